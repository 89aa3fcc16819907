import type { SessionSummary } from "@lantern/contract/http";
import { describe, expect, test } from "vitest";
import { nextStep, plannedElsewhere, startIsNext, teamSizes } from "./model.ts";
import { stateText } from "./state-text.ts";

const now = Date.parse("2026-11-12T12:00:00Z");
const session = (
  part: Partial<SessionSummary>,
  counts: Partial<SessionSummary["counts"]> = {},
): SessionSummary => ({
  id: "0199a000-0000-7000-8000-000000000001",
  status: "draft",
  archived_at: null,
  series: null,
  experience: "the-quiet-station",
  title: "First light",
  starts_at: "2026-11-14T12:00:00Z",
  ends_at: null,
  timezone: "Europe/Copenhagen",
  seats: 12,
  language: "en",
  hosting: "autopilot",
  speed: 1,
  notes: "",
  greeting: "",
  reply_to: null,
  cost_center: null,
  credits_reserved: 0,
  version: 1,
  created_at: "2026-11-01T12:00:00Z",
  updated_at: "2026-11-01T12:00:00Z",
  updated_by: null,
  ...part,
  counts: {
    attendees: 0,
    invited: 0,
    no_answer: 0,
    not_checked: 0,
    ready: 0,
    declined: 0,
    here: 0,
    came: 0,
    attended: 0,
    ...counts,
  },
});

describe("where a session stands, and its next step", () => {
  test.each<[Partial<SessionSummary>, Partial<SessionSummary["counts"]>, string, string]>([
    [{ experience: null, starts_at: null }, {}, "Adventure and date missing", "finish"],
    [{ starts_at: null }, {}, "Date missing", "finish"],
    [{ starts_at: "2026-11-12T11:59:59Z" }, { attendees: 3 }, "The start time has passed", "finish"],
    [{}, {}, "No attendees yet", "addAttendees"],
    [{}, { attendees: 3 }, "Ready to confirm", "confirm"],
    [
      { status: "confirmed" },
      { attendees: 12, invited: 8, ready: 2 },
      "2 ready, 4 not invited yet",
      "invite",
    ],
    [{ status: "confirmed" }, { attendees: 12, invited: 12, ready: 2 }, "2 ready", "open"],
    [{ status: "live" }, { attendees: 12, here: 1, came: 3 }, "Live, 1 person here", "openLive"],
    [{ status: "completed" }, { attendees: 12, came: 12 }, "All 12 attended", "results"],
    [{ status: "completed" }, { attendees: 12, came: 11 }, "11 of 12 attended", "results"],
    [{ status: "cancelled" }, {}, "All credits were released", "planAgain"],
  ])("%o %o", (part, counts, text, step) => {
    expect(stateText(session(part, counts), now)).toBe(text);
    expect(nextStep(session(part, counts), now)).toBe(step);
  });
});

test("teams are of five where that goes and never more than six", () => {
  expect(teamSizes(6)).toEqual({ count: 1, small: 6, large: 6 });
  expect(teamSizes(16)).toEqual({ count: 3, small: 5, large: 6 });
  for (let people = 2; people <= 300; people += 1) {
    const { count, small, large } = teamSizes(people);
    expect(large).toBeLessThanOrEqual(6);
    expect(count * small).toBeLessThanOrEqual(people);
    expect(count * large).toBeGreaterThanOrEqual(people);
  }
});

test("starting is what comes next once the lobby is open and everyone is invited, and not days ahead", () => {
  const at = (starts_at: string, invited = 3) =>
    startIsNext(session({ status: "confirmed", starts_at }, { attendees: 3, invited }), now);
  expect(at("2026-11-16T12:00:00Z")).toBe(false);
  expect(at("2026-11-12T12:16:00Z")).toBe(false);
  expect(at("2026-11-12T12:15:00Z")).toBe(true);
  expect(at("2026-11-12T11:50:00Z")).toBe(true);
  expect(at("2026-11-12T12:00:00Z", 2)).toBe(false);
  expect(startIsNext(session({ status: "draft", starts_at: "2026-11-12T12:00:00Z" }), now)).toBe(false);
});

test("a start planned in another zone is told there too, wherever the clocks differ", () => {
  const planned = { starts_at: "2026-11-14T14:00:00Z", timezone: "Europe/Berlin" };
  expect(plannedElsewhere(planned, "UTC")).toBe("3:00\u00a0PM Berlin");
  expect(plannedElsewhere(planned, "Europe/Copenhagen")).toBeNull();
  expect(plannedElsewhere({ ...planned, starts_at: "2026-11-14T23:30:00Z" }, "UTC")).toBe(
    "Sun 12:30\u00a0AM Berlin",
  );
  expect(plannedElsewhere({ ...planned, timezone: null }, "UTC")).toBeNull();
});
