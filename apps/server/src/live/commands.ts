import type { Command, Event } from "@lantern/engine";
import type { CommandErrorCode } from "@lantern/engine/commands";
import type { ConnectionOwner } from "../core/ports/identity.ts";
import type { NewText } from "./texts/texts.ts";

/**
 * The result of a command: stored; rejected by the rules; `UNAVAILABLE` while the storage is away (the same command
 * can be sent again); `FAILED` for an internal error (it cannot); `RIGHTS_ENDED` when the sender has lost the right
 * to act.
 */
export type Outcome =
  /** `events` are missing when the command had been stored before. */
  | { ok: true; events?: Event[] }
  | { ok: false; code: CommandErrorCode | "UNAVAILABLE" | "FAILED" | "RIGHTS_ENDED" };

export const UNAVAILABLE: Outcome = { ok: false, code: "UNAVAILABLE" };
export const FAILED: Outcome = { ok: false, code: "FAILED" };
export const RIGHTS_ENDED: Outcome = { ok: false, code: "RIGHTS_ENDED" };

export interface CommandRequest {
  /** Unique in the session: a command with the same id again has the same result and changes nothing. */
  id: string;
  actor: string;
  command: Command;
  /** Stores a row even without events, so that an acknowledged move is always in the log. */
  record?: boolean;
  /** The connection whose rights are required at the commit; null for commands of the server itself. */
  holder?: ConnectionOwner | null;
  /** False once nobody waits for the result any more: the command is then not decided, nor decided again. */
  isStillNeeded?: () => boolean;
  /** The text that somebody wrote in it, stored with the row. */
  text?: NewText | null;
  /** Decided before the deadlines that have passed meanwhile, because it changes the clock itself. */
  beforeDeadlines?: boolean;
}

/** A command that waits for its result. */
export interface Waiting {
  request: CommandRequest;
  done(outcome: Outcome): void;
}
