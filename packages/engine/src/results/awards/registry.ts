/**
 * The measures that a pack's awards may name: `measure: resource`, `params: { resource: hush, at_least: 7 }`.
 * `about` describes each of them, and `params` is the schema of its parameters.
 */
import * as z from "zod";
import type { Award, Pack } from "../../pack/schema.ts";
import { PERSON_MEASURES } from "./personal.ts";
import { TEAM_MEASURES } from "./team.ts";

export { PERSON_MEASURES, TEAM_MEASURES };

/** Problems of a pack's awards, one line each: unknown measures, wrong parameters, not exactly one fallback. */
export function checkAwards({ awards }: Pack): string[] {
  return [
    ...faults("team", awards.team, TEAM_MEASURES),
    ...faults("personal", awards.personal, PERSON_MEASURES),
  ];
}

function faults(
  list: string,
  awards: readonly Award[],
  measures: Record<string, { params: z.ZodType }>,
): string[] {
  const result = awards.flatMap((award) => {
    const measure = measures[award.measure];
    const where = `awards.${list}.${award.id}`;
    if (!measure)
      return [`${where}: no measure "${award.measure}"; there are ${Object.keys(measures).join(", ")}`];
    const read = measure.params.safeParse(award.params);
    return read.success ? [] : [`${where}: ${z.prettifyError(read.error)}`];
  });
  const fallbacks = awards.filter(({ fallback }) => fallback).length;
  return fallbacks === 1
    ? result
    : [...result, `awards.${list}: exactly one fallback is needed, not ${fallbacks}`];
}
