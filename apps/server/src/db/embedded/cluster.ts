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

/** The files of one database: their folder, and the programs that serve them. */
export interface Cluster {
  dataDir: string;
  binaries: Binaries;
  identity: Identity;
  /** False only in tests: data may be lost when the machine, not the process, dies. */
  durable: boolean;
}

/** How long a program that initializes or stops the database can take, ms. */
const programMs = 60_000;

/** Superuser of the built-in database. */
export const databaseUser = "app";

const pgData = (cluster: Cluster) => join(cluster.dataDir, "postgres");
const logFile = (cluster: Cluster) => join(cluster.dataDir, "postgres.log");

/** The major version whose programs wrote the data; null without data. */
export function majorOfData(dataDir: string): number | null {
  const file = join(dataDir, "postgres", "PG_VERSION");
  return existsSync(file) ? Number.parseInt(readFileSync(file, "utf8"), 10) : null;
}

/** Creates the files of the database if there are none. Throws if they are of another major version. */
export async function initialize(cluster: Cluster, password: string): Promise<void> {
  const target = pgData(cluster);
  const major = majorOfData(cluster.dataDir);
  if (major === cluster.binaries.major) return;
  if (major !== null)
    throw embeddedFault(
      `${target} holds data of PostgreSQL ${major}, this version runs ${cluster.binaries.major}: ${
        major < cluster.binaries.major
          ? "run `npm run upgrade-postgres`, which saves the data and brings them over"
          : "start the version of Lantern Hour that wrote them"
      }`,
    );
  // Built in a temporary folder and then moved as a whole, so that a first start that was killed leaves nothing
  // incomplete.
  const draft = `${target}.${randomUUID()}`;
  const passwordFile = `${draft}.pw`;
  try {
    mkdirSync(draft, { mode: 0o700 });
    cluster.identity.give(draft);
    writeFileSync(passwordFile, password, { mode: 0o600 });
    cluster.identity.give(passwordFile);
    const result = await runProgram(cluster, "initdb", [
      "-D",
      draft,
      "-U",
      databaseUser,
      `--pwfile=${passwordFile}`,
      "--auth=scram-sha-256",
      "-E",
      "UTF8",
      "--locale=C",
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
    // Another first start was faster; both use its files.
    if (!existsSync(join(target, "PG_VERSION"))) throw error;
  }
}

/**
 * Starts the server detached: it outlives this process, so a crash of this process does not stop it. Returns at once;
 * `exited` settles when the server ends (on Windows: when its starter ends).
 */
export function launch(cluster: Cluster, port: number): { exited: Promise<void> } {
  const settings = {
    listen_addresses: "127.0.0.1",
    port: String(port),
    unix_socket_directories: "",
    max_connections: "100",
    shared_buffers: "64MB",
    // A rejected statement's error has its values: the process logs it without them.
    log_min_messages: "log",
    log_error_verbosity: "terse",
    ...(cluster.durable ? {} : { fsync: "off", full_page_writes: "off" }),
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const [program, args] =
    process.platform === "win32"
      ? // PostgreSQL does not run with an administrator's rights; pg_ctl drops them.
        ([
          "pg_ctl",
          ["start", "-W", "-D", pgData(cluster), "-o", options.map(quoteForWindows).join(" ")],
        ] as const)
      : (["postgres", ["-D", pgData(cluster), ...options]] as const);
  // A file and not a pipe: a pipe would break together with this process.
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
      child.on("error", () => done());
    }),
  };
}

/** Stops the server and waits until it has written everything. Does nothing if the server has ended already. */
export async function stop(cluster: Cluster): Promise<void> {
  await runProgram(cluster, "pg_ctl", ["stop", "-D", pgData(cluster), "-m", "fast", "-w", "-t", "20"]);
}

/** The port that the server of these files has written down, or null. The server may have died since. */
export function recordedPort(cluster: Cluster): number | null {
  return readPidFile(cluster)?.port ?? null;
}

/**
 * A killed server whose parent never collects it keeps its process number forever, and PostgreSQL takes it for a
 * running one. Deletes its pid file; everything else is left to PostgreSQL's own checks.
 */
export function deleteStalePid(cluster: Cluster): void {
  const pid = readPidFile(cluster)?.pid;
  if (pid === undefined || process.platform !== "linux") return;
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    if (/\) Z /.test(stat)) rmSync(join(pgData(cluster), "postmaster.pid"), { force: true });
  } catch {
    // There is no such process, and PostgreSQL detects that by itself.
  }
}

/** The server's last output, for a one-line message. */
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
  const child = spawn(file, fullArgs, {
    ...user,
    env: environment(),
    stdio: ["ignore", "pipe", "pipe"],
    timeout: programMs,
    killSignal: "SIGKILL",
  });
  const exited = new Promise<number>((done) => {
    child.once("exit", (status) => done(status ?? 1));
    child.on("error", () => done(127));
  });
  const [out, err, code] = await Promise.all([text(child.stdout), text(child.stderr), exited]);
  return { code, output: out + err };
}

/**
 * Fixed language, so that messages and sorting do not depend on the machine; ignores settings of another PostgreSQL.
 */
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
