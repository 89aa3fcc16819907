import type { Plan } from "./plan.ts";

/** Whether a night by this plan still fails in the same way. */
export type Fails = (plan: Plan) => Promise<boolean>;

/**
 * The same failure with fewer steps, people and commands, as far as the time allows.
 * @param until ms of performance.now()
 */
export async function shrink(plan: Plan, fails: Fails, until: number): Promise<Plan> {
  const inTime: Fails = async (smaller) => performance.now() < until && (await fails(smaller));
  let smallest = await withoutPeople(plan, inTime);
  smallest = await withoutSteps(smallest, inTime);
  smallest = await withoutPeople(smallest, inTime);
  return withFewerCommands(smallest, inTime);
}

/** Leaves out halves, quarters and so on of the steps while it still fails. */
async function withoutSteps(plan: Plan, fails: Fails): Promise<Plan> {
  let smallest = plan;
  for (let size = Math.ceil(plan.steps.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2))
    for (let from = 0; from < smallest.steps.length; ) {
      const steps = smallest.steps.filter((_, at) => at < from || at >= from + size);
      const smaller = { ...smallest, steps };
      if (await fails(smaller)) smallest = smaller;
      else from += size;
    }
  return smallest;
}

async function withoutPeople(plan: Plan, fails: Fails): Promise<Plan> {
  let smallest = plan;
  for (const { name } of plan.people) {
    const people = smallest.people.filter((person) => person.name !== name);
    const steps = smallest.steps.filter((step) => !("who" in step) || step.who !== name);
    if (people.length > 0 && (await fails({ ...smallest, people, steps })))
      smallest = { ...smallest, people, steps };
  }
  return smallest;
}

/** Lets each person stop playing as early as possible. */
async function withFewerCommands(plan: Plan, fails: Fails): Promise<Plan> {
  let smallest = plan;
  for (const { name } of plan.people)
    for (const most of [0, 1, 3, 8, 20]) {
      const people = smallest.people.map((person) => (person.name === name ? { ...person, most } : person));
      if (!(await fails({ ...smallest, people }))) continue;
      smallest = { ...smallest, people };
      break;
    }
  return smallest;
}
