/** Measures for team awards. */
import * as z from "zod";
import { ratio } from "../../numbers.ts";
import { tempoOf } from "../measures.ts";
import { from, measuring, type TeamMeasure } from "./measure.ts";

const Fraction = z.number().min(0).max(1);
const Id = z.string();

export const TEAM_MEASURES: Record<string, TeamMeasure> = {
  always: measuring("true for every team", z.strictObject({ fit: Fraction.default(0.1) }), ({ fit }) => fit),

  resource: measuring(
    "a resource ended at `at_least` or more; fit is its part of the range",
    z.strictObject({ resource: Id, at_least: z.number() }),
    ({ resource, at_least }, { pack, ledger }) => {
      const value = ledger.facts.resources[resource] ?? 0;
      const max = pack.resources[resource]?.max ?? 0;
      return value >= at_least && max > 0 ? value / max : 0;
    },
  ),

  top_trait: measuring(
    "the highest trait is this one",
    z.strictObject({ trait: Id, fit: Fraction.default(0.5) }),
    ({ trait, fit }, { pack, ledger }) => {
      const value = (id: string) => ledger.facts.traits[id] ?? 0;
      const highest = Math.max(...pack.traits.map(({ id }) => value(id)));
      return pack.traits.find(({ id }) => value(id) === highest)?.id === trait ? fit : 0;
    },
  ),

  puzzle_solved: measuring(
    "this puzzle was solved (and, with `allocation`, the people's own placing met these needs); each hint costs",
    z.strictObject({
      puzzle: Id,
      per_hint: Fraction.default(0.2),
      allocation: Id.optional(),
      needs: z.array(Id).default([]),
    }),
    ({ puzzle, per_hint, allocation, needs }, { ledger }) => {
      const record = ledger.puzzles.find(({ scene }) => scene === puzzle);
      const met = allocation === undefined ? [] : (ledger.allocations[allocation]?.met ?? []);
      if (!record?.solved || !needs.every((need) => met.includes(need))) return 0;
      return 1 - per_hint * record.hints;
    },
  ),

  puzzles: measuring(
    "share of puzzles solved, less something for each hint; `hints_at_most` and `at_least` are limits, `mandatory` leaves out optional puzzles",
    z.strictObject({
      per_hint: Fraction.default(0.1),
      at_least: Fraction.default(0),
      hints_at_most: z.int().default(99),
      mandatory: z.boolean().default(false),
    }),
    ({ per_hint, at_least, hints_at_most, mandatory }, { pack, ledger }) => {
      const puzzles = ledger.puzzles.filter(({ scene }) => !(mandatory && pack.scenes[scene]?.optional));
      const solved = puzzles.filter((puzzle) => puzzle.solved).length;
      const hints = puzzles.reduce((sum, puzzle) => sum + puzzle.hints, 0);
      const share = ratio(solved, puzzles.length) ?? 0;
      return share >= at_least && hints <= hints_at_most ? share - per_hint * hints : 0;
    },
  ),

  votes_changed: measuring(
    "share of decisions in which a vote changed before the lock, from `at_least` such decisions on",
    z.strictObject({ at_least: z.int().min(1).default(1) }),
    ({ at_least }, { ledger }) => {
      const changed = ledger.decisions.filter(({ changes }) => changes.length > 0).length;
      return changed >= at_least ? (ratio(changed, ledger.decisions.length) ?? 0) : 0;
    },
  ),

  measures: measuring(
    "these collaboration measures reach these values; fit is their mean",
    z.strictObject({
      contribution: Fraction.optional(),
      voice: Fraction.optional(),
      clues: Fraction.optional(),
      listening: Fraction.optional(),
      pace: Fraction.optional(),
      togetherness: Fraction.optional(),
    }),
    (wanted, { measures }) => {
      const fits = Object.entries(measures).flatMap(([id, value]) => {
        const least = wanted[id as keyof typeof wanted];
        return least === undefined ? [] : [from(least, value ?? 0)];
      });
      if (fits.length === 0 || fits.includes(0)) return 0;
      return fits.reduce((sum, fit) => sum + fit, 0) / fits.length;
    },
  ),

  on_pace: measuring(
    "share of decisions that were neither hasty nor late",
    z.strictObject({ at_least: Fraction.default(0) }),
    ({ at_least }, { ledger }) => {
      const calm = ledger.decisions.filter((decision) => tempoOf(decision) === "calm").length;
      return from(at_least, ratio(calm, ledger.decisions.length) ?? 0);
    },
  ),

  spirit: measuring(
    "spirit points, of a hundred, but never less than `least`",
    z.strictObject({ least: Fraction.default(0) }),
    ({ least }, { spirit }) => Math.max(least, spirit / 100),
  ),
};
