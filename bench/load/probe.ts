/**
 * Loaded into a measured server with `--import`: at SIGUSR2 it writes its internal measurements to the file
 * `BENCH_PROBE` and resets them. Event loop delays are read before the memory is collected.
 */
import { renameSync, writeFileSync } from "node:fs";
import { monitorEventLoopDelay } from "node:perf_hooks";

const RESOLUTION_MS = 10;
const file = process.env.BENCH_PROBE ?? "";
const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
delay.enable();

process.on("SIGUSR2", () => {
  const blockMs = Math.max(0, delay.max / 1e6 - RESOLUTION_MS);
  const block99Ms = Math.max(0, delay.percentile(99) / 1e6 - RESOLUTION_MS);
  globalThis.gc?.();
  const { rss, heapUsed, external } = process.memoryUsage();
  // The file must be complete, because a process waits for it.
  writeFileSync(`${file}.new`, JSON.stringify({ blockMs, block99Ms, rss, heapUsed, external }));
  renameSync(`${file}.new`, file);
  delay.reset();
});
