/**
 * `npm run bench:live -- [--people 60] [--teams 12] [--speed 60]`: a whole session with simulated participants on
 * one node, every move durable. Prints how long a line takes from sender to team-mate beside a bare echo with one
 * commit, measured in the same run; ends with 1 when anything was lost.
 */
import { parseArgs } from "node:util";
import { measureBaseline } from "./baseline.ts";
import { VictimServer } from "./chaos/server.ts";
import { simulation } from "./chaos/simulation.ts";

const { values } = parseArgs({
  options: {
    people: { type: "string", default: "60" },
    teams: { type: "string", default: "12" },
    speed: { type: "string", default: "60" },
  },
});

const server = await VictimServer.start();
try {
  const baseline = await measureBaseline(server.databaseUrl());
  const { code, result } = await simulation(server.url, values as Record<string, string>);
  const samples = (await baseline.stop()).sort((a, b) => a - b);
  const at = (part: number) => samples[Math.min(samples.length - 1, Math.floor(part * samples.length))] ?? 0;
  const [p50, p99] = [at(0.5), at(0.99)];
  console.log(
    JSON.stringify({
      ...result,
      echo_and_commit_p50_ms: round(p50),
      echo_and_commit_p99_ms: round(p99),
      seen_p50_ratio: round((result.seen_p50_ms ?? 0) / p50),
      seen_p99_ratio: round((result.seen_p99_ms ?? 0) / p99),
    }),
  );
  process.exitCode = code === 0 && result.lost === 0 ? 0 : 1;
} finally {
  await server.stop();
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
