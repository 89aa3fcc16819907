import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

/** Of the files of a release. */
export const platform = `${process.platform}-${process.arch}`;

/** A node as the unit runs it: from `current`, started again after every exit code but 1. */
export class ReleaseNode {
  readonly home: string;
  readonly url: string;
  readonly exits: (number | null)[] = [];
  log = "";
  publicUrl = "https://play.example.com";
  readonly #settings: Record<string, string>;
  #process: ChildProcess | undefined;
  #wanted = false;

  constructor(folder: string, name: string, port: number, settings: Record<string, string>) {
    this.home = join(folder, name);
    this.url = `http://127.0.0.1:${port}`;
    this.#settings = { ...settings, PORT: `${port}`, DATA_DIR: join(folder, `${name}-data`) };
    mkdirSync(this.home);
  }

  start(): void {
    this.#wanted = true;
    const current = join(this.home, "current");
    const program = join(current, `node_modules/node-${platform}/bin/node`);
    const child = spawn(program, ["--disable-warning=ExperimentalWarning", "apps/server/build/main.mjs"], {
      cwd: current,
      env: this.environment(),
      stdio: ["ignore", "pipe", "pipe"],
    });
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (chunk) => {
        this.log += chunk;
      });
    child.on("error", () => {});
    child.once("exit", (code) => {
      this.exits.push(code);
      if (this.#wanted && code !== 1)
        setTimeout(() => this.#wanted && this.#process === child && this.start(), 1000);
    });
    this.#process = child;
  }

  /** Of its programs, such as `lantern admin`. */
  environment(): NodeJS.ProcessEnv {
    return { PATH: process.env.PATH, NODE_ENV: "production", ...this.#settings, PUBLIC_URL: this.publicUrl };
  }

  async stop(): Promise<void> {
    this.#wanted = false;
    const child = this.#process;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.kill();
    await once(child, "exit");
  }

  async isReady(path = "/readyz"): Promise<boolean> {
    return fetch(this.url + path, { signal: AbortSignal.timeout(2000) }).then(
      ({ ok }) => ok,
      () => false,
    );
  }

  async ready(): Promise<void> {
    for (const until = Date.now() + 120_000; !(await this.isReady()); await pause(50))
      if (Date.now() > until) throw new Error(`${this.home} is not ready:\n${this.log.slice(-2000)}`);
  }
}
