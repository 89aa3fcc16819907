import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { phrasesIn } from "@lantern/bots";
import { commitmentText } from "@lantern/contract/commitment";
import { openNodeClient } from "@lantern/live-client/node";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestDatabase, testDatabase } from "../../test/database/test-database.ts";
import { eventually, firstLight, TestNode } from "../../test/live/live-node.ts";
import { join } from "../../test/live/session-world.ts";
import { NightClock } from "../../test/nights/clock.ts";
import { Rehearsals } from "./rehearsals.ts";

let database: TestDatabase;
let node: TestNode;

beforeAll(async () => {
  database = await testDatabase();
  node = await new TestNode(database.pool).start();
});
afterAll(async () => {
  await node.stop();
  await database.drop();
});

const input = { experience: "first-light", language: "en" as const, speed: 15, firstName: "Ada" };

test("one person rehearses with three simulated teammates to a scorecard, and nothing of it is stored", async () => {
  const made = await node.live.liveServer.rehearse({ ...input, language: "de" });
  if (!made) throw new Error("no place");
  expect(node.live.liveServer.rehearsalOf(made.token)).toBe(made.rehearsalId);
  expect(node.live.liveServer.rehearsalOf("another")).toBeNull();
  const moves = new Set<string>();
  const chat = new Set<string>();
  const you = openNodeClient({
    url: node.url,
    token: made.token,
    onView({ view, directory }) {
      for (const text of Object.values(directory.texts)) if (text !== null) chat.add(text);
      if (view.stage !== "play") return;
      for (const { seat, done } of view.people) if (done && seat !== you.seat) moves.add(seat);
    },
  });
  await eventually(() => expect(you.snapshot?.view.stage).toBe("play"));
  const people = Object.values(you.snapshot?.directory.people ?? {});
  expect(Object.fromEntries(people.map(({ name, portrait }) => [name, portrait]))).toEqual({
    Ada: 0,
    Ingrid: 3,
    Mateo: 4,
    Noor: 1,
  });
  // Their own choice is what everybody sees, and nobody else's can be chosen.
  expect(await you.send({ type: "portrait", portrait: 3 })).toMatchObject({ ok: false, code: "IN_USE" });
  expect(await you.send({ type: "portrait", portrait: 9 })).toEqual({ ok: true });
  await eventually(() => expect(you.snapshot?.directory.people[you.seat ?? ""]?.portrait).toBe(9));
  await eventually(() => expect(you.snapshot?.view.stage).toBe("over"), 12_000);
  expect(moves.size).toBe(3);
  // They speak the language of their only reader.
  const german = Object.values(phrasesIn("de"))
    .flat()
    .map((phrase) => (typeof phrase === "string" ? phrase : commitmentText(phrase)));
  expect(chat.size).toBeGreaterThan(0);
  expect([...chat].filter((text) => !german.includes(text))).toEqual([]);
  const stored = await node.live.liveServer.scorecard(made.rehearsalId, { rehearsalId: made.rehearsalId });
  expect(stored).toMatchObject({ scorecard: { you: you.seat }, directory: { people: {} } });
  you.close();
  const { rows } = await database.pool.query("select from live_log union all select from session_texts");
  expect(rows).toHaveLength(0);
  expect(node.problems).toEqual([]);
}, 25_000);

test("an unknown story has no rehearsal", async () => {
  expect(await node.live.liveServer.rehearse({ ...input, experience: "nowhere" })).toBeNull();
});

/** Rehearsals of companies, and demos, on a clock of their own. */
function world() {
  const clock = new NightClock(1_800_000_000_000);
  const logger = { info: () => {}, warn: () => {}, error: () => {} };
  const demo = { ...firstLight, pack: { ...firstLight.pack, slug: "demo", scene_of: "first-light" } };
  const rehearsals = new Rehearsals([firstLight, demo], { clock, logger, timers: clock.timers });
  const make = async (experience = "first-light") =>
    (await rehearsals.make({ ...input, experience }))?.rehearsalId ?? null;
  /** Its page speaks, and stays until the returned function is called. */
  const visit = async (id: string | null) => {
    const target = await rehearsals.targetOf(id ?? "");
    if ("bye" in target) return target.bye;
    const { viewer } = await join(target.session, "you");
    return () => target.session.leave(viewer, clock.now());
  };
  return { clock, rehearsals, make, visit };
}

test("rehearsals that nobody opened take no room, and those of companies are not counted with demos", async () => {
  const { rehearsals, make, visit } = world();
  const demos: (string | null)[] = [];
  for (let n = 0; n < 250; n++) demos.push(await make("demo"));
  expect(demos).not.toContain(null);
  for (const id of demos.slice(0, 200)) expect(await visit(id)).toBeTypeOf("function");
  expect(await make("demo")).toBeNull();
  expect(await visit(demos[249] ?? null)).toBe("draining");
  expect(await visit(await make())).toBeTypeOf("function");
  rehearsals.stop();
}, 30_000);

test("without room, the demo that was left alone longest gives way, but not while its page reloads", async () => {
  const { clock, rehearsals, make, visit } = world();
  const demos: string[] = [];
  for (let n = 0; n < 200; n++) {
    const id = (await make("demo")) ?? "";
    demos.push(id);
    const leave = await visit(id);
    if (n < 2 && typeof leave === "function") await leave();
    await clock.run(clock.now() + 10);
  }
  expect(await make("demo")).toBeNull();
  await clock.run(clock.now() + 61_000);
  const next = await make("demo");
  expect(await visit(next)).toBeTypeOf("function");
  expect(demos.slice(0, 3).map((id) => rehearsals.session(id) !== null)).toEqual([false, true, true]);
  rehearsals.stop();
}, 30_000);

test("of demos that nobody opens, only a limited number is kept", async () => {
  const { rehearsals, make, visit } = world();
  const first = await make("demo");
  const company = await make();
  for (let n = 0; n < 2000; n++) await make("demo");
  expect(await visit(first)).toBe("removed");
  expect(await visit(company)).toBeTypeOf("function");
  rehearsals.stop();
}, 30_000);

test("a rehearsal that was left alone leaves nothing in memory", async () => {
  const { clock, rehearsals, make, visit } = world();
  const id = (await make()) ?? "";
  // In a function of its own, because a local variable would keep the session.
  const log = await (async () => {
    const leave = await visit(id);
    if (typeof leave === "function") await leave();
    return new WeakRef(rehearsals.session(id)?.ports.log ?? {});
  })();
  await clock.run(clock.now() + 17 * 60_000);
  expect(rehearsals.session(id)).toBeNull();
  rehearsals.stop();
  setFlagsFromString("--expose-gc");
  await eventually(() => {
    runInNewContext("gc")();
    // Compared to a boolean, because the message of a failed assertion would keep a reference to the object.
    expect(log.deref() === undefined).toBe(true);
  });
});
