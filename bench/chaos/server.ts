import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";

const main = fileURLToPath(new URL("../../apps/server/src/main.ts", import.meta.url));
const READY_WITHIN_MS = 60_000;

/** The real server in local mode, on a port and data of its own, which may be killed at any moment. */
export class VictimServer {
  readonly url: string;
  readonly #dataDir = mkdtempSync(join(tmpdir(), "lantern-chaos-"));
  readonly #port: number;
  #process: ChildProcess | null = null;
  #wanted = true;
  #output = "";

  readonly #settings: Record<string, string>;

  private constructor(port: number, settings: Record<string, string>) {
    this.#port = port;
    this.#settings = settings;
    this.url = `http://localhost:${port}`;
  }

  /** @param settings environment variables that it needs beside its own; `PORT` where it must be a certain one */
  static async start(settings: Record<string, string> = {}): Promise<VictimServer> {
    const server = new VictimServer(Number(settings.PORT ?? (await freePort())), settings);
    server.#spawn();
    await server.ready();
    return server;
  }

  /** Resolves when moves are taken; answers how long that took. */
  async ready(): Promise<number> {
    const since = performance.now();
    while (performance.now() - since < READY_WITHIN_MS) {
      const answer = await fetch(`${this.url}/readyz`).catch(() => null);
      if (answer?.ok) return performance.now() - since;
      await pause(50);
    }
    throw new Error(`the server did not come up:\n${this.#output.slice(-2000)}`);
  }

  /** Ends the server as a power cut would; it is started again at once, as by a supervisor. */
  killServer(): void {
    this.#process?.kill("SIGKILL");
  }

  /** Ends the database's first process in the same way; the server brings it back. */
  killDatabase(): void {
    const [pid] = readFileSync(join(this.#dataDir, "postgres", "postmaster.pid"), "utf8").split("\n");
    process.kill(Number(pid), "SIGKILL");
  }

  /** Address of its database, for a measurement beside it. */
  databaseUrl(): string {
    const { password, port } = JSON.parse(readFileSync(join(this.#dataDir, "postgres.json"), "utf8")) as {
      password: string;
      port: number;
    };
    return `postgres://app:${password}@127.0.0.1:${port}/lantern`;
  }

  async stop(): Promise<void> {
    this.#wanted = false;
    const running = this.#process;
    if (running) {
      const gone = new Promise((resolve) => running.once("exit", resolve));
      running.kill("SIGTERM");
      await gone;
    }
    rmSync(this.#dataDir, { recursive: true, force: true });
  }

  #spawn(): void {
    const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", main], {
      env: {
        ...process.env,
        ...this.#settings,
        PORT: String(this.#port),
        DATA_DIR: this.#dataDir,
        LOG_LEVEL: "1",
      },
      stdio: ["ignore", "pipe", "pipe"],
    });
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (data) => {
        this.#output = (this.#output + String(data)).slice(-20_000);
      });
    child.once("exit", () => {
      this.#process = null;
      if (this.#wanted) this.#spawn();
    });
    this.#process = child;
  }
}

/** A port that nobody listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      const port = typeof address === "object" && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}
