import fc from "fast-check";
import { expect, test } from "vitest";
import { camping, open, type RoundCommand, ringOf, turnOf } from "../../test/camping.ts";
import { evolve, initialState } from "../index.ts";

/** What can happen to a round at any time. */
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constantFrom("asked", "guess", "spot", "voice", "line", "thing", "fits", "done", "pass", "more"),
      seat: fc.nat(6),
      thing: fc.constantFrom("cup", "cat", "kite", "nothing"),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constantFrom("drop", "back", "away", "leave", "observe", "act", "late"),
      seat: fc.nat(6),
      thing: fc.constant(""),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant("wait"), seat: fc.nat(9000), thing: fc.constant("") }),
  },
);

test("[G15] whatever people do, nobody has two turns, everybody who is there has one, and the stage is held 13 to 23 seconds, or to 41 with more time", () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 6 }), fc.array(step, { maxLength: 60 }), (people, steps) => {
      const there = camping(people);
      const { run } = there;
      open(there, [...there.seats].reverse());
      const newest = there.seats[0];
      expect(run.eventsOf("t1").find((event) => event.type === "roundOpened")?.ring[1]).toBe(newest);
      let moved = false;
      for (const { do: what, seat: index, thing } of steps) {
        if (!ringOf(there)?.turn) break;
        const seat = Object.keys(run.seats)[index % Object.keys(run.seats).length] ?? "";
        const { number } = turnOf(there);
        if (what === "wait") run.until(run.now + index);
        else if (what === "late") {
          if (Object.keys(run.seats).length < 6) run.enter("late");
        } else if (what === "drop") {
          moved = true;
          run.drop(seat);
        } else if (what === "back") run.back(seat);
        else if (what === "away") {
          moved = true;
          run.away(seat);
        } else if (what === "leave") {
          moved = true;
          run.play(seat, { type: "leave" });
        } else if (what === "observe" || what === "act") {
          moved = true;
          run.play(seat, { type: "observe", on: what === "observe" });
        } else {
          const isIn = run.isIn("t1", seat);
          const spot = isIn ? run.mine(seat).round?.spots[0] : undefined;
          run.play(seat, {
            type: "round",
            turn: number,
            do: what as RoundCommand["do"],
            thing,
            ...(spot !== undefined && { spot }),
          });
        }
        const ring = ringOf(there);
        if (ring?.turn && ring.turn.step !== "paint") {
          expect(ring.turn.guesses).toBeNull();
          expect(ring.turn.thing).toBeNull();
        }
      }
      while (ringOf(there)) run.until(run.deadline() ?? 0);
      const events = run.eventsOf("t1");
      const done = events.filter((event) => event.type === "turnPainted");
      const holders = done.map(({ holder }) => holder);
      expect(new Set(holders).size).toBe(holders.length);
      if (!moved) {
        const playing = run.team().joined.filter((seat) => run.seats[seat]?.presence === "here");
        expect([...holders].sort()).toEqual([...playing].sort());
        expect(holders[1]).toBe(newest);
      }
      const passed = new Set(
        events.flatMap((event) =>
          event.type === "turnClosed" && (event.how === "pass" || event.how === "nobody") ? [event.at] : [],
        ),
      );
      const closedAt = events.filter((event) => event.type === "turnClosed").map(({ at }) => at);
      const longer = events.filter((event) => event.type === "sayExtended").map(({ at }) => at);
      for (const [index, { stageMs, at }] of done.entries()) {
        const hasMore = longer.some((asked) => asked <= at && asked >= at - stageMs);
        expect(stageMs).toBeLessThanOrEqual(hasMore ? 41_000 : 23_000);
        if (!passed.has(closedAt[index] ?? -1)) expect(stageMs).toBeGreaterThanOrEqual(13_000);
      }
      // [E1] A wall that is folded from the log is the wall that everybody saw.
      const again = run.rows.flatMap(({ events: all }) => all).reduce(evolve, initialState());
      expect(again).toEqual(run.state);
      const wall = run.team().rounds?.flatMap(({ drawn }) => drawn) ?? [];
      expect(wall).toEqual(done.map(({ thing, spot }) => ({ thing, spot })));
    }),
    { numRuns: 300, seed: 36 },
  );
});
