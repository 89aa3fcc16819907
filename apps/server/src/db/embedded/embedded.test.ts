import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { StartError } from "../../system/start-error.ts";
import { connect } from "../client.ts";
import { type EmbeddedDatabase, startEmbedded } from "./index.ts";

const isRoot = process.getuid?.() === 0;
let folder: string;
let running: EmbeddedDatabase[];
let owner: ChildProcess | undefined;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "lantern-embedded-"));
  chmodSync(folder, 0o711);
  running = [];
});
afterEach(async () => {
  owner?.kill("SIGKILL");
  owner = undefined;
  for (const database of running) await database.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function start(dataDir = folder): Promise<EmbeddedDatabase> {
  const database = await startEmbedded({ dataDir, durable: false, label: "http://localhost:4999" });
  running.push(database);
  return database;
}

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on("error", () => {});
  try {
    await client.connect();
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

const faultOf = (starting: Promise<unknown>) =>
  starting.then(
    () => null,
    (error: unknown) => error,
  );
const postmasterPid = () =>
  Number(readFileSync(join(folder, "postgres/postmaster.pid"), "utf8").split("\n")[0]);

test("data outlives a stop, only the owner can read the secret, and a stop leaves nothing running", async () => {
  const first = await start();
  await query(first.url, "create table kept as select 7 as it");
  expect(statSync(join(folder, "postgres.json")).mode & 0o777).toBe(0o600);
  await first.stop();
  await expect(query(first.url, "select 1")).rejects.toThrow();

  const second = await start();
  expect(second.started).toBe(true);
  expect(await query(second.url, "select it from kept")).toEqual([{ it: 7 }]);
});

test("a second process is pointed to the first, which is not disturbed", async () => {
  const first = await start();
  const fault = await faultOf(start());
  expect(fault).toBeInstanceOf(StartError);
  expect((fault as Error).message).toMatch(
    /http:\/\/localhost:4999 is already running.*DATA_DIR.*DATABASE_URL/,
  );
  expect((fault as Error).message).not.toContain("\n");
  expect(await query(first.url, "select 1 as it")).toEqual([{ it: 1 }]);
});

test("of two simultaneous first starts, both use the data of one", async () => {
  const results = await Promise.all([faultOf(start()), faultOf(start())]);
  expect(results.filter((fault) => fault === null)).toHaveLength(1);
  expect(running).toHaveLength(1);
  expect(await query(running[0]?.url ?? "", "select 1 as it")).toEqual([{ it: 1 }]);
});

test("a database of a killed process is adopted, and stopped by the process that adopted it", async () => {
  const program = fileURLToPath(new URL("../../../test/database/owner-process.ts", import.meta.url));
  owner = spawn(process.execPath, [program, folder], { stdio: ["ignore", "pipe", "inherit"] });
  const [line] = await once(owner.stdout!, "data");
  const url = String(line).trim();
  const pid = postmasterPid();
  owner.kill("SIGKILL");
  await once(owner, "exit");

  const adopted = await start();
  expect(adopted).toMatchObject({ started: false, url });
  expect(postmasterPid()).toBe(pid);
  await adopted.stop();
  await expect(query(url, "select 1")).rejects.toThrow();
});

test("a killed database restarts by itself, at the same address and with everything it had confirmed", async () => {
  const database = await start();
  const { pool } = connect(database.url);
  await pool.query("create table kept (it int)");
  await pool.query("insert into kept values (1), (2)");
  process.kill(postmasterPid(), "SIGKILL");
  const rows = await vi.waitFor(() => pool.query("select count(*)::int as n from kept"), {
    timeout: 10_000,
    interval: 50,
  });
  expect(rows.rows).toEqual([{ n: 2 }]);
  await pool.end();
});

test("data of another major version gives one clear line", async () => {
  await (await start()).stop();
  writeFileSync(join(folder, "postgres/PG_VERSION"), "14\n");
  const fault = (await faultOf(start())) as Error;
  expect(fault).toBeInstanceOf(StartError);
  expect(fault.message).toMatch(/holds data of PostgreSQL 14, this version runs 18/);
});

test.each([
  ["is cut off", '{"password":"kept-se'],
  ["is empty", ""],
  ["holds something else", "[1, 2]"],
  ["lacks its port", '{"password":"kept-secret"}'],
  ["has a port that is none", '{"password":"kept-secret","port":"5432"}'],
])(
  "a postgres.json that %s gives one clear line, which names the file and contains no secret",
  async (_, content) => {
    writeFileSync(join(folder, "postgres.json"), content);
    const fault = (await faultOf(start())) as Error;
    expect(fault).toBeInstanceOf(StartError);
    expect(fault.message).toMatch(/^The built-in database: .*postgres\.json cannot be read[^\n]*$/);
    expect(fault.message).not.toContain("kept-se");
  },
);

test("an unusable data directory gives one clear line", async () => {
  const file = join(folder, "file");
  writeFileSync(file, "");
  const fault = (await faultOf(start(file))) as Error;
  expect(fault).toBeInstanceOf(StartError);
  expect(fault.message).toMatch(/not writable/);
});

test.runIf(isRoot)("root can keep the data below a folder that is closed to all others", async () => {
  chmodSync(folder, 0o700);
  const database = await start(join(folder, "inner"));
  expect(await query(database.url, "select 1 as it")).toEqual([{ it: 1 }]);
});
