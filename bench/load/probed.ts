import { existsSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

/** What a measured process says of itself. Memory in bytes, after a collection. */
export interface Inside {
  /** Longest time since the last question in which its event loop did nothing else, ms. */
  blockMs: number;
  block99Ms: number;
  rss: number;
  heapUsed: number;
  external: number;
}

const ANSWERS_WITHIN_MS = 20_000;

/** Settings and options that a server is started with so that it can be asked; its own code stays as it is. */
export class Probe {
  readonly #file: string;
  readonly nodeOptions = ["--expose-gc", `--import=${new URL("probe.ts", import.meta.url).href}`];

  constructor(name: string) {
    this.#file = join(tmpdir(), `lantern-probe-${process.pid}-${name}.json`);
  }

  get settings(): Record<string, string> {
    return { BENCH_PROBE: this.#file };
  }

  /** Asks the process, which counts anew from then on. */
  async ask(pid: number): Promise<Inside> {
    rmSync(this.#file, { force: true });
    process.kill(pid, "SIGUSR2");
    for (const until = performance.now() + ANSWERS_WITHIN_MS; performance.now() < until; await pause(20))
      if (existsSync(this.#file)) return this.#take();
    throw new Error(`process ${pid} did not answer`);
  }

  #take(): Inside {
    const inside = JSON.parse(readFileSync(this.#file, "utf8")) as Inside;
    rmSync(this.#file, { force: true });
    return inside;
  }
}
