import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";

const main = fileURLToPath(new URL("../../apps/server/build/main.mjs", import.meta.url));
/** Cache of compiled modules for the next start, as in `npm start`. */
const compiled = fileURLToPath(new URL("../../node_modules/.cache/node-compile", import.meta.url));
const READY_WITHIN_MS = 60_000;

/** The real server in local mode, with its own port and data. It can be killed at any moment. */
export class ServerProcess {
  readonly url: string;
  readonly #dataDir = mkdtempSync(join(tmpdir(), "lantern-chaos-"));
  readonly #port: number;
  #process: ChildProcess | null = null;
  #wanted = true;
  #output = "";
  #starts = 0;

  readonly #settings: Record<string, string>;
  readonly #nodeOptions: string[];

  private constructor(port: number, settings: Record<string, string>, nodeOptions: string[]) {
    this.#port = port;
    this.#settings = settings;
    this.#nodeOptions = nodeOptions;
    this.url = `http://localhost:${port}`;
  }

  /**
   * @param settings additional environment variables, such as `PORT`
   * @param nodeOptions options of its process, such as `--inspect`
   */
  static async start(
    settings: Record<string, string> = {},
    nodeOptions: string[] = [],
  ): Promise<ServerProcess> {
    const port = Number(settings.PORT ?? (await freePort()));
    const server = new ServerProcess(port, settings, nodeOptions);
    server.#spawn();
    try {
      await server.ready();
    } catch (error) {
      await server.lose();
      throw error;
    }
    return server;
  }

  /** How often its process was started: more than once when it crashed or was killed. */
  get starts(): number {
    return this.#starts;
  }

  /** Id of the running process; null between two processes. */
  get pid(): number | null {
    return this.#process?.pid ?? null;
  }

  /** Id of its database's main process; null while it has none, for example on the database of another server. */
  get databasePid(): number | null {
    const file = join(this.#dataDir, "postgres", "postmaster.pid");
    const pid = existsSync(file) ? Number.parseInt(readFileSync(file, "utf8"), 10) : Number.NaN;
    return Number.isNaN(pid) ? null : pid;
  }

  /** The end of its output. */
  get output(): string {
    return this.#output;
  }

  /** Resolves when commands are accepted, with the ms until then. */
  async ready(): Promise<number> {
    const since = performance.now();
    while (performance.now() - since < READY_WITHIN_MS) {
      const response = await fetch(`${this.url}/readyz`).catch(() => null);
      if (response?.ok) return performance.now() - since;
      await pause(50);
    }
    throw new Error(`the server did not come up:\n${this.#output.slice(-2000)}`);
  }

  /**
   * Ends the server like a power cut; it is started again at once, as by a supervisor. Resolves when the new process
   * accepts commands, with the ms until then.
   */
  async killServer(): Promise<number> {
    const since = performance.now();
    await this.#end("SIGKILL");
    await this.ready();
    return performance.now() - since;
  }

  /** Stops the server as a deploy does. Returns the ms until it exited and until the next process accepted commands. */
  async deploy(): Promise<{ drained: number; back: number }> {
    const since = performance.now();
    await this.#end("SIGTERM");
    const drained = performance.now() - since;
    await this.ready();
    return { drained, back: performance.now() - since };
  }

  /** Kills the server without a restart. Its database continues to run. */
  async lose(): Promise<void> {
    this.#wanted = false;
    await this.#end("SIGKILL");
  }

  /**
   * Kills the database's main process; the server restarts it. Resolves when commands are stored again, with the ms
   * until then.
   */
  async killDatabase(): Promise<number> {
    const since = performance.now();
    const pid = this.databasePid;
    if (pid === null) throw new Error("no database is running");
    process.kill(pid, "SIGKILL");
    while (this.databasePid === pid || this.databasePid === null) await pause(20);
    await this.ready();
    return performance.now() - since;
  }

  /** Address of its database. */
  databaseUrl(): string {
    const { password, port } = JSON.parse(readFileSync(join(this.#dataDir, "postgres.json"), "utf8")) as {
      password: string;
      port: number;
    };
    return `postgres://app:${password}@127.0.0.1:${port}/lantern`;
  }

  async stop(): Promise<void> {
    // Only a server that runs on a database stops it, so a new process takes over the database of a lost server.
    if (!this.#wanted && this.databasePid !== null) {
      this.#spawn();
      await this.ready();
    }
    this.#wanted = false;
    await this.#end("SIGTERM");
    rmSync(this.#dataDir, { recursive: true, force: true });
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const running = this.#process;
    if (!running) return;
    const exited = new Promise((resolve) => running.once("exit", resolve));
    running.kill(signal);
    await exited;
  }

  #spawn(): void {
    this.#starts += 1;
    const child = spawn(
      process.execPath,
      [...this.#nodeOptions, "--disable-warning=ExperimentalWarning", main],
      {
        env: {
          NODE_COMPILE_CACHE: compiled,
          ...process.env,
          ...this.#settings,
          PORT: String(this.#port),
          DATA_DIR: this.#dataDir,
          LOG_LEVEL: "1",
        },
        stdio: ["ignore", "pipe", "pipe"],
      },
    );
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

/** A free port. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      const port = typeof address === "object" && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}
