/**
 * `npm run verify:updates`: kills updates of data of an earlier version at random moments, on the built-in and on an
 * external database. After each kill the data must be old and whole, or new and whole, and the next start must update
 * them.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, cpSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { randomNumbers } from "@lantern/engine/random";
import pg from "pg";
import { recordProof } from "../../../../bench/proof.ts";
import { openBackup, restore } from "../../src/backup/restore.ts";
import { connect } from "../../src/db/client.ts";
import { startEmbedded } from "../../src/db/embedded/index.ts";
import { schemaState } from "../../src/db/migrate.ts";
import { tableRows } from "./table-rows.ts";

const { values } = parseArgs({
  options: { kills: { type: "string", default: "100" }, seed: { type: "string", default: "1" } },
});
const kills = Number(values.kills);
const random = randomNumbers(Number(values.seed));
const program = fileURLToPath(new URL("open-process.ts", import.meta.url));
const earlier = fileURLToPath(new URL("earlier/0001.age", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "lantern-verify-updates-"));
const template = join(folder, "template");
/** How long an update takes here. */
let wholeMs = 0;
const states = { old: 0, new: 0, stranded: 0 };

try {
  const made = await startEmbedded({ dataDir: template });
  await load(made.url);
  const before = await tableRows(made.url);
  await made.stop();
  const since = performance.now();
  copyInstallation(template, join(folder, "unharmed"));
  await open({ DATA_DIR: join(folder, "unharmed") });
  wholeMs = performance.now() - since;
  const builtIn = Math.ceil(kills / 2);
  for (let number = 0; number < builtIn; number++) await killBuiltIn(before);
  console.log(`built-in database: ${builtIn} kills, ${JSON.stringify(states)}`);
  await killExternal(kills - builtIn, before);
  console.log(`${kills} killed updates of seed ${values.seed}: ${JSON.stringify(states)}`);
  process.exitCode = states.stranded === 0 ? 0 : 1;
  recordProof({
    title: "Updates that are killed",
    command: `npm run verify:updates -- --kills ${kills} --seed ${values.seed}`,
    text: "Updates of data of an earlier version are killed at random moments, half of them on the built-in database and half on an external one. Each is followed by a start that must finish the update with every row as it was.",
    figures: {
      "killed updates": kills,
      "data then old and whole": states.old,
      "data then new and whole": states.new,
      "neither, or not updated by the next start": states.stranded,
    },
  });
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function load(url: string): Promise<void> {
  const { pool } = connect(url);
  const key = { passphrase: "data of an earlier version" };
  await restore(pool, await openBackup(earlier, key, "anybody"), () => {}, { update: false });
  await pool.end();
}

type Tables = Awaited<ReturnType<typeof tableRows>>;

/** Old and new data have the same rows in the tables and columns that the earlier version had. */
async function stateOf(url: string, before: Tables): Promise<"old" | "new" | "stranded"> {
  const { pool } = connect(url);
  try {
    const schema = await schemaState(pool);
    const tables = await tableRows(url, before);
    const isWhole = Object.entries(before).every(
      ([name, { rows, sha256 }]) => tables[name]?.rows === rows && tables[name]?.sha256 === sha256,
    );
    if (!isWhole) return "stranded";
    return schema === "current" ? "new" : schema === "earlier" ? "old" : "stranded";
  } finally {
    await pool.end();
  }
}

async function killBuiltIn(before: Tables): Promise<void> {
  const dataDir = join(folder, "data");
  copyInstallation(template, dataDir);
  await open({ DATA_DIR: dataDir }, random() * wholeMs);
  const server = await startEmbedded({ dataDir });
  count(await stateOf(server.url, before));
  await server.stop();
  const again = await open({ DATA_DIR: dataDir });
  const after = await startEmbedded({ dataDir });
  if (again !== 0 || (await stateOf(after.url, before)) !== "new") count("stranded");
  await after.stop();
  rmSync(dataDir, { recursive: true });
}

async function killExternal(number: number, before: Tables): Promise<void> {
  const server = await startEmbedded({ dataDir: join(folder, "external") });
  const admin = new pg.Pool({ connectionString: server.url });
  const url = (name: string) => Object.assign(new URL(server.url), { pathname: `/${name}` }).href;
  await admin.query("create database earlier");
  await load(url("earlier"));
  await admin.query("create database unharmed template earlier");
  const since = performance.now();
  await open({ DATA_DIR: join(folder, "node"), DATABASE_URL: url("unharmed") });
  wholeMs = performance.now() - since;
  for (let at = 0; at < number; at++) {
    await admin.query("create database killed template earlier");
    const environment = { DATA_DIR: join(folder, "node"), DATABASE_URL: url("killed") };
    await open(environment, random() * wholeMs);
    count(await stateOf(url("killed"), before));
    if ((await open(environment)) !== 0 || (await stateOf(url("killed"), before)) !== "new")
      count("stranded");
    await admin.query("drop database killed with (force)");
  }
  await admin.end();
  await server.stop();
}

/** Keeps the owner of the files, who is not the user that runs this when that is root. */
function copyInstallation(from: string, to: string): void {
  cpSync(from, to, { recursive: true });
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(join(from, "postgres"));
  for (const path of [
    "postgres",
    ...readdirSync(join(to, "postgres"), { recursive: true }).map((name) => join("postgres", String(name))),
  ])
    chownSync(join(to, path), uid, gid);
}

function count(state: keyof typeof states): void {
  states[state] += 1;
  if (state === "stranded") console.log("FAULT an update was stranded");
}

/** Starts the program, kills it after a time in ms, and resolves with its exit code. */
async function open(environment: Record<string, string>, killAfter?: number): Promise<number | null> {
  const child = spawn(process.execPath, [...process.execArgv, program], {
    env: { ...process.env, APP_KEY: "k".repeat(43), ...environment },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const killing = killAfter === undefined ? undefined : setTimeout(() => child.kill("SIGKILL"), killAfter);
  const [code] = (await once(child, "close")) as [number | null];
  clearTimeout(killing);
  return code;
}
