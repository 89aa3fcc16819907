import type { HostSessionView } from "@lantern/contract/live";
import { expect, test } from "vitest";
import { delaysOf } from "./delays.ts";

const timer = { startedAt: 0, endsAt: 60_000, leftMs: 60_000, totalMs: 60_000 };
const person = (seat: string, done: boolean) => ({ seat, presence: "here", observer: false, done });
const view = (done: boolean[], kind = "decision", { phase = "running", quietSince = 0 } = {}) =>
  ({
    clock: { phase },
    teams: [
      {
        id: "t1",
        waiting: false,
        scene: { id: "s1", title: "The door", kind, step: "active", timer, quietSince },
        people: done.map((one, index) => person(`p${index}`, one)),
      },
    ],
  }) as unknown as HostSessionView;
const kinds = (session: HostSessionView, now: number) => delaysOf(session, now).map(({ kind }) => kind);

test("a team is stuck when it has made no move and written nothing for two fifths of a scene's time", () => {
  expect(kinds(view([false, false]), 23_000)).toEqual([]);
  expect(kinds(view([false, false]), 24_000)).toEqual(["stuck"]);
  expect(kinds(view([false, false], "puzzle"), 24_000)).toEqual(["stuck"]);
});

test("a team that works on a slow puzzle until its last second is not stuck", () => {
  for (let now = 0; now <= 60_000; now += 5000) {
    const working = view([false, false], "puzzle", { quietSince: Math.max(0, now - 20_000) });
    expect(kinds(working, now)).toEqual([]);
  }
});

test("who has voted and talks is not stuck", () => {
  expect(kinds(view([true, true, true]), 50_000)).toEqual([]);
  expect(kinds(view([true, false, false]), 50_000)).toEqual([]);
});

test("the one person for whom a team waits is silent, except in a puzzle, which the team solves together", () => {
  expect(delaysOf(view([true, false, true]), 40_000)).toMatchObject([{ kind: "silent", seat: "p1" }]);
  expect(kinds(view([true, false, true], "puzzle"), 40_000)).toEqual([]);
  expect(kinds(view([true, false, false]), 40_000)).toEqual([]);
});

test("films and a paused session have no delays", () => {
  expect(kinds(view([false, false], "film"), 59_000)).toEqual([]);
  expect(kinds(view([false, false], "decision", { phase: "paused" }), 59_000)).toEqual([]);
});
