import type { HostSessionView } from "@lantern/contract/live";
import { expect, test } from "vitest";
import { delaysOf } from "./delays.ts";

const timer = { startedAt: 0, endsAt: 60_000, leftMs: 60_000, totalMs: 60_000 };
const person = (seat: string, done: boolean) => ({ seat, presence: "here", observer: false, done });
const view = (done: boolean[], kind = "decision", phase = "running") =>
  ({
    clock: { phase },
    teams: [
      {
        id: "t1",
        waiting: false,
        scene: { id: "s1", title: "The door", kind, step: "active", timer },
        people: done.map((one, index) => person(`p${index}`, one)),
      },
    ],
  }) as unknown as HostSessionView;
const kinds = (session: HostSessionView, now: number) => delaysOf(session, now).map(({ kind }) => kind);

test("a team of which nobody is done late in a scene is stuck", () => {
  expect(kinds(view([false, false]), 30_000)).toEqual([]);
  expect(kinds(view([false, false]), 40_000)).toEqual(["stuck"]);
  expect(kinds(view([false, false], "puzzle"), 40_000)).toEqual(["stuck"]);
});

test("the one person for whom a team waits is silent, except in a puzzle, which the team solves together", () => {
  expect(delaysOf(view([true, false, true]), 40_000)).toMatchObject([{ kind: "silent", seat: "p1" }]);
  expect(kinds(view([true, false, true], "puzzle"), 40_000)).toEqual([]);
  expect(kinds(view([true, false, false]), 40_000)).toEqual([]);
});

test("films and a paused session have no delays", () => {
  expect(kinds(view([false, false], "film"), 59_000)).toEqual([]);
  expect(kinds(view([false, false], "decision", "paused"), 59_000)).toEqual([]);
});
