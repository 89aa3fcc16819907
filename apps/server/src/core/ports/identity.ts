import type { KeyScope } from "@lantern/contract/choices";
import type { RoleId } from "@lantern/contract/roles";
import type { HiddenPeriod } from "../addresses/hidden.ts";

/**
 * How a participant joined. A link or an emailed code proves the person. An address alone gives access to the lobby and
 * to a seat that nobody is connected to.
 */
export type EnteredBy = "link" | "copied" | "code" | "email";

/** Whom an auth token belongs to. Resolved once per request; inner functions take a proof of permission instead. */
export type Actor =
  | {
      kind: "admin";
      userId: string;
      userTypeId: RoleId;
      /** A Sub-Administrator who is limited to billing. */
      billingOnly: boolean;
      /** Whether they may buy credits for their company. */
      mayBuy: boolean;
      companyId: string | null;
      /** Their company requires a second factor, and they have none. */
      needsSecondFactor: boolean;
      /** Nobody has confirmed their email address, so whoever signed up may have typed somebody else's. */
      unverified: boolean;
      tokenId: string;
      /** Shared by a token and the tokens that it is refreshed to. */
      signInId: string;
    }
  | {
      kind: "participant";
      consumerId: string;
      sessionId: string;
      companyId: string;
      signInId: string;
      enteredBy: EnteredBy;
      /** What is from these times is not shown to them: they had another address, which has not confirmed this one. */
      hidden: HiddenPeriod[];
    }
  /** A visitor of `/demo` or an administrator's rehearsal: a seat in an in-memory session. */
  | { kind: "rehearsal"; rehearsalId: string };

export interface Authenticator {
  /** The actor of a plain bearer token, or null when it is unknown, expired or revoked. */
  authenticate(token: string): Promise<Actor | null>;
}

/** Whose connection it is. */
export interface ConnectionOwner {
  signInId: string;
  /** The administrator's account; null for a participant. */
  account: { userId: string; userTypeId: RoleId; billingOnly: boolean; companyId: string | null } | null;
  /** The session that the connection is for; null where it is for none. */
  sessionId: string | null;
}

/**
 * Whether the rights that a connection was opened with still hold: "stands"; "ended" with the sign-in or the session;
 * "changed" when the account has another role, limit or company and must connect again.
 */
export type AccessState = "stands" | "ended" | "changed";

/** Rights of open connections. Any node, and any statement in the database, can end them. */
export interface Rights {
  /** Reads the state from the database. Called before each command. */
  stateOf(holder: ConnectionOwner): Promise<AccessState>;
  /** Calls `over`, maybe more than once, as soon as the rights end or change. Returns a function that stops watching. */
  watch(holder: ConnectionOwner, over: (standing: Exclude<AccessState, "stands">) => void): () => void;
}

/** Keys begin with this, so that they are told from auth tokens, and found where they should not be. */
export const keyPrefix = "lhk_";

/** A program of a company. It never signs in, opens no connection, and has no right without a scope. */
export interface KeyHolder {
  keyId: string;
  companyId: string;
  /** The Owner who made the key. */
  userId: string;
  scopes: readonly KeyScope[];
}

export type FindKey = (key: string) => Promise<KeyHolder | null>;
