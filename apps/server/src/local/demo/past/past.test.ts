/** The past that the demo company starts with: every figure of it follows from a log that the rules of today make. */
import { loadPack } from "@lantern/content";
import * as operations from "@lantern/contract/http";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type ApiClient, apiClient } from "../../../../test/application.ts";
import { type TestDatabase, testDatabase } from "../../../../test/database/test-database.ts";
import { settings } from "../../../../test/settings.ts";
import { startNode } from "../../../../test/whole-node.ts";
import { createLog } from "../../../system/log.ts";
import { demoPassword, demoPeople } from "../people.ts";
import { seedDemo } from "../seed.ts";
import { cameTo, pastSessions } from "./plan.ts";
import { Replay } from "./replay.ts";
import { readPlays } from "./stored.ts";

const plays = readPlays();
const people = demoPeople.map((_, index) => `person-${index}`);
const run = { id: 1, sessionId: "session", run: 1 };

test.each(plays)(
  "the stored play of $experience is of today's story: else run `npm run demo:record`",
  (play) => {
    expect(play.packHash).toBe(loadPack(play.experience).hash);
  },
);

test("there is a play for every past session", () => {
  expect(plays.map(({ experience }) => experience)).toEqual(pastSessions.map(({ experience }) => experience));
});

describe.each(plays)("the play of $experience", (play) => {
  const { pack } = loadPack(play.experience);
  const [first, second] = [Date.UTC(2026, 8, 1, 13), Date.UTC(2027, 1, 4, 13)].map(
    (startsAt) => new Replay(play, { run, pack, startsAt, language: "en", people }),
  );

  test("goes the same way on another day, at its time", () => {
    const steps = ({ rows }: Replay) =>
      rows.map(({ actor, events }) => [actor, events.map(({ type }) => type)]);
    expect(steps(second!)).toEqual(steps(first!));
    expect(first!.state.session.clock?.startedAt).toBeGreaterThanOrEqual(Date.UTC(2026, 8, 1, 13));
    expect(second!.endedAt - first!.endedAt).toBe(Date.UTC(2027, 1, 4) - Date.UTC(2026, 8, 1));
  });

  test("takes about an hour and has everybody who came", () => {
    const { clock } = first!.state.session;
    const minutes = (first!.endedAt - (clock?.startedAt ?? 0)) / 60_000;
    expect(minutes).toBeGreaterThan(50);
    expect(minutes).toBeLessThanOrEqual(75);
    const session = pastSessions.find(({ experience }) => experience === play.experience)!;
    expect(
      Object.values(first!.state.seats)
        .map(({ key }) => key)
        .sort(),
    ).toEqual(
      cameTo(session)
        .map((person) => `person-${person}`)
        .sort(),
    );
  });

  test("is refused when the rules refuse a command of it", () => {
    const [, ...commands] = play.commands;
    const without = { ...play, commands };
    expect(() => new Replay(without, { run, pack, startsAt: 0, language: "en", people })).toThrow();
  });
});

describe("the seeded company", () => {
  let database: TestDatabase;
  let node: Awaited<ReturnType<typeof startNode>>;
  let owner: ApiClient;
  let seconds: number;

  beforeAll(async () => {
    database = await testDatabase();
    node = await startNode(database);
    const began = process.cpuUsage();
    const { accounts } = await seedDemo({ ...node.deps, log: createLog(0) });
    const { user, system } = process.cpuUsage(began);
    seconds = (user + system) / 1e6;
    const body = { email: accounts[0]!.email, password: demoPassword };
    const { token } = (await apiClient(node.app, settings, undefined)(operations.login, { body })).body;
    owner = apiClient(node.app, settings, token);
  }, 60_000);
  afterAll(async () => {
    await node.stop();
    await database.drop();
  });

  test("is made in less than four seconds of computing, with all that there was before its past", () => {
    console.log(`${seconds.toFixed(1)} s`);
    expect(seconds).toBeLessThan(4);
  });

  test("has three reports of a series, with who came, commitments, and what became of them", async () => {
    const items = (await owner(operations.listSessions)).body.items.filter(
      ({ status }) => status === "completed",
    );
    expect(items).toHaveLength(3);
    for (const { id, title } of items) {
      expect(title).toMatch(/^Across departments [123]\/3$/);
      const { body } = await owner(operations.getReport, { params: { id } });
      expect(body.attendance.listed).toBe(demoPeople.length);
      expect(body.attendance.came).toBeGreaterThanOrEqual(22);
      expect(body.feedback.ratings).not.toBeNull();
      expect(body.teams.length).toBeGreaterThanOrEqual(4);
      for (const { commitment } of body.teams) expect(commitment).not.toBeNull();
    }
  });

  test("sees what the check-ins of its people say, which are enough to be shown", async () => {
    const { on, figures } = (await owner(operations.getEvidence)).body;
    expect(on).toBe(true);
    const after = figures.find(({ wave, measure }) => wave === "after" && measure === "all");
    expect(after?.people).toBeGreaterThanOrEqual(5);
  });

  test("has paid one invoice and has another one open", async () => {
    const { items } = (await owner(operations.listOrders)).body;
    expect(items.map(({ status }) => status)).toEqual(["open", "paid"]);
  });

  test("can start its next session at once, and a second start adds nothing", async () => {
    const before = (await owner(operations.listSessions)).body.items;
    expect(before.map(({ status }) => status)).toEqual([
      ...["confirmed", "confirmed", "draft"],
      ...["completed", "completed", "completed"],
    ]);
    await seedDemo({ ...node.deps, log: createLog(0) });
    expect((await owner(operations.listSessions)).body.items).toEqual(before);
  });
});
