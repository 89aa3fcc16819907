import { randomUUID } from "node:crypto";
import type pg from "pg";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ConnectionOwner } from "../../../core/ports/identity.ts";
import { createRights, type RightsWatch } from "./rights.ts";

const connections = 300;
let rights: RightsWatch;
/** How many connections each query read. */
let queries: number[];
let read: string[];

/** Every right stands, and no notification comes. */
const pool = {
  connect: () => new Promise(() => {}),
  query: async ({ values }: { values: [string] }) => {
    const holders: { sign_in: string }[] = JSON.parse(values[0]);
    queries.push(holders.length);
    read.push(...holders.map((holder) => holder.sign_in));
    return { rows: holders.map(() => ({ standing: "stands" })) };
  },
} as unknown as pg.Pool;

beforeEach(async () => {
  vi.useFakeTimers();
  [queries, read] = [[], []];
  rights = createRights(pool, () => new Date(), { warn: () => {} });
});
afterEach(() => {
  vi.useRealTimers();
});

test("every connection is read again within 15 seconds, and never all at once", async () => {
  const ended: string[] = [];
  for (let count = 0; count < connections; count += 1) {
    const holder = { signInId: randomUUID() } as ConnectionOwner;
    rights.watch(holder, (standing) => ended.push(standing));
  }
  await vi.advanceTimersByTimeAsync(0);
  [queries, read] = [[], []];
  await vi.advanceTimersByTimeAsync(15_100);
  expect(new Set(read).size).toBe(connections);
  expect(Math.max(...queries)).toBe(connections / 15);
  expect(ended).toEqual([]);
});

test("a connection that has ended is read no more", async () => {
  const end = rights.watch({ signInId: randomUUID() } as ConnectionOwner, () => {});
  await vi.advanceTimersByTimeAsync(0);
  end();
  [queries, read] = [[], []];
  await vi.advanceTimersByTimeAsync(15_100);
  expect(read).toEqual([]);
});
