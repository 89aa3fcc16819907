import type { RoleId } from "@lantern/contract/roles";

/**
 * How strong a participant's token is. Link and mailed code prove the person; an address alone opens the lobby and the
 * play of a seat that nobody holds.
 */
export type EnteredBy = "link" | "code" | "email";

/** Who stands behind a bearer token. Resolved once at the edge; inner functions take a proof, never a request. */
export type Actor =
  | {
      kind: "admin";
      userId: string;
      userTypeId: RoleId;
      companyId: string | null;
      tokenId: string;
      /** The same for a token and all that it is refreshed to. */
      signInId: string;
    }
  | {
      kind: "participant";
      consumerId: string;
      sessionId: string;
      companyId: string;
      signInId: string;
      enteredBy: EnteredBy;
    }
  /** A visitor of `/demo` or an administrator's rehearsal: a seat in an in-memory session. */
  | { kind: "rehearsal"; rehearsalId: string };

export interface Authenticator {
  /** The actor of a plain bearer token, or null when it is unknown, expired or revoked. */
  authenticate(token: string): Promise<Actor | null>;
}

/** Who holds an open connection. */
export interface ConnectionOwner {
  signInId: string;
  /** The administrator's account; null for a participant. */
  account: { userId: string; userTypeId: RoleId; companyId: string | null } | null;
  /** The session that the connection is for; null where it is for none. */
  sessionId: string | null;
}

/**
 * What became of the rights that somebody was let in with: they stand, the sign-in or the session has ended, or the
 * account has another role or company now and must be let in anew.
 */
export type AccessState = "stands" | "ended" | "changed";

/** Rights of those who hold an open connection. They end on whichever node, and by any statement. */
export interface Rights {
  /** Reads it from the database; asked before each command. */
  stateOf(holder: ConnectionOwner): Promise<AccessState>;
  /** Calls `over`, maybe more than once, as soon as the rights no longer stand. Returns what ends the watch. */
  watch(holder: ConnectionOwner, over: (standing: Exclude<AccessState, "stands">) => void): () => void;
}
