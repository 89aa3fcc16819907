import { connect as connectTo, createServer, type Server } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestDatabase, testDatabase } from "../../test/database/test-database.ts";
import { awaitDatabase } from "./await-database.ts";
import { freePort } from "./embedded/port.ts";

let database: TestDatabase;
const lines: { reason: string; seconds: number }[] = [];
const log = { warn: (fields: unknown) => void lines.push(fields as (typeof lines)[number]) };

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

const at = (port: number, host = "127.0.0.1") => {
  const url = new URL(database.url);
  url.hostname = host;
  url.port = String(port);
  return url.href;
};

/** Passes everything on to the database. */
function door(port: number): Promise<Server> {
  const { hostname, port: to } = new URL(database.url);
  const server = createServer((client) => {
    const inner = connectTo(Number(to), hostname);
    client.on("error", () => inner.destroy()).pipe(inner);
    inner.on("error", () => client.destroy()).pipe(client);
  });
  return new Promise((resolve) => server.listen(port, "127.0.0.1", () => resolve(server)));
}

test("a start waits for a database that comes later, and says so in a line at a time", async () => {
  const port = await freePort();
  let open: Server | undefined;
  const late = setTimeout(async () => {
    open = await door(port);
  }, 2500);
  await awaitDatabase(at(port), log, { totalMs: 30_000, lineMs: 1000 });
  clearTimeout(late);
  open?.close();
  expect(open).toBeDefined();
  expect(lines.length).toBeGreaterThanOrEqual(2);
  expect(lines.length).toBeLessThanOrEqual(4);
  for (const line of lines) expect(line.reason).toBe("ECONNREFUSED");
});

test.each([
  ["is away", () => freePort().then((port) => at(port)), /ECONNREFUSED/],
  ["has a name that nobody knows", async () => at(5432, "database.invalid"), /ENOTFOUND|EAI_AGAIN/],
])("a database that %s is given up in one line that is no fault of the settings", async (_, url, reason) => {
  const error = await awaitDatabase(await url(), log, { totalMs: 1200, lineMs: 1000 }).catch(
    (fault) => fault,
  );
  expect(error).toMatchObject({ name: "AwayError", message: expect.stringMatching(reason) });
});

test("a database that does not exist is a fault of the settings, without a wait", async () => {
  const url = new URL(database.url);
  url.pathname = "/no-such-database";
  const began = performance.now();
  await expect(awaitDatabase(url.href, log, { totalMs: 60_000, lineMs: 1000 })).rejects.toMatchObject({
    code: "3D000",
  });
  expect(performance.now() - began).toBeLessThan(10_000);
});
