import { accessSync, chmodSync, constants, mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { errorText } from "../../system/error-text.ts";
import { type Binaries, findBinaries } from "./binaries.ts";
import {
  type Cluster,
  databaseUser,
  deleteStalePid,
  initialize,
  lastError,
  launch,
  recordedPort,
  stop,
} from "./cluster.ts";
import { finishPuttingBack } from "./copy.ts";
import { embeddedFault } from "./fault.ts";
import { databaseIdentity } from "./identity.ts";
import { finishMove } from "./new-major.ts";
import { freePort, isFree } from "./port.ts";
import { loadSecret, saveSecret } from "./secret.ts";

/** A running database that responds to queries. */
export interface Launched {
  cluster: Cluster;
  port: number;
  /** Connection string of a database on this server. */
  url(database: string): string;
  /** False if a server was already running and was adopted. */
  started: boolean;
}

const startTimeoutMs = 15_000;

/** Opens the folder for the data and chooses the programs and the user for it. */
export function openCluster(dataDir: string, durable: boolean, programs?: Binaries): Cluster {
  const folder = resolve(dataDir);
  try {
    if (mkdirSync(folder, { recursive: true })) chmodSync(folder, 0o711);
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw embeddedFault(`the data directory ${folder} is not writable (${errorText(error)})`);
  }
  const binaries = programs ?? findBinaries();
  return { dataDir: folder, binaries, identity: databaseIdentity([folder, binaries.root]), durable };
}

/**
 * Makes sure that a server runs for this cluster: adopts one that runs, otherwise starts one, and waits while the
 * system still removes a killed one.
 *
 * @param fixedPort for a restart, when connection strings with that port are already in use.
 */
export async function ensureRunning(cluster: Cluster, fixedPort?: number): Promise<Launched> {
  // A server that runs already uses the data that are there.
  if (recordedPort(cluster) === null) {
    finishPuttingBack(cluster.dataDir);
    finishMove(cluster.dataDir);
  }
  const secret = await loadSecret(cluster.dataDir);
  await initialize(cluster, secret.password);
  const url = (port: number) => (database: string) =>
    `postgres://${databaseUser}:${secret.password}@127.0.0.1:${port}/${database}`;
  const launched = (port: number, started: boolean) => ({ cluster, port, url: url(port), started });

  for (const until = Date.now() + startTimeoutMs; Date.now() < until; await pause(100)) {
    const recorded = recordedPort(cluster);
    if (recorded !== null && (await repliesToQuery(url(recorded)("postgres"))))
      return launched(recorded, false);
    deleteStalePid(cluster);

    if (fixedPort === undefined && !(await isFree(secret.port))) {
      secret.port = await freePort();
      saveSecret(cluster.dataDir, secret);
    }
    const port = fixedPort ?? secret.port;
    if (await becomesReady(launch(cluster, port), url(port)("postgres"))) return launched(port, true);
    // It ended at once: another process was faster, or a killed server still uses the files. Try again.
  }
  throw embeddedFault(
    `it did not start: ${lastError(cluster)}; its log is ${join(cluster.dataDir, "postgres.log")}`,
  );
}

/** Stops the server of this cluster, whichever process started it. */
export const stopRunning = stop;

async function becomesReady(server: { exited: Promise<void> }, url: string): Promise<boolean> {
  let exited = false;
  // On Windows the starter ends as soon as it has started the server.
  server.exited.then(() => {
    exited = process.platform !== "win32";
  });
  for (const until = Date.now() + startTimeoutMs; Date.now() < until && !exited; await pause(25))
    if (await repliesToQuery(url)) return true;
  return false;
}

/** Whether the server replies to a query. A process or an open port proves nothing. */
async function repliesToQuery(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000, query_timeout: 2000 });
  client.on("error", () => {});
  try {
    await client.connect();
    await client.query("select 1");
    return true;
  } catch (error) {
    if ((error as { code?: string }).code === "28P01")
      throw embeddedFault("its password in postgres.json does not open the data beside it");
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}
