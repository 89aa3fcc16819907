import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type TestDatabase, testDatabase } from "../../test/database/test-database.ts";
import { freePort } from "../db/embedded/port.ts";

/** The process as the supervisor runs it. It must be built: `npm run build`. */
const program = fileURLToPath(new URL("../../build/main.mjs", import.meta.url));

let folder: string;
let port: number;
let database: TestDatabase;
const children: Run[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "lantern-main-"));
  port = await freePort();
  database = await testDatabase();
});
afterEach(async () => {
  for (const { child, ended } of children.splice(0)) {
    child.kill("SIGTERM");
    await ended;
  }
});
afterAll(async () => {
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

interface Run {
  child: ChildProcess;
  /** Resolves with the output once the process is ready, and rejects if the process ends before that. */
  ready: Promise<{ url: string; lines: string[] }>;
  ended: Promise<{ code: number | null; errors: string }>;
  /** What it has logged so far. */
  output(): string;
}

function run(env: Record<string, string> = {}, main = program): Run {
  const child = fork(main, {
    execPath: process.execPath,
    execArgv: [],
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      DATA_DIR: join(folder, "data"),
      LOG_LEVEL: "0",
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  let output = "";
  child.stdout?.on("data", (chunk) => {
    output += chunk;
  });
  let errors = "";
  child.stderr?.on("data", (chunk) => {
    errors += chunk;
  });
  const ended = once(child, "exit").then(([code]) => ({ code, errors }));
  const ready = Promise.race([
    once(child, "message").then(([message]) => message),
    ended.then(() => Promise.reject(new Error(errors))),
  ]);
  ready.catch(() => {});
  const started = { child, ready, ended, output: () => output };
  children.push(started);
  return started;
}

const isReady = async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).status === 200;

test("an invalid setting prints one line and exits with code 1", async () => {
  const { code, errors } = await run({ PORT: "many" }).ended;
  expect(code).toBe(1);
  expect(errors).toBe("PORT must be a whole number from 0 to 65535\n");
});

test("a wrong database is a fault of the settings; one that is away is waited for, beside a line about backups", async () => {
  const production = {
    PUBLIC_URL: "https://play.example.com",
    APP_KEY: "k".repeat(32),
    SMTP_URL: "smtp://127.0.0.1:1",
    LOG_LEVEL: "1",
  };
  const wrong = await run({ ...production, DATABASE_URL: `${database.url}-of-nobody` }).ended;
  expect(wrong).toMatchObject({
    code: 1,
    errors: expect.stringMatching(/^DATABASE_URL: .* does not exist\n$/),
  });
  const away = run({ ...production, DATABASE_URL: `postgres://nobody@127.0.0.1:${await freePort()}/none` });
  await expect.poll(away.output, { timeout: 20_000 }).toContain("waiting for the database");
  expect(away.output()).toContain("no backups on schedule: set BACKUP_DIR");
  away.child.kill("SIGTERM");
  expect((await away.ended).code).toBe(0);
}, 60_000);

test("a package without local mode asks for an address instead", async () => {
  // Beside the build, because the bundle finds packages and files by its place.
  const packed = join(dirname(program), "../dist");
  try {
    cpSync(dirname(program), packed, {
      recursive: true,
      filter: (path) => !basename(path).startsWith("local.mjs"),
    });
    const { code, errors } = await run({}, join(packed, "main.mjs")).ended;
    expect([code, errors]).toEqual([1, "PUBLIC_URL is needed: this package has no local mode\n"]);
  } finally {
    rmSync(packed, { recursive: true });
  }
}, 60_000);

test("a first start becomes ready and prints the demo; other processes on its data or port fail with one line", async () => {
  const first = run();
  const { url, lines } = await first.ready;
  expect(url).toBe(`http://localhost:${port}`);
  expect(lines.join("\n")).toContain("/login");
  expect(await isReady()).toBe(true);

  const sameData = await run({ PORT: String(await freePort()) }).ended;
  expect(sameData.code).toBe(1);
  expect(sameData.errors).toMatch(
    new RegExp(`^The built-in database: the server at ${url} is already running.*\\n$`),
  );

  const samePort = await run({ DATA_DIR: join(folder, "other") }).ended;
  expect(samePort).toEqual({
    code: 1,
    errors: `Port ${port} is taken by another program: stop it, or set PORT\n`,
  });
  expect(await isReady()).toBe(true);
}, 60_000);

test("after kill -9 it starts again on the same data", async () => {
  const first = run();
  await first.ready;
  first.child.kill("SIGKILL");
  await first.ended;
  await run().ready;
  expect(await isReady()).toBe(true);
}, 60_000);

test.each([
  ["SIGTERM", (child: ChildProcess) => child.kill("SIGTERM")],
  ["the end of its supervisor", (child: ChildProcess) => child.disconnect()],
])(
  "%s ends it and its database, with code 0",
  async (_, stop) => {
    const { child, ready, ended } = run();
    await ready;
    stop(child);
    expect(await ended).toEqual({ code: 0, errors: "" });
    await expect(isReady()).rejects.toThrow();
  },
  60_000,
);
