/** How many credits a company buys: pure functions, used by the built page and by its script. */

export interface Pack {
  credits: number;
  /** In cents. */
  price: number;
}

interface Plan {
  /** Packs to buy, largest first, with their count. */
  packs: { pack: Pack; count: number }[];
  price: number;
  credits: number;
}

const none: Plan = { packs: [], price: 0, credits: 0 };

/**
 * The cheapest packs with at least `need` credits; at the same price, the ones with more credits. Undefined without
 * packs.
 */
export function cheapestPlan(need: number, offered: readonly Pack[]): Plan | undefined {
  if (need <= 0) return none;
  const [largest, ...smaller] = [...offered].sort((a, b) => b.credits - a.credits);
  if (!largest) return undefined;
  const most = Math.ceil(need / largest.credits);
  // The smallest pack only fills up what is missing.
  const counts = smaller.length === 0 ? [most] : Array.from({ length: most + 1 }, (_, count) => count);
  const plans = counts.flatMap((count) => {
    const rest = cheapestPlan(need - count * largest.credits, smaller);
    return rest ? [withPacks(rest, largest, count)] : [];
  });
  return plans.sort((a, b) => a.price - b.price || b.credits - a.credits)[0];
}

function withPacks(rest: Plan, pack: Pack, count: number): Plan {
  if (count === 0) return rest;
  return {
    packs: [{ pack, count }, ...rest.packs],
    price: rest.price + count * pack.price,
    credits: rest.credits + count * pack.credits,
  };
}

export interface PlannedSession {
  seats: number;
  came: number;
  /** Whether the company still has its free credits. */
  isFirst: boolean;
}

/** The costs of a session: free and bought credits, those used, and those left. */
export function costsOf({ seats, came, isFirst }: PlannedSession, offered: readonly Pack[], welcome: number) {
  const free = isFirst ? welcome : 0;
  const plan = cheapestPlan(seats - free, offered) ?? none;
  return { plan, free, used: Math.min(free, seats), left: plan.credits + free - came };
}

/** The team sizes for a number of people: five if possible, never more than six, as in the live session. */
export function sizesOfTeams(people: number): number[] {
  const teams = Math.max(1, Math.ceil(people / 6), Math.round(people / 5));
  return Array.from(
    { length: teams },
    (_, index) => Math.floor(people / teams) + (index < people % teams ? 1 : 0),
  );
}
