/** Balance of contribution and of voice: were turns taken evenly? (Pielou's evenness, by time present.) */
import type { Seat } from "../../commands.ts";
import type { TeamHistory } from "./ledger.ts";
import type { Measure } from "./measure.ts";

/** Votes cast, puzzle moves, chat lines and clues shared. */
export function contribution(ledger: TeamHistory): Measure {
  const amounts = Object.fromEntries(ledger.seats.map((seat) => [seat, 0]));
  const add = (seat: Seat) => {
    if (seat in amounts) amounts[seat] = (amounts[seat] ?? 0) + 1;
  };
  for (const { final } of ledger.decisions) Object.keys(final).forEach(add);
  for (const { moves } of ledger.puzzles) for (const { seat } of moves) add(seat);
  for (const { seat } of [...ledger.chat, ...ledger.shared]) add(seat);
  return balance("contribution", amounts, ledger.presentMs);
}

/** Seconds of speech, of those who chose to share them. */
export function voice(ledger: TeamHistory, seconds: Readonly<Record<Seat, number>>): Measure {
  const shared = Object.entries(seconds).filter(([seat]) => ledger.seats.includes(seat));
  return balance("voice", Object.fromEntries(shared), ledger.presentMs);
}

/**
 * Normalised Shannon entropy of amounts per time present, so that who came late is not counted as silent.
 * Needs two people and something to share out.
 */
function balance(
  id: "contribution" | "voice",
  amounts: Readonly<Record<Seat, number>>,
  presentMs: Readonly<Record<Seat, number>>,
): Measure {
  const people = Object.keys(amounts).length;
  const total = sum(Object.values(amounts));
  const parts = { people, total };
  if (people < 2 || total === 0) return { id, value: null, parts, shares: {} };
  const rates = Object.entries(amounts).map(([seat, amount]) => amount / Math.max(1, presentMs[seat] ?? 0));
  const shares = Object.fromEntries(Object.entries(amounts).map(([seat, amount]) => [seat, amount / total]));
  return { id, value: evenness(rates), parts, shares };
}

/** 1 when all are equal, 0 when one has everything. */
export function evenness(amounts: readonly number[]): number {
  const total = sum(amounts);
  const entropy = sum(amounts.filter((x) => x > 0).map((x) => -(x / total) * Math.log(x / total)));
  return Math.min(1, Math.max(0, entropy / Math.log(amounts.length)));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
