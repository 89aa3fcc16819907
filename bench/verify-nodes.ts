/**
 * `npm run verify:nodes -- [--people 60] [--teams 10] [--speed 30]`: one session over two nodes behind a load balancer
 * that spreads every team over both, on one PostgreSQL and one Redis (`redis-server` must be installed). In turn a node
 * is killed and comes back, Redis is killed and comes back, PostgreSQL restarts, a node is stopped for twenty seconds
 * and wakes, and both nodes are deployed again. Exits with 1 when anything acknowledged was lost or stored twice, the
 * session did not end on time, a score differs from the log, people were away for longer than three seconds (95 %), or
 * the nodes do not count wrong passwords together.
 */
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { startEmbedded } from "../apps/server/src/db/embedded/index.ts";
import { Balancer } from "./chaos/balancer.ts";
import { PlayLog } from "./chaos/log.ts";
import { databaseRestarted, type Fault, faults, Redis, sharedLimit } from "./chaos/nodes.ts";
import { freePort, ServerProcess } from "./chaos/server.ts";
import { simulation } from "./chaos/simulation.ts";
import { recordProof } from "./proof.ts";

const { values } = parseArgs({
  options: {
    people: { type: "string", default: "60" },
    teams: { type: "string", default: "10" },
    speed: { type: "string", default: "30" },
  },
});
/** The first fault comes after this many rows of the log for each participant: in the first act. */
const ROWS_BEFORE_FAULTS = 3;
const BETWEEN_FAULTS_MS = 4000;
const AWAY_WITHIN_MS = 3000;
const SESSION_MS = 3_600_000;
/** How much later than planned a session may end, wall ms. */
const LATE_MS = 3000;

const dataDir = mkdtempSync(join(tmpdir(), "lantern-nodes-"));
const database = await startEmbedded({ dataDir, label: "verify:nodes" });
const redis = new Redis(await freePort());
const shared = {
  APP_KEY: randomBytes(32).toString("hex"),
  REDIS_URL: redis.url,
  DATABASE_URL: database.url,
};
await redis.start();
const nodes = [await ServerProcess.start(shared), await ServerProcess.start(shared)] as const;
const ill = new Set<number>();
const checking = setInterval(() => {
  for (const { url } of nodes) {
    const port = Number(new URL(url).port);
    fetch(`${url}/readyz`, { signal: AbortSignal.timeout(1000) })
      .then(({ ok }) => (ok ? ill.delete(port) : ill.add(port)))
      .catch(() => ill.add(port));
  }
}, 500);
const balancer = await Balancer.over(
  nodes.map(({ url }) => Number(new URL(url).port)),
  (port) => !ill.has(port),
);
try {
  const limit = await sharedLimit(nodes.map(({ url }) => url));
  const log = new PlayLog(database.url);
  const played = simulation(balancer.url, { ...values, "kill-safe": true });
  if (!(await log.grows(ROWS_BEFORE_FAULTS * Number(values.people), 180_000)))
    throw new Error("too little was played before the first fault");
  const spread = await log.nodes();
  const took: Record<string, number> = {};
  const steps: [Fault, () => Promise<unknown>][] = [
    ...faults(nodes, redis),
    ["PostgreSQL restarted", () => databaseRestarted(dataDir)],
    ["rolling deploy", () => nodes[0].deploy().then(() => nodes[1].deploy())],
  ];
  for (const [name, step] of steps) {
    const since = performance.now();
    await step();
    took[name] = Math.round(performance.now() - since);
    console.log(`${name}: ${took[name]} ms`);
    await pause(BETWEEN_FAULTS_MS);
  }
  const { code, result } = await played;
  const right = JSON.stringify(result.scores.sort((a, b) => a - b)) === JSON.stringify(await log.points());
  const { duplicates, lateMs, outages } = await log.session(SESSION_MS / Number(values.speed));
  const verdict = {
    ...result,
    scores_as_in_the_log: right,
    duplicates,
    late_ms: lateMs,
    outages,
    nodes_with_people: spread,
    wrong_passwords_before_the_limit: limit,
    faults_ms: took,
  };
  console.log(JSON.stringify(verdict));
  const away = result.away_p95_ms ?? 0;
  const good = code === 0 && right && result.lost === 0 && duplicates === 0 && spread === 2 && limit.together;
  process.exitCode = good && away <= AWAY_WITHIN_MS && lateMs <= LATE_MS ? 0 : 1;
  recordProof({
    title: "Two nodes",
    command: `npm run verify:nodes -- --people ${values.people} --teams ${values.teams} --speed ${values.speed}`,
    text: `A session of ${values.people} people in ${values.teams} teams at ${values.speed} times speed, each team spread over two nodes on one PostgreSQL and one Redis, with ${Object.keys(took).join(", ")}.`,
    figures: {
      "commands acknowledged": result.acknowledged,
      "acknowledged and lost": result.lost,
      "stored twice": duplicates,
      "sessions that did not end": result.not_ended,
      "end after plan, ms": lateMs,
      "scores that differ from the log": right ? 0 : "some",
      "connections lost and back": result.reconnects,
      "away p50, ms": Math.round(result.away_p50_ms ?? 0),
      "away p95, ms (limit 3000)": Math.round(away),
      "acknowledgement p50, ms": Math.round(result.p50_ms ?? 0),
      "acknowledgement p99, ms": Math.round(result.p99_ms ?? 0),
      "wrong passwords until slowed down, alternately on both nodes": limit.both,
      "the same on one node": limit.one,
    },
  });
} finally {
  clearInterval(checking);
  balancer.stop();
  await Promise.all(nodes.map((node) => node.stop()));
  redis.kill();
  await database.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
