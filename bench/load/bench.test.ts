import { afterAll, beforeAll, expect, test } from "vitest";
import { Bench } from "./bench.ts";

let bench: Bench;

beforeAll(async () => {
  bench = await Bench.start([6]);
  await bench.enterYardstick();
}, 90_000);
afterAll(() => bench?.stop(), 60_000);

test("the yardstick stores each command once and sends it to the team", async () => {
  const before = await bench.rows("load-");
  const { samples, usage } = await bench.play("yardstick", 800, 600);
  expect(samples.accepted).toBeGreaterThan(10);
  expect(samples).toMatchObject({ lost: 0, refused: 0, frames: 7 * samples.accepted });
  expect(samples.delivered).toHaveLength(5 * samples.accepted);
  expect(await bench.rows("load-")).toBe(before + samples.accepted);
  expect(usage.nodeMs).toBeGreaterThan(0);
  expect(usage.postgresMs).toBeGreaterThan(0);
  expect(usage.transactions).toBeGreaterThan(0);
  // The commands are stored already: the same ids are acknowledged again, and no row is added.
  expect(await bench.crowds.missing("yardstick", 0)).toBe(0);
  expect(await bench.rows("load-")).toBe(before + samples.accepted);
}, 20_000);

test("people play on the product by its rules, and acknowledged commands are stored after the end", async () => {
  const sessions = await bench.sessions();
  await bench.enter(sessions);
  const { samples } = await bench.play("product", 800, 600);
  expect(samples.accepted).toBeGreaterThan(10);
  expect(samples.lost).toBe(0);
  const before = await bench.probes.product.read(bench.pid("product"));
  expect(before.blockMs).toBeGreaterThan(0);
  await sessions.end();
  expect(await bench.crowds.missing("product", 0)).toBe(0);
}, 30_000);
