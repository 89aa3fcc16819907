import type { HostSessionView } from "@lantern/contract/live";
import type { HostTeamView, PersonView } from "@lantern/engine/views";
import { expect, test } from "vitest";
import { eventsBetween } from "./host-events.ts";

const person = (seat: string, change: Partial<PersonView> = {}): PersonView => ({
  seat,
  presence: "here",
  graceEndsAt: null,
  observer: false,
  captain: false,
  role: "",
  done: false,
  needsHelp: false,
  ...change,
});
const timer = { startedAt: 0, endsAt: 60_000, leftMs: 60_000, totalMs: 60_000 };
const team = (id: string, change: Partial<HostTeamView> = {}): HostTeamView => ({
  id,
  name: id,
  entered: 1,
  waiting: false,
  points: 0,
  scene: { id: "s1", title: "First", kind: "briefing", step: "active", timer, quietSince: 0, result: null },
  people: [person("a"), person("b")],
  ...change,
});
const view = (change: Partial<HostSessionView> = {}): HostSessionView => ({
  stage: "host",
  clock: { phase: "running", startsAt: 0, startedAt: 0, endsAt: 3_600_000, speed: 1 },
  hosting: "host",
  expected: 4,
  act: null,
  teams: [team("t1"), team("t2", { people: [person("c")] })],
  lobby: [],
  removed: [],
  reports: [],
  messages: [],
  missing: [],
  connections: {},
  ...change,
});
const kinds = (before: HostSessionView, after: HostSessionView) =>
  eventsBetween(before, after, 7).map(({ kind }) => kind);

test("nothing happens between two pictures of the same", () => {
  expect(eventsBetween(view(), view(), 7)).toEqual([]);
});

test("a call for help and its answer, a lost line and its return are told with who and where", () => {
  const helpRequests = view({
    teams: [team("t1", { people: [person("a", { needsHelp: true }), person("b")] })],
  });
  expect(eventsBetween(view(), helpRequests, 7)).toContainEqual({
    at: 7,
    kind: "help",
    seat: "a",
    team: "t1",
  });
  expect(kinds(helpRequests, view())).toContain("answered");
  const away = (presence: PersonView["presence"]) =>
    view({ teams: [team("t1", { people: [person("a", { presence }), person("b")] })] });
  expect(kinds(away("here"), away("dropped"))).toEqual(["dropped"]);
  expect(kinds(away("dropped"), away("away"))).toEqual(["away"]);
  expect(kinds(away("away"), away("here"))).toEqual(["back"]);
});

test("who comes to a team that plays is told; a team that is formed is not told person by person", () => {
  const moved = view({
    teams: [team("t1", { people: [person("b")] }), team("t2", { people: [person("c"), person("a")] })],
  });
  expect(eventsBetween(view(), moved, 7)).toEqual([{ at: 7, kind: "joined", seat: "a", team: "t2" }]);
  expect(kinds(view({ teams: [team("t1", { people: [] })] }), view({ teams: [team("t1")] }))).toEqual([]);
});

test("scenes, waiting, the clock, the end that moved, and who was taken out or let in again", () => {
  const scene = {
    id: "s2",
    title: "Second",
    kind: "decision",
    step: "active",
    timer,
    quietSince: 0,
    result: null,
  } as const;
  expect(
    eventsBetween(view(), view({ teams: [team("t1", { scene }), team("t2", { people: [person("c")] })] }), 7),
  ).toEqual([{ at: 7, kind: "entered", team: "t1", text: "Second" }]);
  expect(kinds(view({ teams: [team("t1")] }), view({ teams: [team("t1", { waiting: true })] }))).toEqual([
    "waiting",
  ]);
  const clock = (phase: "running" | "paused" | "ended", endsAt = 3_600_000) =>
    view({ clock: { phase, startsAt: 0, startedAt: 0, endsAt, speed: 1 } });
  expect(kinds(clock("running"), clock("paused"))).toEqual(["paused"]);
  expect(kinds(clock("paused"), clock("running"))).toEqual(["resumed"]);
  expect(kinds(clock("running"), clock("running", 3_900_000))).toEqual(["extended"]);
  expect(kinds(clock("running"), clock("ended", 1))).toEqual(["ended"]);
  expect(kinds(view(), view({ removed: ["a"] }))).toEqual(["removed"]);
  expect(kinds(view({ removed: ["a"] }), view())).toEqual(["letIn"]);
});

test("what a team chose or solved is told once, with the scene", () => {
  const at = (result: NonNullable<HostTeamView["scene"]>["result"], id = "s1") =>
    view({
      teams: [
        team("t1", {
          scene: { id, title: "First", kind: "decision", step: "outcome", timer, quietSince: 0, result },
        }),
        team("t2", { people: [person("c")] }),
      ],
    });
  const chose = { kind: "chose", team: "t1", text: "First", chosen: "Listened", at: 7 };
  expect(eventsBetween(at(null), at({ chosen: "Listened" }), 7)).toEqual([chose]);
  expect(eventsBetween(at({ chosen: "Listened" }), at({ chosen: "Listened" }), 7)).toEqual([]);
  expect(kinds(at(null), at({ solved: true }))).toEqual(["solved"]);
  expect(kinds(at(null), at({ solved: false }))).toEqual(["unsolved"]);
});
