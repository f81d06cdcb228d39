import type { RefusalReason } from "./generated";

/** Something was refused and nothing has changed: why, in the player's own language. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    detail: string,
    readonly reasons: RefusalReason[] = [],
    readonly status = 0,
  ) {
    super(detail);
  }
}

/** The server was not reached; the person can only wait or try again. */
export const OFFLINE = "offline";
