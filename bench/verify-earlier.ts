/**
 * `npm run verify:earlier -- [--commit 3010d983] [--people 12] [--speed 30]`: a session that runs on a node of an earlier
 * version while a node of this one joins the same PostgreSQL. The earlier node sees the newer tables and ends; people
 * go on at the new one, to the scores of the log. The next session writes addresses of its texts. Needs the history of
 * the repository. Exits with 1 when anything acknowledged was lost, the session did not end, a score differs from the
 * log, or one of the two logs has the other form.
 */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import pg from "pg";
import { startEmbedded } from "../apps/server/src/db/embedded/index.ts";
import { Balancer } from "./chaos/balancer.ts";
import { PlayLog } from "./chaos/log.ts";
import { freePort, ServerProcess } from "./chaos/server.ts";
import { simulation } from "./chaos/simulation.ts";
import { recordProof } from "./proof.ts";

const { values } = parseArgs({
  options: {
    /** The first version that reads addresses; it writes texts. */
    commit: { type: "string", default: "3010d983" },
    people: { type: "string", default: "12" },
    speed: { type: "string", default: "30" },
  },
});
const root = fileURLToPath(new URL("..", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "lantern-earlier-"));
const READY_WITHIN_MS = 60_000;

/** The sources of the earlier version, with the packages and the built pages of this one. */
function checkOut(): string {
  const earlier = join(folder, "source");
  const archive = join(folder, "source.tar");
  execFileSync("git", ["-C", root, "archive", `--output=${archive}`, values.commit]);
  mkdirSync(earlier);
  execFileSync("tar", ["-xf", archive, "-C", earlier]);
  const modules = join(earlier, "node_modules");
  mkdirSync(join(modules, "@lantern"), { recursive: true });
  for (const name of readdirSync(join(root, "node_modules")))
    if (name !== "@lantern") symlinkSync(join(root, "node_modules", name), join(modules, name));
  const workspaces = ["bots", "contract", "engine", "live-client"].map((name) => [name, `packages/${name}`]);
  for (const [name = "", path = ""] of [...workspaces, ["content", "content"]])
    symlinkSync(join(earlier, path), join(modules, "@lantern", name));
  symlinkSync(join(root, "apps/web/build"), join(earlier, "apps/web/build"));
  return earlier;
}

async function startEarlier(
  settings: Record<string, string>,
): Promise<{ url: string; process: ChildProcess }> {
  const port = await freePort();
  const main = join(checkOut(), "apps/server/src/boot/main.ts");
  const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", main], {
    env: { ...process.env, ...settings, PORT: `${port}`, DATA_DIR: join(folder, "data"), LOG_LEVEL: "1" },
    stdio: ["ignore", "inherit", "inherit"],
  });
  const url = `http://localhost:${port}`;
  for (const until = performance.now() + READY_WITHIN_MS; performance.now() < until; await pause(200))
    if ((await fetch(`${url}/readyz`).catch(() => null))?.ok) return { url, process: child };
  child.kill();
  throw new Error(`the server of ${values.commit} did not come up`);
}

const database = await startEmbedded({ dataDir: join(folder, "database"), label: "verify:earlier" });
const shared = { APP_KEY: randomBytes(32).toString("hex"), DATABASE_URL: database.url };
const earlier = await startEarlier(shared);
const ended = new Promise<number>((resolve) =>
  earlier.process.once("exit", () => resolve(performance.now())),
);
const port = await freePort();
let isUpdated = false;
const balancer = await Balancer.over(
  [Number(new URL(earlier.url).port), port],
  (one) => one !== port || isUpdated,
);
const options = { people: values.people, teams: Math.ceil(Number(values.people) / 6), speed: values.speed };
let current: ServerProcess | null = null;
try {
  const log = new PlayLog(database.url);
  const played = simulation(balancer.url, { ...options, "kill-safe": true });
  if (!(await log.grows(4 * Number(values.people), 180_000))) throw new Error("too little was played");
  const since = performance.now();
  current = await ServerProcess.start({ ...shared, PORT: `${port}` });
  isUpdated = true;
  const endedMs = Math.round((await ended) - since);
  const { code, result } = await played;
  const right = JSON.stringify(result.scores.sort((a, b) => a - b)) === JSON.stringify(await log.points());
  const next = await simulation(balancer.url, { ...options, speed: 60 });
  const forms = await formsOfLogs();
  console.log(JSON.stringify({ ...result, scores_as_in_the_log: right, earlier_ended_ms: endedMs, forms }));
  const isGood =
    code === 0 && right && result.lost === 0 && next.code === 0 && forms.join() === "texts,addresses";
  process.exitCode = isGood ? 0 : 1;
  recordProof({
    title: "A node of an earlier version",
    command: `npm run verify:earlier -- --commit ${values.commit} --people ${values.people} --speed ${values.speed}`,
    text: `A session of ${values.people} people at ${values.speed} times speed that runs on a node of ${values.commit} while a node of this version joins the same PostgreSQL, and a session after it.`,
    figures: {
      "the earlier node ended after, ms": endedMs,
      "commands acknowledged": result.acknowledged,
      "acknowledged and lost": result.lost,
      "sessions that did not end": result.not_ended + next.result.not_ended,
      "scores that differ from the log": right ? 0 : "some",
      "away p95, ms": Math.round(result.away_p95_ms ?? 0),
      "its log has": forms[0] ?? "nothing",
      "the log of the next session has": forms[1] ?? "nothing",
    },
  });
} finally {
  balancer.stop();
  earlier.process.kill("SIGKILL");
  await current?.stop();
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** What the logs of all sessions have of the story, in the order in which they were opened. */
async function formsOfLogs(): Promise<("texts" | "addresses")[]> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query<{ addresses: boolean | null }>(
    `select (events->0->>'addresses')::boolean as addresses from live_log where seq = 1
     and session_run in (select session_run from live_log group by session_run having count(*) > 20)
     order by session_run`,
  );
  await client.end();
  return rows.map(({ addresses }) => (addresses ? "addresses" : "texts"));
}
