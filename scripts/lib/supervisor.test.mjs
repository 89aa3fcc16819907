import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { supervise } from "./supervisor.mjs";

let folder;
let supervisor;
const messages = [];
const events = [];
let ended;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "lantern-supervisor-"));
  messages.length = 0;
  events.length = 0;
  ended = undefined;
});
afterEach(async () => {
  if (ended === undefined) supervisor.stop();
  await vi.waitFor(() => expect(ended).toBeDefined(), 10_000);
  rmSync(folder, { recursive: true });
});

/** A program that tells its number once it is up, and ends with its channel, as the server does. */
const wellBehaved = `
  process.send({ type: "ready", pid: process.pid });
  process.on("disconnect", () => process.exit(0));
  setInterval(() => {}, 1000);
`;

function run(program) {
  const file = join(folder, "program.mjs");
  writeFileSync(file, program);
  supervisor = supervise({
    node: process.execPath,
    args: [file],
    cwd: folder,
    onMessage: (message) => messages.push(message),
    onEvent: (line) => events.push(line),
    onEnd: (code) => {
      ended = code;
    },
  });
}

const readyTimes = (count) => vi.waitFor(() => expect(messages).toHaveLength(count), 10_000);
const isAlive = (pid) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test("a killed server is started again, as often as it takes", async () => {
  run(wellBehaved);
  await readyTimes(1);
  process.kill(messages[0].pid, "SIGKILL");
  await readyTimes(2);
  process.kill(messages[1].pid, "SIGKILL");
  await readyTimes(3);
  expect(new Set(messages.map(({ pid }) => pid)).size).toBe(3);
  expect(events).toEqual(Array(2).fill("the server ended (SIGKILL); starting it again"));
});

test("a server that refuses to start is not started again", async () => {
  run("process.exit(1)");
  await vi.waitFor(() => expect(ended).toBe(1), 10_000);
  expect(events).toEqual([]);
});

test("a server that crashes before it was ever ready is started again", async () => {
  run(`
    import { existsSync, writeFileSync } from "node:fs";
    if (!existsSync("seen")) { writeFileSync("seen", ""); process.exit(70); }
    ${wellBehaved}
  `);
  await readyTimes(1);
  expect(events).toEqual(["the server ended (code 70); starting it again"]);
});

test("stopping ends the server and then us, with code 0", async () => {
  run(wellBehaved);
  await readyTimes(1);
  supervisor.stop();
  await vi.waitFor(() => expect(ended).toBe(0), 10_000);
  expect(isAlive(messages[0].pid)).toBe(false);
});

test("stopping twice ends a server that does not listen", async () => {
  run(`process.send({ type: "ready", pid: process.pid }); setInterval(() => {}, 1000);`);
  await readyTimes(1);
  supervisor.stop();
  supervisor.stop();
  await vi.waitFor(() => expect(ended).toBe(0), 10_000);
  expect(isAlive(messages[0].pid)).toBe(false);
});
