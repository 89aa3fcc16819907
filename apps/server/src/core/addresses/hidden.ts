import { and, gte, lt, or, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { EarlierAddress } from "../../db/schema/index.ts";

/**
 * Participants prove themselves by their email address, which others set. So what somebody said is shown to them only if
 * they said it under the address that they have now, or if the address of then has confirmed the new one.
 */

/** A time in which a person had another address that has not confirmed the one of now. Without `from`: since ever. */
export interface HiddenPeriod {
  from: Date | null;
  until: Date;
}

export const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

export function hiddenPeriods({
  email,
  earlierAddresses,
}: {
  email: string | null;
  earlierAddresses: EarlierAddress[];
}): HiddenPeriod[] {
  return earlierAddresses
    .filter(({ address }) => email === null || !isSame(address, email))
    .map(({ from, until }) => ({ from: from === null ? null : new Date(from), until: new Date(until) }));
}

export const isHidden = (at: Date | null, periods: HiddenPeriod[]): boolean =>
  at !== null && periods.some(({ from, until }) => (from === null || at >= from) && at < until);

/** For a query: rows whose time is in none of the periods. */
export const outside = (column: AnyPgColumn, periods: HiddenPeriod[]): SQL | undefined =>
  and(...periods.map(({ from, until }) => or(gte(column, until), from ? lt(column, from) : undefined)));

export interface NewAddress {
  email: string;
  earlierAddresses: EarlierAddress[];
}
