/** Assigns the awards. */
import type { Seat } from "../../commands.ts";
import { fallbackOf } from "../../play/awards.ts";
import type { Played } from "./measure.ts";
import { PERSON_MEASURES, TEAM_MEASURES } from "./registry.ts";

/** The team award that fits best; of equal ones the first in the pack. */
export function teamAward(played: Played): string {
  const fits = played.pack.awards.team.map((award) => {
    const fit = TEAM_MEASURES[award.measure]?.fit(award.params, played) ?? 0;
    return { id: award.id, fit };
  });
  return fits.reduce((best, next) => (next.fit > best.fit ? next : best), { id: "", fit: -1 }).id;
}

/** One personal award for each seat, with the best total fit. Only the fallback may be given more than once. */
export function personalAwards(played: Played): Record<Seat, string> {
  const awards = played.pack.awards.personal;
  const fits = played.ledger.seats.map((seat) =>
    awards.map((award) => PERSON_MEASURES[award.measure]?.fit(award.params, played, seat) ?? 0),
  );
  const chosen = bestAssignment(
    fits,
    awards.map(({ fallback }) => fallback),
  );
  return Object.fromEntries(
    played.ledger.seats.map((seat, at) => [seat, awards[chosen[at] ?? -1]?.id ?? fallbackOf(awards).id]),
  );
}

/**
 * Assigns a column to each row of fits with the highest sum. A column is used once unless it may repeat, and a fit of 0
 * is never assigned. The result is exact: rows (people of a team) are few, so the best assignment is cached for every set
 * of used columns. With equal sums the earlier row gets the earlier column.
 */
export function bestAssignment(fits: readonly (readonly number[])[], repeats: readonly boolean[]): number[] {
  interface Best {
    sum: number;
    columns: number[];
  }
  const bests = new Map<string, Best>();
  const best = (row: number, used: number): Best => {
    const values = fits[row];
    if (!values) return { sum: 0, columns: [] };
    const key = `${row} ${used}`;
    const cached = bests.get(key);
    if (cached) return cached;
    let highest: Best | null = null;
    for (const [column, fit] of values.entries()) {
      const bit = repeats[column] ? 0 : 1 << column;
      if (fit <= 0 || (used & bit) !== 0) continue;
      const rest = best(row + 1, used | bit);
      if (!highest || fit + rest.sum > highest.sum + 1e-9) {
        highest = { sum: fit + rest.sum, columns: [column, ...rest.columns] };
      }
    }
    const result = highest ?? { sum: 0, columns: [repeats.indexOf(true), ...best(row + 1, used).columns] };
    bests.set(key, result);
    return result;
  };
  return best(0, 0).columns;
}
