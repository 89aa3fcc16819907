import { randomUUID } from "node:crypto";
import * as operations from "@lantern/contract/http";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { apiClient, TestClock } from "../../test/application.ts";
import { testAttendee } from "../../test/attendee.ts";
import { type TestDatabase, testDatabase } from "../../test/database/test-database.ts";
import { webSocket } from "../../test/open-connections.ts";
import { settings } from "../../test/settings.ts";
import { startNode } from "../../test/whole-node.ts";
import { connect } from "../db/client.ts";
import { openPools } from "../db/open.ts";
import { issueToken } from "../modules/access/tokens/repository.ts";

let database: TestDatabase;
/** The connections of requests and jobs. */
let general: ReturnType<typeof connect>;
let node: Awaited<ReturnType<typeof startNode>>;

beforeAll(async () => {
  database = await testDatabase();
  general = connect(database.url, { max: 3, waitMs: 200, statementMs: 300 });
  node = await startNode({ ...database, ...general });
}, 60_000);
afterAll(async () => {
  await node.stop();
  await general.pool.end();
  await database.drop();
});

const client = (token?: string) => apiClient(node.app, settings, token);

/** Somebody else uses all connections of requests and jobs until the returned function is called. */
async function takeAll(): Promise<() => void> {
  const clients = await Promise.all(Array.from({ length: 3 }, () => general.pool.connect()));
  return () => {
    for (const one of clients) one.release();
  };
}

test("while requests use all their connections, people join a session and their moves are acknowledged", async () => {
  const clock = new TestClock();
  clock.at = new Date();
  const emails = async (to: string) =>
    (await database.pool.query("select * from outbox where to_address = $1 order by id", [to])).rows;
  const who = await testAttendee({ database, clock, client, emails, context: { settings } });
  await node.deps.live.open(who.id);
  const seat = { sessionId: who.id, consumerId: who.consumerId, enteredBy: "link" as const };
  const token = await issueToken(database.db, new Date(), seat);

  const release = await takeAll();
  try {
    const page = await webSocket(node.host, { token });
    const id = randomUUID();
    page.send({ t: "cmd", id, c: { type: "chat", text: "still here" } });
    await vi.waitFor(() => expect(page.frames).toContainEqual({ t: "ack", id }), 10_000);
    page.drop();
  } finally {
    release();
  }
});

test("a request that gets no connection in time is told to try again, and changes nothing", async () => {
  const release = await takeAll();
  const body = { email: "ada@company.example", password: "x" };
  const refused = await client()(operations.login, { body });
  release();
  expect(refused).toMatchObject({
    status: 503,
    body: { code: "UNAVAILABLE" },
    headers: { "retry-after": "2" },
  });
  expect((await client()(operations.login, { body })).status).toBe(401);
});

test("the database ends a statement that runs for too long, and its request is told to try again", async () => {
  const locked = await database.pool.connect();
  await locked.query("begin; lock table users");
  const body = { email: "ada@company.example", password: "x" };
  const ended = await client()(operations.login, { body });
  await locked.query("rollback");
  locked.release();
  expect(ended).toMatchObject({ status: 503, body: { code: "UNAVAILABLE" } });
});

test("every connection that serves people has a limit for its statements", async () => {
  const pools = openPools(database.url, { general: 1, live: 1 }, () => {});
  for (const { pool } of [pools, pools.live]) {
    const { rows } = await pool.query<{ statement_timeout: string }>("show statement_timeout");
    expect(rows[0]?.statement_timeout).toMatch(/^(1min|15s)$/);
    await pool.end();
  }
});
