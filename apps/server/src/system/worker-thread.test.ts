import { expect, test } from "vitest";
import { runInWorker } from "./worker-thread.ts";

/** A program whose work is this JavaScript, which sees the data as `data` and returns the result. */
const program = (work: string) =>
  new URL(
    `data:text/javascript,${encodeURIComponent(`
      import { parentPort } from "node:worker_threads";
      parentPort.once("message", async (data) => parentPort.postMessage(await (async () => { ${work} })()));
      parentPort.postMessage("ready");
    `)}`,
  );
const limits = (over: { deadlineMs?: number; signal?: AbortSignal } = {}) => ({
  deadlineMs: 60_000,
  heapMb: 64,
  signal: new AbortController().signal,
  ...over,
});

test("a program gets its data, and its result comes back", async () => {
  const result = await runInWorker(program("return data.map((n) => n * 2)"), [1, 2, 3], limits());
  expect(result).toEqual([2, 4, 6]);
});

test("it sees no secrets of the process", async () => {
  expect(await runInWorker(program("return Object.keys(process.env)"), null, limits())).toEqual([]);
});

test.each([
  ["computes without end", "for (;;);"],
  ["is in a pattern without end", "return /(x+)+y/.test('x'.repeat(100))"],
  ["waits without end", "await new Promise(() => setInterval(() => {}, 1000))"],
])("a program that %s is ended at its deadline, and the event loop goes on meanwhile", async (_, work) => {
  let turns = 0;
  const counting = setInterval(() => turns++, 1);
  expect(await runInWorker(program(work), null, limits({ deadlineMs: 100 }))).toBeNull();
  clearInterval(counting);
  expect(turns).toBeGreaterThan(5);
});

test.each([
  ["many objects", "const all = []; for (;;) all.push({ n: all.length })"],
  ["one array", "const all = []; for (;;) all.push(all.length + 0.5)"],
  ["one text", "let text = 'ab'; const all = []; for (;;) all.push([...(text += text)].join(''))"],
  ["arrays of a fixed size", "const all = []; for (;;) all.push(new Array(1e6).fill(1.5))"],
])("a program that fills its memory with %s ends alone", async (_, work) => {
  expect(await runInWorker(program(work), null, limits())).toBeNull();
});

test("an error of the program is thrown", async () => {
  const failing = program("throw new TypeError('no such field')");
  await expect(runInWorker(failing, null, limits())).rejects.toThrow("no such field");
  await expect(runInWorker(program("process.exit(3)"), null, limits())).rejects.toThrow(/ended with 3/);
});

test("a signal ends it at once", async () => {
  const stopping = new AbortController();
  const running = runInWorker(program("for (;;);"), null, limits({ signal: stopping.signal }));
  stopping.abort(new Error("the server stops"));
  await expect(running).rejects.toThrow("the server stops");
  await expect(runInWorker(program("return 1"), null, limits({ signal: stopping.signal }))).rejects.toThrow(
    "the server stops",
  );
});
