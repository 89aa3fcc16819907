import { betterPack, priceOf } from "@lantern/contract/price";

/** How many credits a company buys: pure functions, used by the built page and by its script. */

export interface Pack {
  credits: number;
  price_cents: number;
}

export interface PlannedSession {
  seats: number;
  came: number;
  /** Whether the company still has its free credits. */
  isFirst: boolean;
}

/** The costs of a session, by the rule that the shop sells by: free and bought credits, those used, and those left. */
export function costsOf({ seats, came, isFirst }: PlannedSession, offered: readonly Pack[], welcome: number) {
  const free = isFirst ? welcome : 0;
  const need = Math.max(0, seats - free);
  const larger = betterPack(need, offered);
  const bought = need === 0 ? 0 : (larger?.credits ?? need);
  const cents = need === 0 ? 0 : (larger?.price_cents ?? priceOf(need, offered)?.cents ?? 0);
  return { bought, cents, used: Math.min(free, seats), left: bought + free - came };
}

/** The team sizes for a number of people: five if possible, never more than six, as in the live session. */
export function sizesOfTeams(people: number): number[] {
  const teams = Math.max(1, Math.ceil(people / 6), Math.round(people / 5));
  return Array.from(
    { length: teams },
    (_, index) => Math.floor(people / teams) + (index < people % teams ? 1 : 0),
  );
}
