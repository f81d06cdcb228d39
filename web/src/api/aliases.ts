// Short names for what messages are made of, and messages whose view has the type that a game gives it.
import type * as generated from "./generated";

export type Seat = number; // from 1; 0 is an onlooker
export type Words = string; // an answer in the words of the notation

type Seen<Message, View> = Omit<Message, "view"> & { view: View };

export type Preview<View> = Seen<generated.Preview, View>;
export type Forecast<View> = Seen<generated.Forecast, View>;
export type SeatView<View> = Seen<generated.SeatView, View>;
export type StudyPosition<View> = Seen<generated.StudyPosition, View>;
export type Study<View> = Omit<generated.Study, "now"> & { now: StudyPosition<View> | null };
export type Update<View> = Omit<generated.Update, "view"> & { view?: View };
