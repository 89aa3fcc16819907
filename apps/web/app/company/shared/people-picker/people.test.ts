import type { Session } from "@lantern/contract/http";
import { limits } from "@lantern/contract/limits";
import { expect, test } from "vitest";
import { absentIn, allMatches, type Person } from "./people.ts";

const person = (n: number): Person => ({
  id: `p${n}`,
  first_name: null,
  last_name: null,
  email: `p${n}@x.example`,
  timezone: null,
  department: "Sales",
  office: null,
});

/** A company's list of `count` people, read page by page. */
const listOf = (count: number) => async (query: { limit: number; cursor?: string }) => {
  const from = Number(query.cursor ?? 0);
  const to = Math.min(from + query.limit, count);
  const items = Array.from({ length: to - from }, (_, n) => person(from + n));
  return { items, next: to < count ? String(to) : null };
};

test("a group is chosen whole or not at all: of 469 people nobody is left out by chance", async () => {
  expect(await allMatches({ department: "Sales" }, listOf(469))).toHaveLength(469);
  expect(await allMatches({}, listOf(limits.splitMax + 1))).toBeNull();
  expect(await allMatches({}, listOf(3))).toHaveLength(3);
});

test("those who missed a session are all who did not come, also those who declined or stayed silent", () => {
  const attendee = (n: number, readiness: string) => ({ ...person(n), consumer_id: `p${n}`, readiness });
  const attendees = ["attended", "declined", "invited", "attended"].map((state, n) => attendee(n, state));
  const absent = absentIn({ attendees } as unknown as Session);
  expect(absent.map(({ id }) => id)).toEqual(["p1", "p2"]);
});
