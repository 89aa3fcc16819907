import { afterAll, beforeAll, expect, test } from "vitest";
import { sendRaw } from "./attack/raw.ts";
import { PlayLog } from "./chaos/log.ts";
import { moments } from "./chaos/moments.ts";
import { ServerProcess } from "./chaos/server.ts";
import { simulation } from "./chaos/simulation.ts";

/** `npm run verify:chaos` kills the server fifty times. */
const KILLS = 2;

let server: ServerProcess;

beforeAll(async () => {
  server = await ServerProcess.start();
}, 90_000);
afterAll(() => server?.stop(), 60_000);

test("after two kills of the server and one of its database a session ends with the right scores and without losses", async () => {
  const log = new PlayLog(server.databaseUrl());
  const played = simulation(server.url, { teams: 1, people: 4, speed: 60, "kill-safe": true });
  const next = moments(1, 8, 12);
  for (let kill = 0; kill < KILLS; kill++) {
    // This becomes true only when play continues after every kill.
    expect(await log.grows(next.next().value)).toBe(true);
    expect(await server.killServer()).toBeLessThan(60_000);
  }
  expect(await log.grows(next.next().value)).toBe(true);
  await server.killDatabase();
  const { code, result } = await played;
  console.log(
    `back from line to play: p50 ${result.reconnect_p50_ms} ms, p95 ${result.reconnect_p95_ms} ms; ` +
      `away with the server's own return: p50 ${result.away_p50_ms} ms, p95 ${result.away_p95_ms} ms`,
  );
  expect(result).toMatchObject({ lost: 0, not_ended: 0 });
  expect(result.faults).toBeUndefined();
  expect(code).toBe(0);
  // People who were not back before the next kill count once for both.
  expect(result.reconnects).toBeGreaterThanOrEqual(2 * KILLS);
  expect(result.acknowledged).toBeGreaterThan(50);
  expect(result.scores.sort((a, b) => a - b)).toEqual(await log.points());
}, 300_000);

test("two thousand malformed requests, upgrades and frames crash nothing and get no internal details", async () => {
  await server.ready();
  const before = server.starts;
  const outcome = await sendRaw(Number(new URL(server.url).port), { seed: 1, count: 2000 });
  expect({ ...outcome, starts: server.starts }, server.output).toEqual({
    sent: 2000,
    refused: 0,
    serverErrors: [],
    leaks: [],
    starts: before,
  });
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
}, 60_000);
