import { expect, test } from "vitest";
import { testDatabase } from "../database/test-database.ts";
import { moneyContext } from "../money/test-companies.ts";
import { monthsOfSessions } from "./session-months.ts";

test("logs of sessions take as much space after five months as after two, where they end after one", {
  timeout: 60_000,
}, async () => {
  const database = await testDatabase();
  const { ctx, close } = moneyContext(database.url);
  const plan = { months: 5, sessions: 2, people: 4, plays: 1 };
  const sizes = async (after: number) => {
    const months = await Array.fromAsync(monthsOfSessions(ctx, database.pool, { ...plan, after }));
    return months.map(({ rows }) => rows);
  };
  const ended = await sizes(1);
  const [first = 0] = ended;
  const last = ended.at(-1) ?? 0;
  expect(last).toBeGreaterThan(first / 2);
  // The end states of ten sessions.
  expect(last).toBeLessThan(first * 2);
  await close();
  await database.drop();
});
