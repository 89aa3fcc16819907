import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";
import { isSample } from "../../../../scripts/lib/sample.ts";
import { type TestDatabase, testDatabase } from "../database/test-database.ts";
import { faultsOf } from "./books.ts";
import { operate } from "./operations.ts";
import { makeWorld, moneyContext, type World } from "./test-companies.ts";

let database: TestDatabase;
let money: ReturnType<typeof moneyContext>;
let world: World;

beforeEach(async () => {
  database = await testDatabase();
  money = moneyContext(database.url);
  world = await makeWorld(money.ctx, 4);
});
afterEach(async () => {
  await money.close();
  await database.drop();
});

/** The amount of work that was really done, so that the test cannot pass without any. */
async function moved(): Promise<Record<string, number>> {
  const { rows } = await database.pool.query(
    "select reason, count(*)::int as rows from credit_ledger group by reason",
  );
  return Object.fromEntries(rows.map(({ reason, rows: number }) => [reason, number]));
}

const count = isSample ? 500 : 1000;

test("after random operations, eight at once, every company's books agree", async () => {
  const seed = Number(process.env.MONEY_SEED ?? 20_261_121);
  const { done, refused, broken } = await operate(money.ctx, world, { seed, count, atOnce: 8 });
  expect(broken).toEqual([]);
  expect(done + refused).toBe(count);
  expect(done).toBeGreaterThan(count / 2);
  const tried = await moved();
  for (const reason of ["purchase", "capture", "refund", "chargeback", "adjustment"])
    expect([reason, (tried[reason] ?? 0) > 0]).toEqual([reason, true]);
  expect(await faultsOf(database.pool)).toEqual({});
}, 120_000);

const kills = isSample ? [75] : [40, 75, 110];

test("after a process is killed in the middle, the books agree", async () => {
  for (const [round, stopAfter] of kills.entries()) {
    await killed(round + 1, stopAfter);
    expect(await faultsOf(database.pool)).toEqual({});
  }
  const after = await operate(money.ctx, world, { seed: 4, count: 100, atOnce: 8 });
  expect(after.broken).toEqual([]);
  expect(await faultsOf(database.pool)).toEqual({});
  expect((await moved()).purchase).toBeGreaterThan(3);
}, 120_000);

/** Runs the operations in a separate process and kills it after this number, as a power cut would. */
async function killed(seed: number, after: number): Promise<void> {
  const program = fileURLToPath(new URL("./killed-process.ts", import.meta.url));
  const args = [program, database.url, JSON.stringify(world), String(seed), "100000"];
  const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", ...args], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  let done = 0;
  child.stdout.on("data", (data) => {
    done += String(data).split("\n").length - 1;
    if (done >= after) child.kill("SIGKILL");
  });
  const signal = await new Promise((resolve) => child.once("close", (_, how) => resolve(how)));
  expect(signal).toBe("SIGKILL");
}

test("the check itself detects broken books", async () => {
  const { companyId } = world.companies[0]!.scope;
  await database.pool.query("update companies set credit_balance = 7 where id = $1", [companyId]);
  expect(Object.keys(await faultsOf(database.pool))).toEqual([
    "the balance is the sum of the ledger, the debt that of what is owed",
  ]);
});
