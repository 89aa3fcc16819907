/** CPU time of other processes, as Linux tells it. */
import { readdirSync, readFileSync } from "node:fs";

const NS_PER_MS = 1e6;
/** What serves no single database. */
const SHARED = "";

/** CPU ms of a process with all its threads, to the nanosecond; 0 when it is gone. */
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

/** Ended processes take what they used since the last look with them. */
const LOOKS_EVERY_MS = 200;

/**
 * Adds up the CPU of PostgreSQL's processes by the database that they serve, as their titles tell: `postgres: app lantern
 * 127.0.0.1(4711) idle`. What no single database is served by counts for every one: checkpoints, WAL, workers for I/O.
 */
export class PostgresCpu {
  readonly #postmaster: number;
  readonly #databases: readonly string[];
  readonly #last = new Map<number, number>();
  readonly #spent = new Map<string, number>();
  readonly #looking: NodeJS.Timeout;
  #first = true;

  constructor(postmaster: number, databases: readonly string[]) {
    this.#postmaster = postmaster;
    this.#databases = databases;
    this.#look();
    this.#first = false;
    this.#looking = setInterval(() => this.#look(), LOOKS_EVERY_MS);
  }

  /** CPU ms since the beginning that this database has cost. */
  stop(database: string): number {
    clearInterval(this.#looking);
    this.#look();
    return (this.#spent.get(database) ?? 0) + (this.#spent.get(SHARED) ?? 0);
  }

  #look(): void {
    const children = readFileSync(`/proc/${this.#postmaster}/task/${this.#postmaster}/children`, "utf8");
    for (const pid of [this.#postmaster, ...children.trim().split(" ").map(Number)]) {
      const [now, serves] = [cpuOf(pid), this.#servedBy(pid)];
      const more = now - (this.#last.get(pid) ?? (this.#first ? now : 0));
      this.#last.set(pid, now);
      if (more > 0) this.#spent.set(serves, (this.#spent.get(serves) ?? 0) + more);
    }
  }

  #servedBy(pid: number): string {
    const words = titleOf(pid).split(/[\s\0]+/);
    if (pid === this.#postmaster) return SHARED;
    return this.#databases.find((name) => words.includes(name)) ?? SHARED;
  }
}

function titleOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8");
  } catch {
    return "";
  }
}
