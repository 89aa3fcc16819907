import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fetchAntiForgery } from "../anti-forgery.ts";
import type { ServerProcess } from "./server.ts";

/** What a fault is called in the report. */
export type Fault = string;

const FROZEN_MS = 20_000;
const REDIS_AWAY_MS = 5000;

/** A Redis of this run, which can be killed and started again. It stores nothing on disk. */
export class Redis {
  readonly #port: number;
  #process: ChildProcess | null = null;

  constructor(port: number) {
    this.#port = port;
  }

  get url(): string {
    return `redis://127.0.0.1:${this.#port}`;
  }

  async start(): Promise<void> {
    this.#process = spawn("redis-server", ["--port", `${this.#port}`, "--bind", "127.0.0.1", "--save", ""], {
      stdio: "ignore",
    });
    while (!(await accepts(this.#port))) await pause(50);
  }

  kill(): void {
    this.#process?.kill("SIGKILL");
  }
}

/** The faults of nodes and Redis, in order. Each resolves when what failed is back. */
export function faults(
  [first, second]: readonly [ServerProcess, ServerProcess],
  redis: Redis,
): [Fault, () => Promise<unknown>][] {
  return [
    ["a node killed and back", () => first.killServer()],
    [
      "Redis killed and back",
      async () => {
        redis.kill();
        await pause(REDIS_AWAY_MS);
        await redis.start();
      },
    ],
    [
      "a node stopped for 20 seconds and woken",
      async () => {
        const { pid } = second;
        if (pid === null) throw new Error("the second node is not running");
        process.kill(pid, "SIGSTOP");
        await pause(FROZEN_MS);
        process.kill(pid, "SIGCONT");
        await second.ready();
      },
    ],
  ];
}

/** Stops the built-in PostgreSQL as a package upgrade does; this process starts it again. */
export async function databaseRestarted(dataDir: string): Promise<void> {
  const pidOf = () => {
    try {
      return Number.parseInt(readFileSync(join(dataDir, "postgres", "postmaster.pid"), "utf8"), 10);
    } catch {
      return null;
    }
  };
  const pid = pidOf();
  if (pid === null) throw new Error("no database is running");
  process.kill(pid, "SIGINT");
  while (pidOf() === pid || pidOf() === null) await pause(50);
}

/**
 * How many wrong passwords for an unknown address are accepted before the limit slows them down, on one node and
 * alternately on all. The nodes count together when there are no more on all of them.
 */
export async function sharedLimit(urls: string[]): Promise<{ one: number; both: number; together: boolean }> {
  const [first = ""] = urls;
  const antiForgery = await fetchAntiForgery(first);
  const attempts = async (to: string[], email: string) => {
    for (let count = 0; count < 200; count++) {
      const { status } = await fetch(`${to[count % to.length]}/api/login`, {
        method: "POST",
        headers: { "content-type": "application/json", ...antiForgery },
        body: JSON.stringify({ email, password: "a wrong password" }),
      });
      if (status === 429) return count;
      if (status >= 500) throw new Error(`the sign-in responded with ${status}`);
    }
    return 200;
  };
  const one = await attempts([first], "one@nobody.example");
  const both = await attempts(urls, "both@nobody.example");
  return { one, both, together: one < 200 && both <= one + 1 };
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
    socket.once("connect", () => socket.destroy());
  });
}
