import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { openNodeClient } from "@lantern/live-client/node";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestDatabase, testDatabase } from "../../test/database/test-database.ts";
import { eventually, firstLight, TestNode } from "../../test/live/live-node.ts";
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
  const made = await node.live.liveServer.rehearse(input);
  if (!made) throw new Error("no place");
  expect(node.live.liveServer.rehearsalOf(made.token)).toBe(made.rehearsalId);
  expect(node.live.liveServer.rehearsalOf("another")).toBeNull();
  const moves = new Set<string>();
  const you = openNodeClient({
    url: node.url,
    token: made.token,
    onView({ view }) {
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
  const stored = await node.live.liveServer.scorecard(made.rehearsalId, { rehearsalId: made.rehearsalId });
  expect(stored).toMatchObject({ scorecard: { you: you.seat }, directory: { people: {} } });
  you.close();
  const { rows } = await database.pool.query("select from live_log union all select from session_texts");
  expect(rows).toHaveLength(0);
  expect(node.problems).toEqual([]);
}, 25_000);

test("the number of rehearsals is limited, and an unknown story has none", async () => {
  expect(await node.live.liveServer.rehearse({ ...input, experience: "nowhere" })).toBeNull();
  const made = await Promise.all(Array.from({ length: 200 }, () => node.live.liveServer.rehearse(input)));
  expect(made.at(-1)).toBeNull();
  expect(made.filter((one) => one !== null).length).toBeGreaterThan(190);
}, 30_000);

test("a rehearsal that was left alone leaves nothing in memory", async () => {
  let now = 0;
  const logger = { warn: () => {}, error: () => {} };
  const rehearsals = new Rehearsals([firstLight], { clock: { now: () => now }, logger });
  const make = async () => (await rehearsals.make(input))?.rehearsalId ?? "";
  const id = await make();
  const log = new WeakRef(rehearsals.session(id)?.ports.log ?? {});
  now += 16 * 60_000;
  await make();
  expect(rehearsals.session(id)).toBeNull();
  setFlagsFromString("--expose-gc");
  await eventually(() => {
    runInNewContext("gc")();
    // Compared to a boolean, because the message of a failed assertion would keep a reference to the object.
    expect(log.deref() === undefined).toBe(true);
  });
  rehearsals.stop();
});
