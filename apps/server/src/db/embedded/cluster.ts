import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import type { Binaries } from "./binaries.ts";
import { embeddedFault } from "./fault.ts";
import type { Identity } from "./identity.ts";

/** The files of one database: where they lie and with what they are served. */
export interface Cluster {
  dataDir: string;
  binaries: Binaries;
  identity: Identity;
  /** False only for tests: data may be lost when the machine, not the process, dies. */
  durable: boolean;
}

/** Superuser of the built-in database. */
export const databaseUser = "app";

const pgData = (cluster: Cluster) => join(cluster.dataDir, "postgres");
const logFile = (cluster: Cluster) => join(cluster.dataDir, "postgres.log");

/** Makes the files of the database unless they are there; refuses those of another major version. */
export async function initialize(cluster: Cluster, password: string): Promise<void> {
  const target = pgData(cluster);
  const versionFile = join(target, "PG_VERSION");
  if (existsSync(versionFile)) {
    const major = Number.parseInt(readFileSync(versionFile, "utf8"), 10);
    if (major === cluster.binaries.major) return;
    throw embeddedFault(
      `${target} holds data of PostgreSQL ${major}, this version runs ${cluster.binaries.major}; move that folder away to begin anew`,
    );
  }
  // Built beside its place and moved there whole, so that a killed first start leaves nothing half-made.
  const draft = `${target}.${randomUUID()}`;
  const passwordFile = `${draft}.pw`;
  try {
    mkdirSync(draft, { mode: 0o700 });
    cluster.identity.give(draft);
    writeFileSync(passwordFile, password, { mode: 0o600 });
    cluster.identity.give(passwordFile);
    const result = await runProgram(cluster, "initdb", [
      ...["-D", draft, "-U", databaseUser, `--pwfile=${passwordFile}`],
      ...["--auth=scram-sha-256", "-E", "UTF8", "--locale=C"],
      ...(cluster.durable ? [] : ["--no-sync"]),
    ]);
    if (result.code !== 0) throw embeddedFault(`it could not be made: ${lastLine(result.output)}`);
    moveInPlace(draft, target);
  } finally {
    rmSync(passwordFile, { force: true });
    rmSync(draft, { recursive: true, force: true });
  }
}

function moveInPlace(draft: string, target: string): void {
  try {
    renameSync(draft, target);
  } catch (error) {
    // Another first start was faster; its files serve both.
    if (!existsSync(join(target, "PG_VERSION"))) throw error;
  }
}

/**
 * Starts the server and lets go of it: it outlives this process, so a crash here is no crash there.
 * Answers at once; `exited` settles when the server ends (on Windows: when its starter ends).
 */
export function launch(cluster: Cluster, port: number): { exited: Promise<void> } {
  const settings = {
    listen_addresses: "127.0.0.1",
    port: String(port),
    unix_socket_directories: "",
    max_connections: "100",
    shared_buffers: "64MB",
    ...(cluster.durable ? {} : { fsync: "off", full_page_writes: "off" }),
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const [program, args] =
    process.platform === "win32"
      ? // PostgreSQL refuses an administrator's rights; pg_ctl gives them up.
        ([
          "pg_ctl",
          ["start", "-W", "-D", pgData(cluster), "-o", options.map(quoteForWindows).join(" ")],
        ] as const)
      : (["postgres", ["-D", pgData(cluster), ...options]] as const);
  // A file and no pipe: a pipe would break together with this process.
  const log = openSync(logFile(cluster), "w", 0o600);
  const {
    file,
    args: fullArgs,
    ...user
  } = cluster.identity.command(cluster.binaries.path(program), [...args]);
  const child = spawn(file, fullArgs, {
    ...user,
    env: environment(),
    detached: true,
    stdio: ["ignore", log, log],
  });
  closeSync(log);
  child.unref();
  return {
    exited: new Promise((done) => {
      child.once("exit", () => done());
      child.once("error", () => done());
    }),
  };
}

/** Stops the server and waits until it has written everything. A server that is gone already is fine. */
export async function stop(cluster: Cluster): Promise<void> {
  await runProgram(cluster, "pg_ctl", ["stop", "-D", pgData(cluster), "-m", "fast", "-w", "-t", "20"]);
}

/** The port of the server that says it serves these files, or null. It may be long dead. */
export function recordedPort(cluster: Cluster): number | null {
  return readPidFile(cluster)?.port ?? null;
}

/**
 * A killed server whose parent never collects it keeps its process number for ever, and PostgreSQL
 * takes that for a living one. Clears its mark; everything else is left to PostgreSQL's own checks.
 */
export function forgetDefunct(cluster: Cluster): void {
  const pid = readPidFile(cluster)?.pid;
  if (pid === undefined || process.platform !== "linux") return;
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    if (/\) Z /.test(stat)) rmSync(join(pgData(cluster), "postmaster.pid"), { force: true });
  } catch {
    // No such process: PostgreSQL sees that by itself.
  }
}

/** What the server said last, for a line to a person. */
export function lastError(cluster: Cluster): string {
  return existsSync(logFile(cluster)) ? lastLine(readFileSync(logFile(cluster), "utf8")) : "";
}

function readPidFile(cluster: Cluster): { pid: number; port: number } | null {
  const file = join(pgData(cluster), "postmaster.pid");
  if (!existsSync(file)) return null;
  const [pid, , , port] = readFileSync(file, "utf8").split("\n").map(Number);
  return pid && port ? { pid, port } : null;
}

async function runProgram(cluster: Cluster, program: "initdb" | "pg_ctl", args: string[]) {
  const { file, args: fullArgs, ...user } = cluster.identity.command(cluster.binaries.path(program), args);
  const child = spawn(file, fullArgs, { ...user, env: environment(), stdio: ["ignore", "pipe", "pipe"] });
  const exited = new Promise<number>((done) => {
    child.once("exit", (code) => done(code ?? 1));
    child.once("error", () => done(127));
  });
  const [out, err, code] = await Promise.all([text(child.stdout), text(child.stderr), exited]);
  return { code, output: out + err };
}

/** Fixed language, so that messages and sorting do not depend on the machine; no settings of another PostgreSQL. */
function environment(): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(([name]) => !/^PG/i.test(name));
  return { ...Object.fromEntries(inherited), LC_ALL: "C" };
}

function lastLine(output: string): string {
  const lines = output.split("\n").filter((line) => line.trim() !== "");
  const fatal = lines.findLast((line) => /FATAL|PANIC|error/i.test(line));
  return (fatal ?? lines.at(-1) ?? "it said nothing").replace(/^.*?(FATAL|PANIC):\s*/, "");
}

const quoteForWindows = (part: string) => `"${part}"`;
