import type { LiveClient } from "@lantern/bots";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { type TestDatabase, testDatabase } from "../db/testing.ts";
import { TestNode } from "./testing.ts";

let database: TestDatabase;
let node: TestNode;
const clients: LiveClient[] = [];

beforeAll(async () => {
  database = await testDatabase();
  node = await new TestNode(database.pool).start();
});
afterEach(() => {
  for (const client of clients.splice(0)) client.close();
});
afterAll(async () => {
  await node.stop();
  await database.drop();
});

const stageOf = (client: LiveClient) => client.mirror.snapshot?.room.stage;

test("scripted people play a whole session over WebSocket, to its end and their scorecards", async () => {
  const people = ["ada", "bo", "cy", "di", "eli", "flo", "gus"];
  const sessionId = await node.session(people, { speed: 10, hosting: "autopilot" });
  const answers: { ok: boolean; code?: string }[] = [];
  clients.push(
    ...people.map((person, index) =>
      node.player(sessionId, person, index, { onAnswer: (_id, _c, verdict) => answers.push(verdict) }),
    ),
  );
  await vi.waitFor(() => expect(clients.map(stageOf)).toEqual(people.map(() => "play")), 10_000);
  await vi.waitFor(() => expect(clients.map(stageOf)).toEqual(people.map(() => "over")), {
    timeout: 14_000,
    interval: 100,
  });
  expect(node.company.heard("started")).toHaveLength(1);
  await vi.waitFor(() => expect(node.company.heard("ended")).toHaveLength(1));
  expect(answers.filter(({ ok }) => ok).length).toBeGreaterThan(30);
  const codes = new Set(answers.flatMap((answer) => answer.code ?? []));
  expect(codes).not.toContain("FAILED");
  for (const person of people) {
    const stored = (await node.live.liveHour.scorecard(sessionId, { consumerId: person })) as {
      scorecard: { points: { total: number }; team: { seats: string[] } };
    };
    expect(stored.scorecard.points.total).toBeGreaterThan(0);
  }
  expect(node.trouble).toEqual([]);
}, 30_000);
