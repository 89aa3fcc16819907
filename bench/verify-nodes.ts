/**
 * `npm run verify:nodes -- [--people 300] [--teams 50] [--speed 20] [--redis]`: one session over two nodes behind a load
 * balancer, one of which is killed in the middle and not restarted. The nodes exchange their rows through PostgreSQL, or
 * with `--redis` through Redis (`redis-server` must be installed). Exits with 1 when anything acknowledged was lost, the
 * session did not end, or a score differs from the log.
 */
import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { parseArgs } from "node:util";
import { Balancer } from "./chaos/balancer.ts";
import { PlayLog } from "./chaos/log.ts";
import { freePort, ServerProcess } from "./chaos/server.ts";
import { simulation } from "./chaos/simulation.ts";

const { values } = parseArgs({
  options: {
    people: { type: "string", default: "300" },
    teams: { type: "string", default: "50" },
    speed: { type: "string", default: "20" },
    redis: { type: "boolean", default: false },
  },
});
/** The kill comes after this many rows of the log for each participant: in the first act. */
const ROWS_BEFORE_KILL = 6;

const redisPort = values.redis ? await freePort() : null;
const redis =
  redisPort === null
    ? null
    : spawn("redis-server", ["--port", `${redisPort}`, "--bind", "127.0.0.1", "--save", ""], {
        stdio: "ignore",
      });
const shared = {
  APP_KEY: randomBytes(32).toString("hex"),
  ...(redisPort !== null && { REDIS_URL: `redis://127.0.0.1:${redisPort}` }),
};
const first = await ServerProcess.start(shared);
const second = await ServerProcess.start({ ...shared, DATABASE_URL: first.databaseUrl() });
const balancer = await Balancer.over([first, second].map(({ url }) => Number(new URL(url).port)));
try {
  const log = new PlayLog(first.databaseUrl());
  const played = simulation(balancer.url, {
    people: values.people,
    teams: values.teams,
    speed: values.speed,
    "kill-safe": true,
  });
  if (!(await log.grows(ROWS_BEFORE_KILL * Number(values.people), 180_000)))
    throw new Error("too little was played before the kill");
  await second.lose();
  console.log("one of the two nodes was killed");
  const { code, result } = await played;
  const truth = await log.points();
  const right = JSON.stringify(result.scores.sort((a, b) => a - b)) === JSON.stringify(truth);
  console.log(JSON.stringify({ ...result, scores_as_in_the_log: right }));
  process.exitCode = code === 0 && result.lost === 0 && right ? 0 : 1;
} finally {
  balancer.stop();
  await second.stop();
  await first.stop();
  redis?.kill();
}
