import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { Batch, isAboutData } from "./batch.ts";
import type { Append, Appended } from "./log.ts";

const appendOf = (id: number): Append => ({
  run: { id, sessionId: randomUUID(), run: 1 },
  rows: [{ seq: 2, team: null, commandId: "a", actor: "s1", at: 1, events: [] }],
  state: null,
});

/** A log that rejects each statement with one of these runs, and counts its statements. */
function rejecting(runs: number[], error: Error) {
  const log = {
    statements: 0,
    async append(appends: Append[]): Promise<Appended[]> {
      log.statements += 1;
      if (appends.some(({ run }) => runs.includes(run.id))) throw error;
      return appends.map(() => "stored" as const);
    },
  };
  return log;
}

const all = Array.from({ length: 64 }, (_, index) => index + 1);
const sendAll = (batch: Batch) => Promise.allSettled(all.map((id) => batch.append(appendOf(id))));

test.each([
  ["no connection became free", new Error("timeout exceeded when trying to connect")],
  ["the database shuts down", Object.assign(new Error("shutdown"), { code: "57P01" })],
  ["a statement took too long", Object.assign(new Error("canceled"), { code: "57014" })],
  ["the network broke", Object.assign(new Error("reset"), { code: "ECONNRESET" })],
])("if %s, no session's rows are sent again one by one", async (_, error) => {
  const log = rejecting([7], error);
  const outcomes = await sendAll(new Batch(log));
  expect(log.statements).toBe(1);
  expect(new Set(outcomes.map(({ status }) => status))).toEqual(new Set(["rejected"]));
  expect(isAboutData(error)).toBe(false);
});

test("of 64 sessions, one with rows that cannot be stored costs the others a few statements and nothing else", async () => {
  const log = rejecting([7], Object.assign(new Error("lone surrogate"), { code: "22P02" }));
  const outcomes = await sendAll(new Batch(log));
  expect(outcomes.flatMap(({ status }, index) => (status === "rejected" ? index + 1 : []))).toEqual([7]);
  // The batch, and at each of its six halvings both halves.
  expect(log.statements).toBe(13);
});
