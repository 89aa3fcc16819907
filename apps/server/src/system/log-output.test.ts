import { spawn } from "node:child_process";
import {
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, expect, test, vi } from "vitest";

// A process takes its time to start on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

let folder: string;
let program: string;

/** A process with a log: it logs what it is sent, and responds on another stream, so that a test can follow it. */
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "lantern-log-output-"));
  program = join(folder, "program.ts");
  writeFileSync(
    program,
    `import { createInterface } from "node:readline";
     import { createLog } from ${JSON.stringify(join(import.meta.dirname, "log.ts"))};
     const log = createLog(3);
     for await (const line of createInterface({ input: process.stdin })) {
       log.info(line);
       await new Promise(setImmediate);
       console.error(line);
     }`,
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

function start(stdout: number | "pipe", shell = 'exec "$0" "$@"') {
  const child = spawn("sh", ["-c", shell, process.execPath, program], { stdio: ["pipe", stdout, "pipe"] });
  const exited = new Promise((resolve) => child.once("exit", resolve));
  const replies = createInterface({ input: child.stderr! })[Symbol.asyncIterator]();
  return {
    child,
    exited,
    /** Resolves with what the process responds once it has logged. */
    async log(text: string) {
      child.stdin!.write(`${text}\n`);
      return (await replies.next()).value;
    },
    async end() {
      child.stdin!.end();
      return exited;
    },
  };
}

test.skipIf(!existsSync("/dev/full"))(
  "a process whose log is on a full disk goes on, from its first line",
  async () => {
    const disk = openSync("/dev/full", "w");
    const { log, end } = start(disk);
    closeSync(disk);
    expect([await log("one"), await log("two"), await log("three")]).toEqual(["one", "two", "three"]);
    expect(await end()).toBe(0);
  },
);

test("a process goes on when nobody reads its log any more", async () => {
  const { child, log, end } = start("pipe");
  const first = new Promise((resolve) => child.stdout!.once("data", resolve));
  expect(await log("one")).toBe("one");
  expect(String(await first)).toContain('"one"');
  child.stdout!.destroy();
  for (const text of ["two", "three", "four"]) expect(await log(text)).toBe(text);
  expect(await end()).toBe(0);
});

test("once the disk has space again, the log says how many lines were lost", async () => {
  const file = join(folder, "log");
  const disk = openSync(file, "a");
  // No file can be longer than eight blocks: what is beyond is rejected as on a full disk.
  const { log, end } = start(disk, 'ulimit -f 8; exec "$0" "$@"');
  closeSync(disk);
  const text = "x ".repeat(400);
  for (let line = 0; line < 20; line++) await log(text);
  const present = readFileSync(file, "utf8").split("\n").filter(Boolean);
  expect(present.length).toBeLessThan(20);
  // The last one was written in part, without an error.
  expect(present.map((line) => line.endsWith("}"))).toEqual([...present.slice(1).map(() => true), false]);
  truncateSync(file);
  for (const again of ["again", "and again"]) expect(await log(again)).toBe(again);
  expect(await end()).toBe(0);
  const lines = readFileSync(file, "utf8").split("\n").filter(Boolean);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { msg: "again" },
    { level: "warn", msg: "log lines were lost", lost: 20 - present.length },
    { msg: "and again" },
  ]);
});
