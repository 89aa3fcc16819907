import { expect, test } from "vitest";
import { roundsPack } from "../../../engine/test/rounds-pack.ts";
import { play } from "./run.ts";

const sizes = [2, 3, 4, 5, 6];

/** Pielou's evenness: 1 where all are equal. */
function evenness(values: readonly number[]): number {
  const sum = values.reduce((total, value) => total + value, 0);
  const entropy = values.reduce((total, value) => total - (value / sum) * Math.log(value / sum), 0);
  return entropy / Math.log(values.length);
}

test("[G1] [G15] simulated people have one turn each in every round, and none holds the stage for long", () => {
  const closings = new Set<string>();
  let rounds = 0;
  for (const people of sizes)
    for (let run = 0; run < 10; run++) {
      const session = play(roundsPack, { seed: `round ${people} ${run}`, people });
      for (const { id } of session.teams) {
        const events = session.eventsOf(id);
        for (const event of events) if (event.type === "turnClosed") closings.add(event.how);
        const turns = events.filter((event) => event.type === "turnPainted");
        for (const done of session.state.teams[id]?.rounds ?? []) {
          rounds++;
          expect(done.without).toEqual([]);
          expect(done.drawn).toHaveLength(people);
        }
        const seconds = new Map<string, number>();
        for (const { holder, stageMs } of turns)
          seconds.set(holder, (seconds.get(holder) ?? 0) + stageMs / 1000);
        expect(seconds.size).toBe(people);
        expect(evenness([...seconds.values()])).toBeGreaterThan(0.95);
      }
    }
  expect(rounds).toBeGreaterThanOrEqual(sizes.length * 10);
  expect([...closings].sort()).toEqual(["line", "pass", "thing"]);
}, 60_000);
