/**
 * `npm run simulate -- --url http://localhost:3000 --teams 3 --people 15 --speed 60 --json`: simulated people play
 * whole sessions on a running server, through the doors and lines that people use. Prints what came of it; ends
 * with 1 when anything acknowledged was lost or a session did not end, with 2 when it could not begin.
 */
import { loadPack } from "@lantern/content";
import type { Oracle } from "./policy/index.ts";
import { Api } from "./simulate/api.ts";
import { readOptions, type SimulateOptions, usage } from "./simulate/options.ts";
import { playSession } from "./simulate/session.ts";
import { percentile, Tally } from "./simulate/tally.ts";

try {
  process.exitCode = await simulate(readOptions(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error(`\n${usage}`);
  process.exitCode = 2;
}

async function simulate(options: SimulateOptions): Promise<number> {
  const say = (line: string) => {
    if (!options.json) console.log(line);
  };
  const api = new Api(options.url, options.killSafe);
  const { token } = await api.call<{ token: string }>("POST", "/api/login", {
    ...{ email: options.email, password: options.password },
  });
  api.bearer = token;
  const started = performance.now();
  const tally = new Tally();
  const oracle = oracleOf(options.experience);
  const outcomes = await Promise.allSettled(
    Array.from({ length: options.sessions }, (_, nth) => playSession(api, options, oracle, tally, nth, say)),
  );
  for (const outcome of outcomes)
    if (outcome.status === "rejected") {
      tally.notEnded += 1;
      tally.faults.push(String(outcome.reason));
    }
  report(options, tally, (performance.now() - started) / 1000);
  return tally.lost > 0 || tally.notEnded > 0 || tally.faults.length > 0 ? 1 : 0;
}

function report(options: SimulateOptions, tally: Tally, seconds: number): void {
  const result = {
    sessions: options.sessions,
    participants: options.sessions * options.people,
    teams: options.sessions * options.teams,
    commands: tally.commands,
    acknowledged: tally.acknowledged,
    refused: tally.refused,
    lost: tally.lost,
    not_ended: tally.notEnded,
    /** Sent until acknowledged, which is after the commit. */
    p50_ms: percentile(tally.answered, 0.5),
    p99_ms: percentile(tally.answered, 0.99),
    /** A chat line, sent until seen by a team-mate. */
    seen_p50_ms: percentile(tally.seen, 0.5),
    seen_p99_ms: percentile(tally.seen, 0.99),
    reconnects: tally.reconnects,
    /** From the loss of a line until its page plays on, with everything that the server needed to come back. */
    away_p50_ms: percentile(tally.away, 0.5),
    away_p95_ms: percentile(tally.away, 0.95),
    /** The same from the moment on at which a server took the line again. */
    reconnect_p50_ms: percentile(tally.returned, 0.5),
    reconnect_p95_ms: percentile(tally.returned, 0.95),
    endings: tally.endings,
    scores: tally.scores,
    played: tally.played,
    duration_s: Math.round(seconds * 10) / 10,
    ...(tally.faults.length > 0 && { faults: tally.faults }),
  };
  if (options.json) console.log(JSON.stringify(result));
  else console.log(result);
}

/** The puzzles of the story, so that people have an idea now and then; without them they try at random. */
function oracleOf(slug: string): Oracle {
  try {
    const { pack } = loadPack(slug);
    return (scene) => {
      const found = pack.scenes[scene];
      return found?.kind === "puzzle" ? found.puzzle : null;
    };
  } catch {
    return () => null;
  }
}
