/**
 * While nodes are updated one by one, a node of the version before reads what a newer one has written. It ignores events
 * that it does not know, so these may only add fields that it does not know.
 */
import { expect, test } from "vitest";
import { compile, type Event, evolve, initialState } from "../../src/index.ts";
import { reach } from "../reach.ts";
import { tinyPack } from "../tiny-pack.ts";

/** What came with decision 0078. */
const events = new Set(["voteClosing", "proposed", "proposalEnded"]);
const fields = new Set(["closesAt", "proposal", "waits"]);

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

function withoutNew(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNew);
  if (typeof value !== "object" || value === null) return value;
  const older = Object.entries(value).filter(([name]) => !fields.has(name));
  return Object.fromEntries(older.map(([name, part]) => [name, withoutNew(part)]));
}

test("[E1] events that an older node ignores change nothing that it knows", () => {
  const all = played();
  for (const type of events) expect(all.map((event) => event.type as string)).toContain(type);
  let [newer, older] = [initialState(), initialState()];
  for (const event of all) {
    newer = evolve(newer, event);
    if (!events.has(event.type)) older = evolve(older, event);
    expect(withoutNew(older)).toEqual(withoutNew(newer));
  }
});
