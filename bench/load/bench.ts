import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { freePort, ServerProcess } from "../chaos/server.ts";
import { ChildServer } from "./child.ts";
import { cpuOf, PostgresCpu } from "./cpu.ts";
import { Crowds } from "./crowds.ts";
import { Probe } from "./probed.ts";
import { type Profile, profiled } from "./profile.ts";
import type { Samples } from "./samples.ts";
import { makeSessions, plainSeats, type Sessions } from "./sessions.ts";

export type Rival = "product" | "yardstick" | "colyseus";

interface BenchOptions {
  /** Whether the servers can be profiled, which costs a little. */
  profiles?: boolean;
  /** Whether Colyseus runs beside them; its packages are installed by `npm ci --prefix bench/rivals`. */
  colyseus?: boolean;
}

/** Resources that a server used in a period. */
export interface Usage {
  ms: number;
  nodeMs: number;
  postgresMs: number;
  /** Transactions of its database. A statement outside of a transaction counts as one. */
  transactions: number;
}

/** Databases report statistics at most once a second. */
const COUNTED_AFTER_MS = 1100;
const CROWD_PROCESSES = 2;
const DATABASE: Record<Rival, string> = {
  product: "lantern",
  yardstick: "yardstick",
  colyseus: "colyseus",
};
/** The database for statistics queries, so that they are not counted. */
const STATISTICS_DATABASE = "postgres";

/** The product and the yardstick, each with its own database on one PostgreSQL, with the same people in the same teams. */
export class Bench {
  readonly product: ServerProcess;
  readonly yardstick: ChildServer;
  readonly #colyseus: ChildServer | null;
  readonly yardstickUrl: string;
  readonly probes: Record<Rival, Probe>;
  /** Where each server's profiler listens; null without one. */
  readonly #inspectors: Record<Rival, number> | null;
  readonly crowds = new Crowds(CROWD_PROCESSES);
  readonly sizes: readonly number[];
  readonly #database: pg.Client;

  private constructor(
    sizes: readonly number[],
    product: ServerProcess,
    yardstick: ChildServer,
    colyseus: ChildServer | null,
    yardstickUrl: string,
    database: pg.Client,
    probes: Record<Rival, Probe>,
    inspectors: Record<Rival, number> | null,
  ) {
    this.sizes = sizes;
    this.product = product;
    this.yardstick = yardstick;
    this.#colyseus = colyseus;
    this.yardstickUrl = yardstickUrl;
    this.#database = database;
    this.probes = probes;
    this.#inspectors = inspectors;
  }

  /**
   * @param sizes number of people of each session
   */
  static async start(sizes: readonly number[], { profiles, colyseus }: BenchOptions = {}): Promise<Bench> {
    const probes = {
      product: new Probe("product"),
      yardstick: new Probe("yardstick"),
      colyseus: new Probe("colyseus"),
    };
    const inspectors = profiles
      ? { product: await freePort(), yardstick: await freePort(), colyseus: await freePort() }
      : null;
    const optionsOf = (rival: Rival) => [
      ...probes[rival].nodeOptions,
      ...(inspectors ? [`--inspect=127.0.0.1:${inspectors[rival]}`] : []),
    ];
    const product = await ServerProcess.start(probes.product.settings, optionsOf("product"));
    try {
      const database = new pg.Client({ connectionString: inDatabase(product, STATISTICS_DATABASE) });
      await database.connect();
      database.on("error", () => {});
      const child = async (rival: "yardstick" | "colyseus", program: string) => {
        await database.query(`create database ${DATABASE[rival]}`);
        return ChildServer.start(
          new URL(program, import.meta.url),
          { ...probes[rival].settings, DATABASE_URL: inDatabase(product, DATABASE[rival]) },
          optionsOf(rival),
        );
      };
      const yardstick = await child("yardstick", "../yardstick/server.ts");
      const other = colyseus ? await child("colyseus", "../rivals/colyseus-server.ts") : null;
      const url = inDatabase(product, DATABASE.yardstick);
      return new Bench(sizes, product, yardstick, other, url, database, probes, inspectors);
    } catch (error) {
      await product.stop();
      throw error;
    }
  }

  /** Creates sessions on the product; people join with `enter`. */
  sessions(): Promise<Sessions> {
    return makeSessions(this.product.url, this.sizes);
  }

  /** Connects everybody to the product, and starts the sessions. */
  async enter({ early, late, start }: Sessions): Promise<void> {
    const url = `ws://127.0.0.1:${new URL(this.product.url).port}/live`;
    await this.crowds.connect("product", url, early);
    await start();
    await this.crowds.connect("product", url, late);
  }

  /** Connects everybody to the yardstick. */
  async enterYardstick(): Promise<void> {
    const url = `ws://127.0.0.1:${this.yardstick.port}`;
    await this.crowds.connect("yardstick", url, plainSeats(this.sizes));
  }

  /** Connects everybody to Colyseus, by its own client. */
  async enterColyseus(): Promise<void> {
    const url = `http://127.0.0.1:${this.#colyseus?.port}`;
    await this.crowds.connect("colyseus", url, plainSeats(this.sizes), "colyseus");
  }

  /** People play, and the resources of the server are measured. */
  async play(rival: Rival, ms: number, perMinute: number): Promise<{ samples: Samples; usage: Usage }> {
    const counted = await this.measure(rival);
    const samples = await this.crowds.play(rival, ms, perMinute);
    return { samples, usage: await counted() };
  }

  /** Profiles the main thread of the server while something happens. */
  async profile<R>(rival: Rival, during: () => Promise<R>): Promise<{ result: R; profile: Profile }> {
    if (!this.#inspectors) throw new Error("the bench was started without profiles");
    const stop = await profiled(this.#inspectors[rival]);
    const result = await during();
    return { result, profile: await stop() };
  }

  /** Measures from now until the returned function is called. */
  async measure(rival: Rival): Promise<() => Promise<Usage>> {
    const [pid, postmaster] = [this.pid(rival), this.product.databasePid];
    if (postmaster === null) throw new Error("no database is running");
    const transactions = await this.#transactions(rival);
    const [since, node] = [performance.now(), cpuOf(pid)];
    const postgres = new PostgresCpu(postmaster, [...Object.values(DATABASE), STATISTICS_DATABASE]);
    return async () => {
      const usage = {
        ms: performance.now() - since,
        nodeMs: cpuOf(pid) - node,
        postgresMs: postgres.stop(DATABASE[rival]),
      };
      await pause(COUNTED_AFTER_MS);
      return { ...usage, transactions: (await this.#transactions(rival)) - transactions };
    };
  }

  pid(rival: Rival): number {
    const { product, yardstick } = this;
    const pid = { product, yardstick, colyseus: this.#colyseus }[rival]?.pid ?? null;
    if (pid === null) throw new Error("the server is not running");
    return pid;
  }

  /** Number of commands in the log of the yardstick, or of Colyseus, for sessions whose names start with this prefix. */
  async rows(sessions: string, rival: "yardstick" | "colyseus" = "yardstick"): Promise<number> {
    const client = new pg.Client({ connectionString: inDatabase(this.product, DATABASE[rival]) });
    await client.connect();
    const text = "select count(*)::int as rows from yardstick_log where session like $1";
    const { rows } = await client.query<{ rows: number }>(text, [`${sessions}%`]);
    await client.end();
    return rows[0]?.rows ?? 0;
  }

  async stop(): Promise<void> {
    this.crowds.end();
    await this.yardstick.stop();
    await this.#colyseus?.stop();
    await this.#database.end().catch(() => {});
    await this.product.stop();
  }

  async #transactions(rival: Rival): Promise<number> {
    const text = "select xact_commit::int as count from pg_stat_database where datname = $1";
    return (await this.#database.query<{ count: number }>(text, [DATABASE[rival]])).rows[0]?.count ?? 0;
  }
}

function inDatabase(product: ServerProcess, name: string): string {
  const url = new URL(product.databaseUrl());
  url.pathname = `/${name}`;
  return url.href;
}
