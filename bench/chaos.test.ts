import { afterAll, beforeAll, expect, test } from "vitest";
import { sendRaw } from "./attack/raw.ts";
import { PlayLog } from "./chaos/log.ts";
import { moments } from "./chaos/moments.ts";
import { VictimServer } from "./chaos/server.ts";
import { simulation } from "./chaos/simulation.ts";

const KILLS = 5;

let server: VictimServer;

beforeAll(async () => {
  server = await VictimServer.start();
}, 90_000);
afterAll(() => server?.stop(), 60_000);

test("the server is killed at five moments of a session and its database once: it ends with the right scores, and nothing acknowledged is lost", async () => {
  const log = new PlayLog(server.databaseUrl());
  const played = simulation(server.url, { teams: 1, people: 4, speed: 60, "kill-safe": true });
  const next = moments(1, 8, 12);
  for (let kill = 0; kill < KILLS; kill++) {
    // Play goes on after every kill, or this never comes true.
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
  // Who had not come back yet when the next kill fell counts once for both.
  expect(result.reconnects).toBeGreaterThanOrEqual(2 * KILLS);
  expect(result.acknowledged).toBeGreaterThan(50);
  expect(result.scores.sort((a, b) => a - b)).toEqual(await log.points());
}, 240_000);

test("two thousand malformed requests, upgrades and frames end nothing and are told nothing of the inside", async () => {
  await server.ready();
  const before = server.starts;
  const outcome = await sendRaw(Number(new URL(server.url).port), { seed: 1, count: 2000 });
  expect({ ...outcome, starts: server.starts }, server.output).toEqual({
    ...{ sent: 2000, refused: 0, serverErrors: [], leaks: [] },
    starts: before,
  });
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
}, 60_000);
