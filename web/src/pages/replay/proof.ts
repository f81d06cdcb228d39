// What a record is worth: whether it holds, what can be said of its chance, and where it fails.

export interface Proof {
  holds: boolean;
  chance: string;
  answers: number;
  failures: string[];
}
