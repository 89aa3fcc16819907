import type { Session } from "@lantern/contract/http";
import { expect, test } from "vitest";
import { missingNeeds } from "./missing-needs.ts";
import { rsvpOf } from "./model.ts";

type Attendee = Session["attendees"][number];
const one = (over: Partial<Attendee>) =>
  ({ rsvp: null, invited_at: "2026-01-01", joined_at: null, ...over }) as Attendee;

test("whoever was not invited owes no answer, and whoever joined needs none", () => {
  expect(rsvpOf(one({}))).toBe("none");
  expect(rsvpOf(one({ invited_at: null }))).toBe("not_invited");
  expect(rsvpOf(one({ joined_at: "2026-01-02" }))).toBe("joined");
  expect(rsvpOf(one({ joined_at: "2026-01-02", rsvp: "coming" }))).toBe("coming");
});

test("what a check found wanting is named; what was not looked at is not", () => {
  const results = { browser: true, realtime: true, microphone: false, relay: false };
  const system_check = { state: "failed", results, checked_at: "2026-01-01" } as const;
  expect(missingNeeds({ system_check })).toEqual(["Relayed audio and video", "Microphone"]);
  expect(missingNeeds({ system_check: null })).toEqual([]);
});
