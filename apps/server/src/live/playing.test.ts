import type { LiveClient } from "@lantern/live-client";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type TestDatabase, testDatabase } from "../../test/database/test-database.ts";
import { eventually, TestNode } from "../../test/live/live-node.ts";

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

const stageOf = (client: LiveClient) => client.snapshot?.view.stage;

test("scripted people play a whole session over WebSocket, to its end and their scorecards", async () => {
  const people = ["ada", "bo", "cy", "di", "eli", "flo", "gus"];
  const sessionId = await node.session(people, { speed: 10, hosting: "autopilot" });
  const outcomes: { ok: boolean; code?: string }[] = [];
  /** Everything that was sent to each person, and the texts of the cards that each of them had. */
  const wire = people.map(() => "");
  const cards = people.map(() => new Set<string>());
  clients.push(
    ...people.map((person, index) =>
      node.participant(sessionId, person, index, {
        onResult: (result) => outcomes.push(result),
        onFrame: (frame) => {
          // The team reads what was told in the chat, and in the tape the clues of solved puzzles.
          wire[index] += JSON.stringify(frame, (key, value) =>
            key === "tape" || key === "sharedTexts" ? undefined : value,
          );
        },
        onView: ({ privateView: mine }) => {
          for (const { text } of mine?.cards ?? []) cards[index]?.add(text);
        },
      }),
    ),
  );
  await eventually(() => expect(clients.map(stageOf)).toEqual(people.map(() => "play")), 10_000);
  await eventually(() => expect(clients.map(stageOf)).toEqual(people.map(() => "over")), 14_000);
  const clues = cards.flatMap((own) => [...own]);
  expect(new Set(clues).size).toBeGreaterThan(10);
  for (const [index, own] of cards.entries())
    for (const text of clues)
      if (!own.has(text)) expect(wire[index]).not.toContain(JSON.stringify(text).slice(1, -1));
  expect(node.company.recordedOf("started")).toHaveLength(1);
  await eventually(() => expect(node.company.recordedOf("ended")).toHaveLength(1));
  expect(outcomes.filter(({ ok }) => ok).length).toBeGreaterThan(30);
  const codes = new Set(outcomes.flatMap((outcome) => outcome.code ?? []));
  expect(codes).not.toContain("FAILED");
  for (const person of people) {
    const stored = (await node.live.liveServer.scorecard(sessionId, { consumerId: person })) as {
      scorecard: { points: { total: number }; team: { seats: string[] } };
    };
    expect(stored.scorecard.points.total).toBeGreaterThan(0);
  }
  const played = await node.live.liveServer.played(sessionId);
  expect(played?.teams.flatMap((team) => team.people).sort()).toEqual(people);
  expect(played?.attendance).toMatchObject({ whole: 7, early: 0 });
  const counted = Object.values(played?.moments?.kinds ?? {});
  expect(played?.moments?.teams).toBe(2);
  expect(counted.length).toBeGreaterThan(0);
  expect(Math.max(...counted)).toBeLessThanOrEqual(2);
  for (const team of played?.teams ?? []) {
    expect(team.choices.length).toBeGreaterThan(0);
    // How people voted is only in the log.
    for (const choice of team.choices) expect(Object.keys(choice)).toEqual(["scene", "option"]);
    expect(team.puzzles.length).toBeGreaterThan(0);
    expect(team.ending.title).not.toBe("");
    const decided = played?.decisions.map(({ scene }) => scene);
    expect(decided).toEqual(expect.arrayContaining(team.choices.map(({ scene }) => scene)));
    expect(team.measures.map(({ own }) => own)).toEqual([null, null, null, null, null, null]);
  }
  expect(JSON.stringify(played), "no placeholder").not.toMatch(/\{\w+\}/);
  expect(node.problems).toEqual([]);
}, 30_000);

test("another node continues a session from the log, with everything that became due, and people reconnect to it", async () => {
  const people = ["ada", "bo", "cy"];
  const first = await new TestNode(database.pool).start();
  const sessionId = await first.session(people, { speed: 5 });
  const before = people.map((person, index) => first.participant(sessionId, person, index));
  clients.push(...before);
  await eventually(() => expect(before.map(stageOf)).toEqual(people.map(() => "lobby")));
  await first.live.liveServer.startNow(sessionId, { userId: "host" });
  const sent = before[0]?.send({ type: "chat", text: "remember this" });
  await eventually(() => expect(before.map(stageOf)).toEqual(people.map(() => "play")));
  expect((await sent)?.ok).toBe(true);
  const seats = before.map(({ seat }) => seat);
  await first.stop();
  for (const client of before) client.close();

  const second = await new TestNode(database.pool, { company: first.company }).start();
  const after = people.map((person, index) => second.participant(sessionId, person, index));
  clients.push(...after);
  await eventually(() => expect(after.map(stageOf)).toEqual(people.map(() => "play")));
  expect(after.map(({ seat }) => seat)).toEqual(seats);
  expect(Object.values(after[1]?.snapshot?.directory.texts ?? {})).toContain("remember this");
  await eventually(() => expect(after.map(stageOf)).toEqual(people.map(() => "over")), 20_000);
  expect(first.company.recordedOf("ended")).toHaveLength(1);
  await second.stop();
}, 40_000);
