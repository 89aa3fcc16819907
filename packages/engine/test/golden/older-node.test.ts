/**
 * While nodes are updated one by one, a node of the version before reads what a newer one has written. It ignores events
 * that it does not know, so these may only add fields that it does not know.
 */
import { expect, test } from "vitest";
import { compile, type Event, evolve, initialState } from "../../src/index.ts";
import { act, answer, camping, open, pass, ringOf, turnOf } from "../camping.ts";
import { reach } from "../reach.ts";
import { tinyPack } from "../tiny-pack.ts";

/** What came with decision 0078. */
const votes = {
  events: new Set(["voteClosing", "proposed", "proposalEnded"]),
  fields: new Set(["closesAt", "proposal", "waits"]),
};

/** What came with decision 0089. An older node sees that somebody has done something, and not what. */
const rounds = {
  events: new Set([
    ...["roundOpened", "turnOpened", "turnAsked", "guessed", "sayOpened", "turnAnswered", "turnClosed"],
    ...["turnPainted", "roundClosed"],
  ]),
  fields: new Set(["rounds", "round", "played", "movedAt"]),
};

const long = (id: string) =>
  ({ ...tinyPack.scenes[id], time: [60, 80, 90] }) as (typeof tinyPack.scenes)[string];
const pack = compile({
  ...tinyPack,
  scenes: { ...tinyPack.scenes, lock: long("lock"), last: long("last") },
  acts: tinyPack.acts.map((act) => ({ ...act, seconds: act.seconds + 90 })),
});

/** The log of a team that proposes, waits, and closes a split vote. */
function played(): Event[] {
  const { run } = reach("lock", 3, false, pack);
  for (let slot = 0; slot < 6; slot++) run.play("s1", { type: "move", move: { do: "put", slot, item: "3" } });
  run.play("s1", { type: "check" });
  run.play("s2", { type: "wait", what: "check" });
  for (const seat of ["s1", "s2"]) run.play(seat, { type: "hint", revealed: 0 });
  run.play("s3", { type: "check" });
  while (run.team().scene?.id !== "last") run.until(run.deadline() ?? 0);
  for (const seat of ["s1", "s2", "s3"])
    run.play(seat, { type: "vote", option: seat === "s1" ? "mara" : "we" });
  for (const seat of ["s1", "s2", "s3"]) run.play(seat, { type: "lock" });
  run.until(run.now + 30_000);
  return run.rows.flatMap((row) => row.events);
}

/** The log of a team in whose camp a question goes around. */
function turnsOfAll(): Event[] {
  const there = camping(3);
  open(there);
  for (const seat of ["s2", "s3"]) act(there, seat, { do: "guess", thing: "cat" });
  answer(there);
  act(there, turnOf(there).asker ?? "", { do: "asked" });
  while (ringOf(there)) pass(there);
  return there.run.rows.flatMap((row) => row.events);
}

function withoutNew(value: unknown, fields: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((part) => withoutNew(part, fields));
  if (typeof value !== "object" || value === null) return value;
  const older = Object.entries(value).filter(([name]) => !fields.has(name));
  return Object.fromEntries(older.map(([name, part]) => [name, withoutNew(part, fields)]));
}

test.each([
  ["votes and proposals", played, votes],
  ["rounds", turnsOfAll, rounds],
] as const)(
  "[E1] events of %s that an older node ignores change nothing that it knows",
  (_, log, { events, fields }) => {
    const all = log();
    for (const type of events) expect(all.map((event) => event.type as string)).toContain(type);
    let [newer, older] = [initialState(), initialState()];
    for (const event of all) {
      newer = evolve(newer, event);
      if (!events.has(event.type)) older = evolve(older, event);
      expect(withoutNew(older, fields)).toEqual(withoutNew(newer, fields));
    }
  },
);
