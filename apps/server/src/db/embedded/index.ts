import { existsSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { errorText } from "../../system/error-text.ts";
import type { Binaries } from "./binaries.ts";
import { copyData, putBackCopy, removeDrafts } from "./copy.ts";
import { embeddedFault } from "./fault.ts";
import { ensureRunning, type Launched, openCluster, stopRunning } from "./launcher.ts";

/** A database that is kept running for this process only. */
export interface EmbeddedDatabase {
  url: string;
  /** False if a server of a killed process was adopted. */
  started: boolean;
  /** Stops watching and stops the server. */
  stop(): Promise<void>;
  /** Stops the server as well, and copies its data before an update. */
  stopAndCopy(): Promise<void>;
  /** Stops the server as well, and puts the copy in the place of the data. */
  stopAndPutBack(): Promise<void>;
}

interface EmbeddedOptions {
  dataDir: string;
  /** False only for tests. */
  durable?: boolean;
  /**
   * How this process is named to a second process that opens the data, such as its address; at most 40 characters.
   */
  label?: string;
  /** Those of an earlier major version, to read what they wrote; by default those of this version. */
  binaries?: Binaries;
  /** Called with one line when the server died and when it runs again. */
  onEvent?(line: string): void;
}

const database = "lantern";
/** Advisory lock "this data has an owner". It is released with the connection of a killed owner. */
const ownerLock = 7_262_001;
const ownerPrefix = "lantern-owner ";

/**
 * Starts the built-in PostgreSQL of `dataDir`, or adopts the one that a killed process left behind,
 * and restarts it whenever it dies.
 *
 * @throws StartError in one line: data in use by another running server, wrong version, no access, …
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const { dataDir, durable = true, label = "", onEvent = () => {} } = options;
  const cluster = openCluster(dataDir, durable, options.binaries);
  const server = await ensureRunning(cluster);
  let stopped = false;
  let reviving = Promise.resolve();
  const claim = await own(server, label);
  await createDatabase(claim);
  watch(claim);

  function watch(client: pg.Client): void {
    client.once("end", () => {
      if (!stopped) reviving = revive();
    });
  }

  async function revive(): Promise<void> {
    onEvent("the built-in database went away; starting it again");
    for (let wait = 100; !stopped; wait = Math.min(wait * 2, 5000)) {
      try {
        watch(await own(await ensureRunning(cluster, server.port), label));
        return onEvent("the built-in database is back");
      } catch (error) {
        onEvent(errorText(error));
        await pause(wait);
      }
    }
  }

  const stop = async () => {
    if (stopped) return;
    stopped = true;
    await reviving;
    await stopRunning(cluster);
  };
  return {
    url: server.url(database),
    started: server.started,
    stop,
    async stopAndCopy() {
      removeDrafts(cluster.dataDir);
      await stop();
      copyData(cluster.dataDir, cluster.identity);
    },
    async stopAndPutBack() {
      await stop();
      putBackCopy(cluster.dataDir);
    },
  };
}

/**
 * Opens the built-in database beside the server that owns it, if one runs; otherwise starts it for a moment.
 *
 * @throws StartError when there is no data
 */
export async function borrowEmbedded(dataDir: string): Promise<{ url: string; release(): Promise<void> }> {
  if (!existsSync(join(dataDir, "postgres", "PG_VERSION")))
    throw embeddedFault(`there is no data in ${dataDir}`);
  const cluster = openCluster(dataDir, true);
  const server = await ensureRunning(cluster);
  const release = async () => {
    if (server.started) await stopRunning(cluster);
  };
  return { url: server.url(database), release };
}

/** The connection that marks this process as the owner of the data while the process runs. */
async function own(server: Launched, label: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: server.url("postgres"),
    application_name: ownerPrefix + label,
    keepAlive: true,
  });
  client.on("error", () => {});
  await client.connect();
  // It takes a moment until the database detects that a killed owner's connection is broken.
  for (const until = Date.now() + 2000; ; await pause(50)) {
    const { rows } = await client.query<{ got: boolean }>("select pg_try_advisory_lock($1) as got", [
      ownerLock,
    ]);
    if (rows[0]?.got) return client;
    if (Date.now() > until) break;
  }
  const owner = await ownerOf(client);
  await client.end();
  throw embeddedFault(
    `${owner} is already running on the data in ${server.cluster.dataDir}; use that one, stop it, or set another DATA_DIR`,
  );
}

async function ownerOf(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ label: string }>(
    `select substr(a.application_name, $2) as label from pg_locks l join pg_stat_activity a using (pid)
     where l.locktype = 'advisory' and l.granted and l.objid = $1`,
    [ownerLock, ownerPrefix.length + 1],
  );
  return rows[0]?.label ? `the server at ${rows[0].label}` : "another server";
}

async function createDatabase(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query("select from pg_database where datname = $1", [database]);
  if (rowCount === 0) await client.query(`create database ${database}`);
}
