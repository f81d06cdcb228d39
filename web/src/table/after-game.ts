// What people can do with a game that is over.
import type { Seat } from "../api/aliases";
import type { Result } from "../api/generated";
import { api } from "../api/http";
import { download } from "../device/download";
import { router } from "../state/route.svelte";
import { shareLink } from "../state/share";
import type { AnyClient } from "./client.svelte";

/** What every dialog with a result is given. */
export interface ResultProps<Client = AnyClient> {
  client: Client;
  result: Result;
  viewer: Seat;
  name: (seat: Seat) => string;
  open: boolean;
}

export const replayPath = (client: AnyClient, viewer: Seat): string =>
  `/replay/${client.id}?seat=${viewer || 1}&event=0`;

export const shareReplay = (client: AnyClient, viewer: Seat, words: string): Promise<void> =>
  shareLink(`${location.origin}${replayPath(client, viewer)}`, words);

export async function downloadRecord(client: AnyClient): Promise<void> {
  download(await api.record(client.id), `${client.table?.game ?? "game"}-${client.id}.bones`);
}

/** The table of the rematch, which is made if nobody has asked for one yet. */
export async function rematchTable(client: AnyClient): Promise<string> {
  return client.table?.rematch ?? (await api.rematch(client.id)).id;
}

export async function goToRematch(client: AnyClient): Promise<void> {
  router.go(`/t/${await rematchTable(client)}`);
}
