/**
 * `npm run verify:nights -- [--seed 1] [--nights 10000] [--from 0] [--workers 2] [--plant "a lost deadline"]`: plays
 * whole simulated sessions on the product's own classes, on two nodes, a seeded clock and seeded faults
 * (`apps/server/test/nights`), and checks the invariants in each. A failure is shrunk and printed; `--from N --nights 1`
 * plays the night N again. Exits with 1 when anything failed or memory grew.
 */
import { parseArgs } from "node:util";
import { Worker } from "node:worker_threads";
import type { NightReport, NightShare } from "../apps/server/test/nights/worker.ts";
import { recordProof } from "./proof.ts";

const { values } = parseArgs({
  options: {
    seed: { type: "string", default: "1" },
    nights: { type: "string", default: "10000" },
    from: { type: "string", default: "0" },
    workers: { type: "string", default: "2" },
    plant: { type: "string" },
    "shrink-ms": { type: "string", default: "8000" },
  },
});
const from = Number(values.from);
const nights = Number(values.nights);
const workers = Math.min(nights, Number(values.workers));
/** Largest growth of the heap from the first third to the last that is not a leak. */
const GROWTH_MAX = 8 * 1024 * 1024;
const REPORT_EVERY_MS = 30_000;
const MOST_FAILURES = 20;

const startedAt = performance.now();
const failures: number[] = [];
let played = 0;
let frames = 0;
let cpuMs = 0;
let slowestMs = 0;

const rate = () => (played / ((performance.now() - startedAt) / 1000)).toFixed(1);
const reporting = setInterval(
  () => console.log(`${played} nights, ${rate()} a second, ${failures.length} failed`),
  REPORT_EVERY_MS,
);
const heaps = await Promise.all(Array.from({ length: workers }, (_, index) => runShare(index)));
clearInterval(reporting);

const growth = heaps.map(growthOf);
const remembers = growth.some((bytes) => bytes > GROWTH_MAX);
console.log(
  JSON.stringify({
    seed: values.seed,
    nights: played,
    from,
    failed: failures.sort((a, b) => a - b),
    seconds: Math.round((performance.now() - startedAt) / 1000),
    nights_per_second: Number(rate()),
    cpu_ms_per_night: Math.round(cpuMs / played),
    slowest_cpu_ms: Math.round(slowestMs),
    frames,
    heap_growth_kb: growth.map((bytes) => Math.round(bytes / 1024)),
  }),
);
if (remembers) console.error("memory does not return");
process.exitCode = failures.length > 0 || remembers ? 1 : 0;
if (!values.plant)
  recordProof({
    title: "Simulated nights",
    command: `npm run verify:nights -- --seed ${values.seed} --from ${from} --nights ${nights}`,
    text: "Whole sessions on the product's own classes, on two nodes with a seeded clock and seeded faults of network, nodes and database; each is checked for what must always hold.",
    figures: {
      "sessions played": played,
      "of them with a broken rule": failures.length,
      "frames sent": frames,
      "CPU of a session, ms": Math.round(cpuMs / played),
      "memory that was not released": remembers ? "some" : 0,
    },
  });

/** Plays every nth night; resolves with the heap sizes measured meanwhile. */
function runShare(index: number): Promise<number[]> {
  const { promise, resolve, reject } = Promise.withResolvers<number[]>();
  const share: NightShare = {
    seed: values.seed,
    from: from + index,
    to: from + nights,
    step: workers,
    plant: values.plant ?? null,
    shrinksForMs: Number(values["shrink-ms"]),
  };
  const worker = new Worker(new URL("../apps/server/test/nights/worker.ts", import.meta.url), {
    workerData: share,
  });
  const measured: number[] = [];
  worker.on("message", (report: NightReport) => {
    played += 1;
    frames += report.frames;
    cpuMs += report.ms;
    slowestMs = Math.max(slowestMs, report.ms);
    if (report.heap !== null) measured.push(report.heap);
    if (report.failure === null) return;
    failures.push(report.night);
    console.log(`\n${report.failure}\n`);
    if (failures.length >= MOST_FAILURES) void worker.terminate();
  });
  worker.once("error", reject);
  worker.once("exit", () => resolve(measured));
  return promise;
}

/** The smallest heap of the last third minus the smallest of the first. */
function growthOf(heap: number[]): number {
  const third = Math.floor(heap.length / 3);
  return third === 0 ? 0 : Math.min(...heap.slice(-third)) - Math.min(...heap.slice(0, third));
}
