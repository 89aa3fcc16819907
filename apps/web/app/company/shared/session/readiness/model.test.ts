import type { Session } from "@lantern/contract/http";
import { expect, test } from "vitest";
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
