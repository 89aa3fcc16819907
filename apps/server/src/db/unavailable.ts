import { DrizzleQueryError } from "drizzle-orm";

/** SQLSTATE: connection, resources, the operator or a timeout ended it, deadlocks and other lost races, locks. */
const passing = /^(08|53|57|40)\w{3}$|^55P03$/;
const network = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
/** What the pool and the client throw without a code. */
const withoutCode =
  /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error)/;

/** SQLSTATE: no connection, or the operator ends it. */
const leaving = /^(08\w{3}|57P0[1-3])$/;

/** The database itself is gone, and not only short of something. */
export function hasLeft(error: unknown): boolean {
  const reason = unavailability(error);
  return reason !== null && (leaving.test(reason) || network.test(reason) || withoutCode.test(reason));
}

/**
 * Why the database could not do something that it may be able to do later: no connection became free in time, it is
 * away, or it ended a statement that ran for too long. Null for every other error.
 */
export function unavailability(error: unknown): string | null {
  const cause: unknown = error instanceof DrizzleQueryError ? error.cause : error;
  if (!(cause instanceof Error)) return null;
  if ("code" in cause) {
    const code = String(cause.code);
    return passing.test(code) || network.test(code) ? code : null;
  }
  return withoutCode.test(cause.message) ? cause.message : null;
}
