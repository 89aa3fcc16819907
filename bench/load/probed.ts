import { existsSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

/** Measurements from inside a process. Memory in bytes, after a collection. */
export interface Inside {
  /** Longest delay of its event loop since the last reading, ms. */
  blockMs: number;
  block99Ms: number;
  rss: number;
  heapUsed: number;
  external: number;
}

const RESPONDS_WITHIN_MS = 20_000;

/** Settings and options that load the probe into a server without a change of its code. */
export class Probe {
  readonly #file: string;
  readonly nodeOptions = ["--expose-gc", `--import=${new URL("probe.ts", import.meta.url).href}`];

  constructor(name: string) {
    this.#file = join(tmpdir(), `lantern-probe-${process.pid}-${name}.json`);
  }

  get settings(): Record<string, string> {
    return { BENCH_PROBE: this.#file };
  }

  /** Reads and resets the measurements of the process. */
  async read(pid: number): Promise<Inside> {
    rmSync(this.#file, { force: true });
    process.kill(pid, "SIGUSR2");
    for (const until = performance.now() + RESPONDS_WITHIN_MS; performance.now() < until; await pause(20))
      if (existsSync(this.#file)) return this.#take();
    throw new Error(`process ${pid} did not answer`);
  }

  #take(): Inside {
    const inside = JSON.parse(readFileSync(this.#file, "utf8")) as Inside;
    rmSync(this.#file, { force: true });
    return inside;
  }
}
