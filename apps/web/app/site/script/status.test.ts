import { expect, test } from "vitest";
import { lineOf } from "./status.ts";

const now = new Date(2026, 10, 23, 15, 0).getTime();
const report = (since: number | null) => ({
  sessions: { since: null },
  email: { since },
  database: { since: null },
  jobs: { since: null },
});

test("an item works, is in trouble since a time, or the server does not respond", () => {
  expect(lineOf(report(null), "email", now)).toEqual({ state: "works", text: "Working" });
  expect(lineOf(report(now - 3_600_000), "email", now)).toEqual({
    state: "trouble",
    text: expect.stringMatching(/^Not working since 2:00\sPM$/),
  });
  expect(lineOf(report(now - 3_600_000), "jobs", now).state).toBe("works");
  expect(lineOf(null, "email", now)).toEqual({ state: "unknown", text: "No response" });
});

test("trouble that has lasted longer than a day has its date", () => {
  expect(lineOf(report(now - 48 * 3_600_000), "email", now).text).toMatch(
    /^Not working since Nov 21, 2026, 3:00\sPM$/,
  );
});
