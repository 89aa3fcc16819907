/**
 * `npm run verify:line -- [--delay 150] [--loss 0.02] [--outage 20] [--teams 2] [--people 8] [--speed 15]`: a simulated
 * session over a bad connection (delay in ms each way, share of lost data), which is interrupted for some seconds in the
 * middle. Exits with 1 when anything acknowledged was lost, the session did not end, or a score differs from the log.
 */
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { BadConnection } from "./chaos/bad-connection.ts";
import { PlayLog } from "./chaos/log.ts";
import { ServerProcess } from "./chaos/server.ts";
import { simulation } from "./chaos/simulation.ts";
import { recordProof } from "./proof.ts";

const { values } = parseArgs({
  options: {
    delay: { type: "string", default: "150" },
    loss: { type: "string", default: "0.02" },
    outage: { type: "string", default: "20" },
    teams: { type: "string", default: "2" },
    people: { type: "string", default: "8" },
    speed: { type: "string", default: "15" },
  },
});
const { delay, loss, outage, ...session } = values;
const quality = { delayMs: Number(delay), loss: Number(loss) };

const server = await ServerProcess.start();
const connection = await BadConnection.to(Number(new URL(server.url).port), quality);
try {
  const log = new PlayLog(server.databaseUrl());
  const played = simulation(connection.url, { ...session, "kill-safe": true });
  if (!(await log.grows(100, 120_000))) throw new Error("nobody plays over this line");
  connection.cut();
  await pause(Number(outage) * 1000);
  connection.mend();
  const { code, result } = await played;
  const truth = await log.points();
  console.log(JSON.stringify({ ...result, ...quality, outage_s: Number(outage) }));
  const right = JSON.stringify(result.scores.sort((a, b) => a - b)) === JSON.stringify(truth);
  process.exitCode = code === 0 && result.lost === 0 && right ? 0 : 1;
  recordProof({
    title: "A bad connection",
    command: `npm run verify:line -- --delay ${delay} --loss ${loss} --outage ${outage} --teams ${session.teams} --people ${session.people} --speed ${session.speed}`,
    text: `A session of ${session.people} people in ${session.teams} teams at ${session.speed} times speed over a connection that delays all data by ${delay} ms each way and loses ${100 * Number(loss)} % of it. In the middle it is cut for ${outage} seconds.`,
    figures: {
      "commands acknowledged": result.acknowledged,
      "acknowledged and lost": result.lost,
      "sessions that did not end": result.not_ended,
      "scores that differ from the log": right ? 0 : "some",
      "acknowledged after p50, ms": result.p50_ms ?? "none",
      "acknowledged after p99, ms": result.p99_ms ?? "none",
      "connections lost and back": result.reconnects,
      "away p95, ms": result.away_p95_ms ?? "none",
    },
  });
} finally {
  connection.stop();
  await server.stop();
}
