import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { databaseIdentity } from "../../apps/server/src/db/embedded/identity.ts";

/** Debian's PostgreSQL, in a folder of its own. */
export class DebianDatabase {
  readonly #bin =
    readdirSync("/usr/lib/postgresql")
      .sort()
      .map((major) => `/usr/lib/postgresql/${major}/bin`)
      .at(-1) ?? "";
  readonly #data: string;
  readonly #identity;
  readonly port: number;
  #process: ChildProcess | undefined;

  constructor(folder: string, port: number) {
    this.#data = join(folder, "database");
    this.port = port;
    mkdirSync(this.#data);
    this.#identity = databaseIdentity([this.#data, this.#bin]);
    this.#identity.give(this.#data);
    const { file, args, ...user } = this.#identity.command(join(this.#bin, "initdb"), [
      ...["-D", this.#data, "-U", "lantern", "-A", "trust", "-E", "UTF8", "-N"],
    ]);
    execFileSync(file, args, { ...user, stdio: "ignore" });
  }

  get url(): string {
    return `postgres://lantern@127.0.0.1:${this.port}/postgres`;
  }

  async start(): Promise<void> {
    const { file, args, ...user } = this.#identity.command(join(this.#bin, "postgres"), [
      ...["-D", this.#data, "-p", `${this.port}`, "-h", "127.0.0.1", "-k", this.#data],
    ]);
    this.#process = spawn(file, args, { ...user, stdio: "ignore" });
    while (!(await this.query("select 1").catch(() => null))) await pause(50);
  }

  async query<Row>(text: string): Promise<Row[]> {
    const client = new pg.Client({ connectionString: this.url });
    client.on("error", () => {});
    await client.connect();
    try {
      return (await client.query(text)).rows as Row[];
    } finally {
      await client.end();
    }
  }

  async stop(): Promise<void> {
    if (!this.#process) return;
    this.#process.kill("SIGINT");
    await once(this.#process, "exit");
  }
}
