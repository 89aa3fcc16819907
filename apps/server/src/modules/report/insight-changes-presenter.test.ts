import type { Insights, MeasureBand } from "@lantern/contract/http";
import { expect, test } from "vitest";
import { changedIn, nextStepsOf } from "./insight-changes-presenter.ts";

type Session = Insights["sessions"][number];

const bands = (over: Partial<Record<string, MeasureBand>> = {}) =>
  ({
    contribution: "high",
    voice: "middle",
    clues: "high",
    listening: "middle",
    pace: null,
    togetherness: "high",
    ...over,
  }) as NonNullable<Session["bands"]>;
const session = (id: string, over: Partial<Session> = {}): Session => ({
  id,
  title: id,
  ended_at: "2026-11-20T15:00:00.000Z",
  listed: 10,
  came: 9,
  measures: null,
  bands: bands(),
  feedback: null,
  ...over,
});

test("one session alone has changed nothing, and asks for nothing", () => {
  expect(changedIn([session("a")])).toEqual([]);
  expect(nextStepsOf([session("a")], [])).toEqual([]);
});

test("attendance, bands and answers are compared with before", () => {
  const before = session("a", { feedback: { responses: 5, average: 3.5 } });
  const latest = session("b", {
    came: 6,
    bands: bands({ listening: "low", voice: "high" }),
    feedback: { responses: 5, average: 4.25 },
  });
  expect(changedIn([before, latest])).toEqual([
    { kind: "attendance", came: 6, listed: 10, share: 60, before: 90 },
    { kind: "measure", measure: "voice", from: "middle", to: "high" },
    { kind: "measure", measure: "listening", from: "middle", to: "low" },
    { kind: "feedback", average: 4.25, before: 3.5 },
  ]);
});

test("what stays the same is said once", () => {
  expect(changedIn([session("a"), session("b")])).toEqual([
    { kind: "attendance_same", came: 9, listed: 10 },
    { kind: "measures_same" },
  ]);
});

test("the next steps are about who was missed, lower bands, and the department reached least", () => {
  const latest = session("b", { came: 6, bands: bands({ listening: "low" }) });
  const departments = [
    { name: "Optics", reached: 4, of: 10 },
    { name: "Sales", reached: 1, of: 10 },
    { name: null, reached: 0, of: 9 },
  ];
  expect(nextStepsOf([session("a"), latest], departments)).toEqual([
    { kind: "missed", people: 4, session_id: "b" },
    { kind: "measure", measure: "listening", session_id: "b" },
    { kind: "department", name: "Sales", reached: 1, of: 10 },
  ]);
  expect(nextStepsOf([session("a"), session("b")], [])).toEqual([{ kind: "plan" }]);
});
