import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { VictimServer } from "../chaos/server.ts";
import { ChildServer } from "./child.ts";
import { cpuOf, PostgresCpu } from "./cpu.ts";
import { Crowds } from "./crowds.ts";
import { Probe } from "./probed.ts";
import type { Samples } from "./samples.ts";
import { makeSessions, plainSeats, type Sessions } from "./sessions.ts";

export type Rival = "product" | "yardstick";

/** What a server did in a stretch of time. */
export interface Spent {
  ms: number;
  nodeMs: number;
  postgresMs: number;
  /** Of its database: every statement outside of a transaction is one, too. */
  transactions: number;
}

/** Databases tell what they did at most once a second. */
const COUNTED_AFTER_MS = 1100;
const CROWD_PROCESSES = 2;
const DATABASE: Record<Rival, string> = { product: "lantern", yardstick: "yardstick" };
/** Where questions about the others are asked, so that they are not counted. */
const ASKED = "postgres";

/** The product and the yardstick on one PostgreSQL, a database each, with the same people in the same teams. */
export class Bench {
  readonly product: VictimServer;
  readonly yardstick: ChildServer;
  readonly yardstickUrl: string;
  readonly probes: Record<Rival, Probe>;
  readonly crowds = new Crowds(CROWD_PROCESSES);
  readonly sizes: readonly number[];
  readonly #database: pg.Client;

  private constructor(
    sizes: readonly number[],
    product: VictimServer,
    yardstick: ChildServer,
    yardstickUrl: string,
    database: pg.Client,
    probes: Record<Rival, Probe>,
  ) {
    this.sizes = sizes;
    this.product = product;
    this.yardstick = yardstick;
    this.yardstickUrl = yardstickUrl;
    this.#database = database;
    this.probes = probes;
  }

  /** @param sizes how many people each session has */
  static async start(sizes: readonly number[]): Promise<Bench> {
    const probes = { product: new Probe("product"), yardstick: new Probe("yardstick") };
    const product = await VictimServer.start(probes.product.settings, probes.product.nodeOptions);
    try {
      const database = new pg.Client({ connectionString: inDatabase(product, ASKED) });
      await database.connect();
      database.on("error", () => {});
      await database.query(`create database ${DATABASE.yardstick}`);
      const url = inDatabase(product, DATABASE.yardstick);
      const yardstick = await ChildServer.start(
        new URL("../yardstick/server.ts", import.meta.url),
        { ...probes.yardstick.settings, DATABASE_URL: url },
        probes.yardstick.nodeOptions,
      );
      return new Bench(sizes, product, yardstick, url, database, probes);
    } catch (error) {
      await product.stop();
      throw error;
    }
  }

  /** Makes sessions on the product; people come in with `enter`. */
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

  /** People play, and what that took of its server is counted. */
  async play(rival: Rival, ms: number, perMinute: number): Promise<{ samples: Samples; spent: Spent }> {
    const counted = await this.measure(rival);
    const samples = await this.crowds.play(rival, ms, perMinute);
    return { samples, spent: await counted() };
  }

  /** Counts from now until the function that comes back is called. */
  async measure(rival: Rival): Promise<() => Promise<Spent>> {
    const [pid, postmaster] = [this.pid(rival), this.product.databasePid];
    if (postmaster === null) throw new Error("no database is running");
    const transactions = await this.#transactions(rival);
    const [since, node] = [performance.now(), cpuOf(pid)];
    const postgres = new PostgresCpu(postmaster, [...Object.values(DATABASE), ASKED]);
    return async () => {
      const spent = {
        ms: performance.now() - since,
        nodeMs: cpuOf(pid) - node,
        postgresMs: postgres.stop(DATABASE[rival]),
      };
      await pause(COUNTED_AFTER_MS);
      return { ...spent, transactions: (await this.#transactions(rival)) - transactions };
    };
  }

  pid(rival: Rival): number {
    const pid = rival === "product" ? this.product.pid : this.yardstick.pid;
    if (pid === null) throw new Error("the server is not running");
    return pid;
  }

  /** How many commands the yardstick's table holds of sessions whose names begin like this. */
  async rows(sessions: string): Promise<number> {
    const client = new pg.Client({ connectionString: this.yardstickUrl });
    await client.connect();
    const text = "select count(*)::int as rows from yardstick_log where session like $1";
    const { rows } = await client.query<{ rows: number }>(text, [`${sessions}%`]);
    await client.end();
    return rows[0]?.rows ?? 0;
  }

  async stop(): Promise<void> {
    this.crowds.end();
    await this.yardstick.stop();
    await this.#database.end().catch(() => {});
    await this.product.stop();
  }

  async #transactions(rival: Rival): Promise<number> {
    const text = "select xact_commit::int as count from pg_stat_database where datname = $1";
    return (await this.#database.query<{ count: number }>(text, [DATABASE[rival]])).rows[0]?.count ?? 0;
  }
}

function inDatabase(product: VictimServer, name: string): string {
  const url = new URL(product.databaseUrl());
  url.pathname = `/${name}`;
  return url.href;
}
