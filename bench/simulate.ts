/**
 * `npm run simulate -- --url http://localhost:3000 --teams 3 --people 15 --speed 60 --json`: simulated participants
 * play whole sessions on a running server, over the API and the connections that pages use. Prints what was counted.
 * Exits with 1 when something acknowledged was lost or a session did not end, with 2 when it could not start.
 */

import type { PuzzleLookup } from "@lantern/bots";
import { loadPack } from "@lantern/content";
import { ApiClient } from "./api-client.ts";
import { percentile } from "./percentile.ts";
import { Counts } from "./simulate/counts.ts";
import { readOptions, type SimulateOptions, usage } from "./simulate/options.ts";
import { playSession } from "./simulate/session.ts";

try {
  process.exitCode = await simulate(readOptions(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error(`\n${usage}`);
  process.exitCode = 2;
}

async function simulate(options: SimulateOptions): Promise<number> {
  const log = (text: string) => {
    if (!options.json) console.log(text);
  };
  const api = new ApiClient(options.url, options.killSafe);
  const { token } = await api.ok<{ token: string }>("POST", "/api/login", {
    email: options.email,
    password: options.password,
  });
  api.token = token;
  const started = performance.now();
  const counts = new Counts();
  const puzzleOf = puzzleLookupOf(options.experience);
  const outcomes = await Promise.allSettled(
    Array.from({ length: options.sessions }, (_, nth) =>
      playSession(api, options, puzzleOf, counts, nth, log),
    ),
  );
  for (const outcome of outcomes)
    if (outcome.status === "rejected") {
      counts.notEnded += 1;
      counts.faults.push(String(outcome.reason));
    }
  report(options, counts, (performance.now() - started) / 1000);
  return counts.lost > 0 || counts.notEnded > 0 || counts.faults.length > 0 ? 1 : 0;
}

function report(options: SimulateOptions, counts: Counts, seconds: number): void {
  const result = {
    sessions: options.sessions,
    participants: options.sessions * options.people,
    teams: options.sessions * options.teams,
    commands: counts.commands,
    acknowledged: counts.acknowledged,
    refused: counts.refused,
    lost: counts.lost,
    not_ended: counts.notEnded,
    /** From sending to the acknowledgment, which follows the commit. */
    p50_ms: percentile(counts.acknowledgedMs, 0.5),
    p99_ms: percentile(counts.acknowledgedMs, 0.99),
    /** From sending a chat message to its arrival at a teammate. */
    delivered_p50_ms: percentile(counts.deliveredMs, 0.5),
    delivered_p99_ms: percentile(counts.deliveredMs, 0.99),
    reconnects: counts.reconnects,
    /** From the loss of a connection until the view is back, including the restart of the server. */
    away_p50_ms: percentile(counts.away, 0.5),
    away_p95_ms: percentile(counts.away, 0.95),
    /** The same from the moment at which a server accepted the new connection. */
    reconnect_p50_ms: percentile(counts.returned, 0.5),
    reconnect_p95_ms: percentile(counts.returned, 0.95),
    endings: counts.endings,
    scores: counts.scores,
    played: counts.played,
    duration_s: Math.round(seconds * 10) / 10,
    ...(counts.faults.length > 0 && { faults: counts.faults }),
  };
  if (options.json) console.log(JSON.stringify(result));
  else console.log(result);
}

/** The puzzles of the adventure, which participants use now and then; without them they try at random. */
function puzzleLookupOf(slug: string): PuzzleLookup {
  try {
    const { pack } = loadPack(slug);
    return (scene) => {
      const definition = pack.scenes[scene];
      return definition?.kind === "puzzle" ? definition.puzzle : null;
    };
  } catch {
    return () => null;
  }
}
