import { INVARIANTS } from "./findings.ts";
import { BEGINS_AT, Night } from "./night.ts";
import { type Plan, planOf } from "./plan.ts";
import type { PlantedFault } from "./planted-faults.ts";
import { shrink } from "./shrink.ts";

/** Rows that are printed before the first finding. */
const ROWS_BEFORE = 12;
const SHRINKS_FOR_MS = 8000;

async function played(plan: Plan, fault: PlantedFault | null): Promise<Night> {
  const night = new Night(plan, fault);
  await night.play();
  return night;
}

/**
 * Plays a failed night again, shrinks it, and describes what happened in it.
 *
 * @param shrinksForMs time limit of the search for a smaller night with the same failure
 */
export async function failureOf(
  seed: string,
  fault: PlantedFault | null,
  shrinksForMs = SHRINKS_FOR_MS,
): Promise<string> {
  const whole = planOf(seed);
  const [first] = (await played(whole, fault)).findings.all;
  if (!first) return `night ${seed}: nothing is wrong`;
  const fails = async (candidate: Plan) =>
    (await played(candidate, fault)).findings.all.some(({ invariant }) => invariant === first.invariant);
  const plan = await shrink(whole, fails, performance.now() + shrinksForMs);
  return description(await played(plan, fault), whole);
}

function description(night: Night, whole: Plan): string {
  const { plan, findings } = night;
  const [first] = findings.all;
  const time = (ms: number) => `${(ms / 1000).toFixed(3).padStart(8)} s`;
  const settings = `${plan.story} × ${plan.times} at speed ${plan.speed}, ${plan.hosting}, nodes ${plan.redis ? "hear" : "do not hear"} each other`;
  const people = plan.people.map(({ name, session, most }) => {
    const limit = Number.isFinite(most) ? `, at most ${most} commands` : "";
    return `${name} (session ${session + 1}${limit})`;
  });
  const steps = plan.steps.map(({ at, ...step }) => `${time(at)}  ${JSON.stringify(step)}`);
  const rows = [...night.histories.values()].flatMap((history) =>
    history.rows
      .map((row) => ({ row, at: history.at(row.seq).storedAt - BEGINS_AT }))
      .filter(({ at }) => at <= (first?.at ?? 0))
      .slice(-ROWS_BEFORE)
      .map(({ row, at }) => {
        const events = row.events.map((event) => event?.type ?? "unreadable").join(", ");
        return `${time(at)}  run ${history.run.id} row ${row.seq} by ${row.actor}: ${events}`;
      }),
  );
  return [
    `night ${plan.seed}: ${first ? INVARIANTS[first.invariant] : "nothing is wrong"}`,
    settings,
    `people: ${people.join(", ")}`,
    `steps (${plan.steps.length} of ${whole.steps.length}):`,
    ...steps,
    "rows before it:",
    ...rows,
    "what was found:",
    ...findings.all.slice(0, 5).map(({ at, invariant, what }) => `${time(at)}  ${invariant}: ${what}`),
  ].join("\n");
}
