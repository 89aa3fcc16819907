import type { HostSessionView } from "@lantern/contract/live";
import type { HostTeamView, PersonView } from "@lantern/engine/views";
import { expect, test } from "vitest";
import { actSpans, connectionOf, countHere, helpRequestsOf, shareOfSession } from "./model.ts";

const person = (seat: string, presence: PersonView["presence"] = "here", needsHelp = false): PersonView => ({
  seat,
  presence,
  graceEndsAt: null,
  observer: false,
  captain: false,
  role: "",
  done: false,
  needsHelp,
});
const team = (id: string, people: PersonView[]): HostTeamView => ({
  id,
  name: id,
  scene: null,
  entered: 0,
  waiting: false,
  points: 0,
  people,
});
const clock = { phase: "running", startsAt: 0, startedAt: 1000, endsAt: 5000, speed: 1 } as const;
const view = (change: Partial<HostSessionView>): HostSessionView => ({
  stage: "host",
  clock,
  hosting: "host",
  expected: 4,
  act: null,
  teams: [],
  lobby: [],
  removed: [],
  reports: [],
  messages: [],
  missing: [],
  connections: {},
  ...change,
});

test("who is here counts in teams and in the lobby, and calls stand in the order of the teams", () => {
  const teams = [team("t1", [person("a"), person("b", "away")]), team("t2", [person("c", "here", true)])];
  const now = view({
    teams,
    lobby: [
      { seat: "d", presence: "here" },
      { seat: "e", presence: "dropped" },
    ],
  });
  expect(countHere(now)).toBe(3);
  expect(helpRequestsOf(now).map(({ team, seat }) => [team.id, seat])).toEqual([["t2", "c"]]);
});

test("the worst line of those who are here is the team's", () => {
  const people = [person("a"), person("b"), person("c", "away")];
  expect(connectionOf(team("t", people), {})).toEqual({ health: "good", seats: ["a", "b"] });
  expect(connectionOf(team("t", people), { a: "slow", c: "bad" })).toEqual({ health: "slow", seats: ["a"] });
  expect(connectionOf(team("t", people), { a: "slow", b: "bad" })).toEqual({ health: "bad", seats: ["b"] });
  expect(connectionOf(team("t", [person("c", "away")]), {})).toBeNull();
});

test("the rope is to scale and lit up to now", () => {
  const acts = [30, 60, 10].map((seconds, at) => ({ title: `${at}`, mode: "teams" as const, seconds }));
  expect(actSpans(view({ act: { index: 0, title: "0", acts } })).map(({ to }) => to.toFixed(1))).toEqual([
    "0.3",
    "0.9",
    "1.0",
  ]);
  expect(shareOfSession(view({}), 2000)).toBe(0.25);
  expect(shareOfSession(view({}), 9000)).toBe(1);
  expect(shareOfSession(view({ clock: { ...clock, startedAt: null } }), 2000)).toBeNull();
});
