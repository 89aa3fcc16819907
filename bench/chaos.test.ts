import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { VictimServer } from "./chaos/server.ts";
import { simulation } from "./chaos/simulation.ts";

let server: VictimServer;

beforeAll(async () => {
  server = await VictimServer.start();
}, 90_000);
afterAll(() => server?.stop(), 30_000);

test("server and database are killed in the middle of a session: it plays on, and nothing acknowledged is lost", async () => {
  const played = simulation(server.url, { teams: 1, people: 4, speed: 60, "kill-safe": true });
  // The whole story takes a minute at this speed: both fall into its middle.
  await pause(20_000);
  server.killServer();
  expect(await server.ready()).toBeLessThan(20_000);
  await pause(10_000);
  server.killDatabase();
  const { code, result } = await played;
  expect(result).toMatchObject({ lost: 0, not_ended: 0 });
  expect(result.faults).toBeUndefined();
  expect(code).toBe(0);
  expect(result.reconnects).toBeGreaterThanOrEqual(4);
  expect(result.acknowledged).toBeGreaterThan(50);
}, 240_000);
