/** A worker of `npm run verify:nights`: plays its share of the nights and reports each one. */
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { parentPort, workerData } from "node:worker_threads";
import { failureOf } from "./failure.ts";
import { playNight } from "./night.ts";
import { planOf } from "./plan.ts";
import { PLANTED_FAULTS } from "./planted-faults.ts";

/** The input of a worker: the nights from `from` to before `to`, each `step`th. */
export interface NightShare {
  seed: string;
  from: number;
  to: number;
  step: number;
  plant: string | null;
  shrinksForMs: number;
}

export interface NightReport {
  night: number;
  frames: number;
  /** CPU time of this thread. */
  ms: number;
  /** The description of the failure; null for a night without one. */
  failure: string | null;
  /** Memory after a garbage collection, bytes; measured now and then. */
  heap: number | null;
}

const HEAP_EVERY = 50;

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;

const { seed, from, to, step, plant: planted, shrinksForMs } = workerData as NightShare;
const fault = PLANTED_FAULTS.find(({ name }) => name === planted) ?? null;
for (let night = from, count = 1; night < to; night += step, count++) {
  const before = process.threadCpuUsage();
  const own = `${seed}.${night}`;
  const { findings, frames } = await playNight(planOf(own), fault);
  const { user, system } = process.threadCpuUsage(before);
  const ms = (user + system) / 1000;
  const failure = findings.length > 0 ? await failureOf(own, fault, shrinksForMs) : null;
  const measures = count % HEAP_EVERY === 0;
  if (measures) collect();
  const heap = measures ? process.memoryUsage().heapUsed : null;
  parentPort?.postMessage({ night, frames, ms, failure, heap } satisfies NightReport);
}
