/**
 * `npm run verify:backup`: backs up and restores a database larger than any real one, and prints times and memory;
 * plants faults into backups, which the drill or the restore must catch; then kills restores at random moments and checks
 * that none leaves a database that is neither old nor whole.
 */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { randomNumbers } from "@lantern/engine/random";
import pg from "pg";
import { recordProof } from "../../../../bench/proof.ts";
import { contentOf } from "../../src/backup/content.ts";
import { connect } from "../../src/db/client.ts";
import { startEmbedded } from "../../src/db/embedded/index.ts";
import { migrate } from "../../src/db/migrate.ts";
import { seedLarge } from "../large/seed.ts";

const { values } = parseArgs({
  options: { kills: { type: "string", default: "100" }, seed: { type: "string", default: "1" } },
});
const limits = { seconds: 60, megabytes: 300 };
const sessionRows = 100;
const folder = mkdtempSync(join(tmpdir(), "lantern-verify-backup-"));
const server = await startEmbedded({ dataDir: join(folder, "data") });
const admin = new pg.Pool({ connectionString: server.url });
const environment = {
  ...process.env,
  BACKUP_PASSPHRASE: "six boats in one harbor",
  DATA_DIR: join(folder, "data"),
};
let faults = 0;
const figures: Record<string, string | number> = {};

try {
  await large();
  plantedFaults();
  await kills(Number(values.kills), Number(values.seed));
  process.exitCode = faults === 0 ? 0 : 1;
  recordProof({
    title: "Backup and restore",
    command: `npm run verify:backup -- --kills ${values.kills} --seed ${values.seed}`,
    text: "50,000 people and 5,000 sessions with their logs are backed up and restored. Planted faults must be found by the drill or the restore. Restores are killed at random moments; a server must then find nothing, everything, or a restore that it asks to be repeated.",
    figures: { ...figures, "checks that failed": faults },
  });
} finally {
  await admin.end();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

function same(one: object, other: object): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function report(ok: boolean, text: string): void {
  if (!ok) faults += 1;
  console.log(`${ok ? "ok   " : "FAULT"} ${text}`);
}

/** 50,000 people and 5,000 sessions with their logs. */
async function large(): Promise<void> {
  const from = await newDatabase("large");
  const { pool } = connect(from);
  await migrate(pool);
  await seedLarge(pool);
  await pool.query(
    `insert into live_sessions (session_id, run) select id, 1 from sessions where status = 'completed'`,
  );
  await pool.query(`
    insert into live_log (session_run, seq, team, command_id, actor, at, events)
    select s.id, n, 't1', s.id || ':' || n, 'seat-' || n % 6, 1770000000000 + n * 1000,
      json_build_array(json_build_object('type', 'voted', 'seat', 'seat-' || n % 6, 'option', md5(n || ':' || s.id)))
    from live_sessions s, generate_series(1, ${sessionRows}) n`);
  await pool.end();

  const file = join(folder, "large.age");
  const saved = await run("backup.ts", ["--to", file], from);
  const size = (statSync(file).size / 1e6).toFixed(1);
  figures["size of the backup, MB"] = size;
  console.log(`the backup has ${size} MB`);
  reportRun("backup of the large database", saved);
  const to = await newDatabase("large_copy");
  reportRun("its restore", await run("restore.ts", [file], to));
  report(same(await contentOf(from), await contentOf(to)), "the restored database is the same, row by row");
}

/** The tests plant the faults; each is reported by its name. */
function plantedFaults(): void {
  const root = fileURLToPath(new URL("../../../../", import.meta.url));
  const results = join(folder, "faults.json");
  const file = "apps/server/src/modules/backup/planted-faults.test.ts";
  const args = ["node_modules/vitest/vitest.mjs", "run", file, "--reporter=json", `--outputFile=${results}`];
  spawnSync(process.execPath, args, { cwd: root, stdio: "ignore" });
  const { testResults } = JSON.parse(readFileSync(results, "utf8")) as {
    testResults: { assertionResults: { title: string; status: string }[] }[];
  };
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  for (const { title, status } of tests) report(status === "passed", title);
  report(tests.length > 12, `${tests.length - 1} planted faults`);
  figures["planted faults"] = tests.length - 1;
  figures["of them not found"] = tests.filter(({ status }) => status !== "passed").length;
}

function reportRun(what: string, { code, seconds, megabytes, errors }: Run): void {
  const ok = code === 0 && seconds <= limits.seconds && megabytes <= limits.megabytes;
  figures[`${what}, s (limit ${limits.seconds})`] = seconds.toFixed(1);
  figures[`${what}, MB of memory (limit ${limits.megabytes})`] = megabytes;
  report(
    ok,
    `${what}: ${seconds.toFixed(1)} s (limit ${limits.seconds}), ${megabytes} MB of memory (limit ${limits.megabytes})${errors}`,
  );
}

/** Restores that are killed, each followed by a start of the server and by another restore. */
async function kills(count: number, seed: number): Promise<void> {
  const from = await newDatabase("small");
  const { pool } = connect(from);
  await migrate(pool);
  await pool.query(
    "insert into companies (id, name) select uuidv7(), 'Company ' || n from generate_series(1, 20000) n",
  );
  await pool.end();
  const file = join(folder, "small.age");
  await run("backup.ts", ["--to", file], from);
  const expected = await contentOf(from);
  const random = randomNumbers(seed);
  const whole = await run("restore.ts", [file], await newDatabase("whole"));
  const states = { empty: 0, refused: 0, whole: 0, stranded: 0 };
  for (let number = 1; number <= count; number++) {
    const name = `killed_${number}`;
    const to = await newDatabase(name);
    await run("restore.ts", [file], to, random() * whole.seconds * 1000);
    const state = await stateOf(to, expected);
    states[state] += 1;
    if (state === "refused") {
      const again = await run("restore.ts", [file], to);
      if (again.code !== 0 || (await stateOf(to, expected)) !== "whole") states.stranded += 1;
    }
    await admin.query(`drop database ${name} with (force)`);
  }
  const { stranded, ...others } = states;
  figures["killed restores"] = count;
  figures["then empty"] = states.empty;
  figures["then refused until the restore was repeated"] = states.refused;
  figures["then whole"] = states.whole;
  figures["neither, or not whole after a second restore"] = stranded;
  report(
    stranded === 0,
    `${count} killed restores of seed ${seed}: ${JSON.stringify(others)}, ${stranded} stranded`,
  );
}

/** What a server would find: nothing, a restore that did not finish, everything, or something else. */
async function stateOf(url: string, expected: object): Promise<"empty" | "refused" | "whole" | "stranded"> {
  const { pool } = connect(url);
  try {
    const { rows } = await pool.query(
      "select from pg_tables where schemaname in ('public', 'drizzle', 'lantern_restore')",
    );
    if (rows.length === 0) return "empty";
    const refused = await migrate(pool).then(
      () => false,
      (error: Error) => /did not finish/.test(error.message),
    );
    if (refused) return "refused";
    return same(await contentOf(url), expected) ? "whole" : "stranded";
  } finally {
    await pool.end();
  }
}

async function newDatabase(name: string): Promise<string> {
  await admin.query(`create database ${name}`);
  const url = new URL(server.url);
  url.pathname = `/${name}`;
  return url.href;
}

interface Run {
  code: number | null;
  seconds: number;
  /** Peak of the process's resident memory. */
  megabytes: number;
  errors: string;
}

/** Runs one of the two programs on a database, and kills it after a time, in ms. */
async function run(program: string, args: string[], database: string, killAfter?: number): Promise<Run> {
  const since = performance.now();
  const script = fileURLToPath(new URL(`../../src/boot/${program}`, import.meta.url));
  const child = spawn(process.execPath, [...process.execArgv, script, ...args], {
    env: { ...environment, DATABASE_URL: database, APP_KEY: "k".repeat(43) },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let errors = "";
  child.stderr.on("data", (chunk) => {
    errors += `\n      ${String(chunk).trim()}`;
  });
  let megabytes = 0;
  const watching = setInterval(() => {
    megabytes = Math.max(megabytes, peakOf(child));
  }, 50);
  const killing = killAfter === undefined ? undefined : setTimeout(() => child.kill("SIGKILL"), killAfter);
  const [code] = (await once(child, "close")) as [number | null];
  clearInterval(watching);
  clearTimeout(killing);
  return { code, seconds: (performance.now() - since) / 1000, megabytes, errors };
}

/** Peak memory in MB; 0 where the system does not say. */
function peakOf({ pid }: ChildProcess): number {
  try {
    const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
    return Math.round(Number(kilobytes ?? 0) / 1024);
  } catch {
    return 0;
  }
}
