import type { Session } from "@lantern/contract/http";
import { expect, test } from "vitest";
import { missingNeeds } from "./missing-needs.ts";
import { countsOf, rsvpOf } from "./model.ts";

type Attendee = Session["attendees"][number];
const one = (over: Partial<Attendee>) =>
  ({ rsvp: null, invited_at: "2026-01-01", joined_at: null, readiness: "no_answer", ...over }) as Attendee;

test("ready are those who are ready or there; asked are those invited who still owe something", () => {
  const counts = countsOf([
    one({ readiness: "ready", rsvp: "coming" }),
    one({ readiness: "needs_help" }),
    one({}),
    one({ readiness: "not_invited", invited_at: null }),
    one({ readiness: "declined", rsvp: "declined" }),
    one({ readiness: "joined", joined_at: "2026-01-02" }),
  ]);
  expect(counts).toMatchObject({ expected: 5, ready: 2, waiting: 2, rsvps: { requested: 5, given: 3 } });
  expect(counts.declined).toHaveLength(1);
});

test("whoever was not invited owes no answer, and whoever joined needs none", () => {
  expect(rsvpOf(one({}))).toBe("none");
  expect(rsvpOf(one({ invited_at: null }))).toBe("not_invited");
  expect(rsvpOf(one({ joined_at: "2026-01-02" }))).toBe("joined");
  expect(rsvpOf(one({ joined_at: "2026-01-02", rsvp: "coming" }))).toBe("coming");
});

test("what a check found wanting is named; what was not looked at is not", () => {
  const results = { browser: true, realtime: true, microphone: false, relay: false };
  const system_check = { passed: true, results, checked_at: "2026-01-01" };
  expect(missingNeeds({ system_check })).toEqual(["Relayed audio and video", "Microphone"]);
  expect(missingNeeds({ system_check: null })).toEqual([]);
});
