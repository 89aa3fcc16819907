/** CPU time of other processes, from Linux. */
import { readdirSync, readFileSync } from "node:fs";

const NS_PER_MS = 1e6;
/** Key of processes that serve no single database. */
const SHARED = "";

/** CPU time of a process with all its threads in ms, with nanosecond precision; 0 for a process that has ended. */
export function cpuOf(pid: number): number {
  try {
    const threads = readdirSync(`/proc/${pid}/task`);
    const ns = threads.map((thread) =>
      Number.parseInt(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, "utf8"), 10),
    );
    return ns.reduce((sum, one) => sum + one, 0) / NS_PER_MS;
  } catch {
    return 0;
  }
}

/** The usage of an ended process since its last sample is not counted. */
const SAMPLE_EVERY_MS = 200;

/**
 * Adds up the CPU time of PostgreSQL's processes by database. Their titles name it: `postgres: app lantern
 * 127.0.0.1(4711) idle`. Processes without a database count for every one: checkpoints, WAL, workers for I/O.
 */
export class PostgresCpu {
  readonly #postmaster: number;
  readonly #databases: readonly string[];
  readonly #last = new Map<number, number>();
  readonly #used = new Map<string, number>();
  readonly #timer: NodeJS.Timeout;
  #first = true;

  constructor(postmaster: number, databases: readonly string[]) {
    this.#postmaster = postmaster;
    this.#databases = databases;
    this.#sample();
    this.#first = false;
    this.#timer = setInterval(() => this.#sample(), SAMPLE_EVERY_MS);
  }

  /** CPU ms of this database since the start. */
  stop(database: string): number {
    clearInterval(this.#timer);
    this.#sample();
    return (this.#used.get(database) ?? 0) + (this.#used.get(SHARED) ?? 0);
  }

  #sample(): void {
    for (const pid of [this.#postmaster, ...childrenOf(this.#postmaster)]) {
      const [now, serves] = [cpuOf(pid), this.#servedBy(pid)];
      const more = now - (this.#last.get(pid) ?? (this.#first ? now : 0));
      this.#last.set(pid, now);
      if (more > 0) this.#used.set(serves, (this.#used.get(serves) ?? 0) + more);
    }
  }

  #servedBy(pid: number): string {
    const fields = titleOf(pid).split(/[\s\0]+/);
    if (pid === this.#postmaster) return SHARED;
    return this.#databases.find((name) => fields.includes(name)) ?? SHARED;
  }
}

/** None for a process that has ended. */
function childrenOf(pid: number): number[] {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ").map(Number);
  } catch {
    return [];
  }
}

function titleOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8");
  } catch {
    return "";
  }
}
