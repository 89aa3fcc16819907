import { expect, test } from "vitest";
import { pack } from "../../test/reach.ts";
import { TestSession } from "../../test/session.ts";
import { ParticipantCommand, PORTRAITS } from "../commands.ts";

const choose = (run: TestSession, seat: string, portrait: number) =>
  run.play(seat, { type: "portrait", portrait });
const portraitsOf = (run: TestSession) => Object.values(run.seats).map(({ portrait }) => portrait ?? 0);

function lobby(expected: number, ...keys: string[]): TestSession {
  const run = new TestSession(pack, { expected, hosting: "host" });
  run.enter(...keys);
  return run;
}

test("[N18] everybody chooses in the lobby, changes their mind, and chooses none; it stays in the log", () => {
  const run = lobby(2, "a", "b");
  expect(portraitsOf(run)).toEqual([0, 0]);
  for (const portrait of [4, 7, 7, 0, 9]) expect(choose(run, "s1", portrait)).toBeNull();
  expect(portraitsOf(run)).toEqual([9, 0]);
  const chosen = run.rows.flatMap(({ events }) => events.filter(({ type }) => type === "portraitChosen"));
  expect(chosen).toHaveLength(4);
  run.send({ type: "start", by: "host" });
  expect(portraitsOf(run)).toEqual([9, 0]);
});

test("[N18] numbers without a drawing are no command", () => {
  for (const portrait of [-1, PORTRAITS + 1, 1.5, "1"])
    expect(ParticipantCommand.safeParse({ type: "portrait", portrait }).success).toBe(false);
  expect(ParticipantCommand.safeParse({ type: "portrait", portrait: PORTRAITS }).success).toBe(true);
});

test("[N18] where all fit into one team, a teammate's portrait is taken; many may have none", () => {
  const run = lobby(6, "a", "b");
  choose(run, "s1", 3);
  expect(choose(run, "s2", 3)).toEqual({ error: "IN_USE" });
  expect(portraitsOf(run)).toEqual([3, 0]);
  choose(run, "s1", 0);
  expect(choose(run, "s2", 3)).toBeNull();
  expect(choose(run, "s2", 0)).toBeNull();
});

test("[N18] a person who has left the lobby takes nothing", () => {
  const run = lobby(2, "a", "b");
  choose(run, "s1", 3);
  run.play("s1", { type: "leave" });
  expect(choose(run, "s2", 3)).toBeNull();
});

test("[N18] with several teams only the same planned team counts in the lobby", () => {
  const run = new TestSession(pack, {
    expected: 12,
    hosting: "host",
    teams: [
      { id: "p1", name: "One" },
      { id: "p2", name: "Two" },
    ],
  });
  for (const [key, team] of [
    ["a", "p1"],
    ["b", "p1"],
    ["c", "p2"],
    ["d", null],
    ["e", null],
  ] as const)
    run.send({ type: "connect", key, team, mix: [], node: "node", browser: "browser" });
  choose(run, "s1", 5);
  expect(choose(run, "s2", 5)).toEqual({ error: "IN_USE" });
  for (const seat of ["s3", "s4", "s5"]) expect(choose(run, seat, 5)).toBeNull();
});

test("[N18] no two people of a team have the same portrait once teams form: the first one has it", () => {
  const run = lobby(12, "a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l");
  for (const seat of Object.keys(run.seats)) choose(run, seat, 8);
  run.send({ type: "start", by: "host" });
  expect(run.rosters.length).toBeGreaterThan(1);
  for (const { seats } of run.rosters)
    expect(seats.map((seat) => run.seats[seat]?.portrait)).toEqual([8, ...seats.slice(1).map(() => 0)]);
});

test("[N18] [N9] whoever is moved to a team gives up a portrait that somebody there has", () => {
  const run = lobby(7, "a", "b", "c", "d", "e", "f", "g");
  run.send({ type: "start", by: "host" });
  const [one, two] = run.rosters;
  if (!one || !two) throw new Error("7 people play in two teams");
  const [first = ""] = one.seats;
  const [second = ""] = two.seats;
  choose(run, first, 2);
  choose(run, second, 2);
  run.send({ type: "moveSeat", seat: first, team: two.id });
  expect([run.seats[first]?.portrait, run.seats[second]?.portrait]).toEqual([0, 2]);
});

test("[N18] [N5] a late joiner chooses during the session and in a pause, but not one of the team", () => {
  const run = lobby(2, "a", "b");
  choose(run, "s1", 6);
  run.send({ type: "start", by: "host" });
  const [late = ""] = run.enter("late");
  expect(choose(run, late, 6)).toEqual({ error: "IN_USE" });
  run.send({ type: "pause" });
  expect(choose(run, late, 1)).toBeNull();
  run.send({ type: "resume" });
  run.send({ type: "end" });
  expect(choose(run, late, 2)).toEqual({ error: "ENDED" });
});
