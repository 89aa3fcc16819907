/** Who gets which award. */
import type { Seat } from "../../commands.ts";
import type { Award } from "../../pack/schema.ts";
import type { Played } from "./measure.ts";
import { PERSON_MEASURES, TEAM_MEASURES } from "./registry.ts";

/** The team award that fits best; the first of the pack's list when two fit alike. */
export function teamAward(played: Played): string {
  const fits = played.pack.awards.team.map((award) => {
    const fit = TEAM_MEASURES[award.measure]?.fit(award.params, played) ?? 0;
    return { id: award.id, fit };
  });
  return fits.reduce((best, next) => (next.fit > best.fit ? next : best), { id: "", fit: -1 }).id;
}

/** One personal award for each seat, with the best total fit; each is won once, only the fallback repeats. */
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

/** The award that everybody may have. */
export function fallbackOf(awards: readonly Award[]): Award {
  const award = awards.find(({ fallback }) => fallback) ?? awards[0];
  if (!award) throw new Error("a pack has awards");
  return award;
}

/**
 * For each row of fits the column it gets, so that the sum is highest; a column is taken once unless it may
 * repeat, and a fit of 0 is never given. Exact: rows (people of a team) are few, so it remembers the best
 * for every set of columns already taken. Equal sums go to the earlier column for the earlier row.
 */
export function bestAssignment(fits: readonly (readonly number[])[], repeats: readonly boolean[]): number[] {
  interface Best {
    sum: number;
    columns: number[];
  }
  const existing = new Map<string, Best>();
  const best = (row: number, used: number): Best => {
    const values = fits[row];
    if (!values) return { sum: 0, columns: [] };
    const key = `${row} ${used}`;
    const stored = existing.get(key);
    if (stored) return stored;
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
    existing.set(key, result);
    return result;
  };
  return best(0, 0).columns;
}
