import type { Session } from "@lantern/contract/http";
import { expect, test } from "vitest";
import { openPoints } from "./model.ts";

const attendee = (facts: Partial<Session["attendees"][number]> = {}) =>
  ({ readiness: "ready", email_status: "sent", ...facts }) as Session["attendees"][number];

function session(
  facts: Partial<Session>,
  attendees: Session["attendees"] = [attendee(), attendee()],
  invited = 2,
) {
  return {
    status: "confirmed",
    attendees,
    counts: { attendees: attendees.length, invited },
    ...facts,
  } as Session;
}

test.each([
  ["all is done", session({}), []],
  [
    "a draft is to confirm, and its invitations come after that",
    session({ status: "draft" }, undefined, 0),
    ["confirm"],
  ],
  ["nobody is on the list", session({}, [], 0), ["attendees"]],
  ["one is not invited", session({}, undefined, 1), ["invitations"]],
  ["an email was not delivered", session({}, [attendee({ email_status: "failed" })], 1), ["invitations"]],
  ["somebody needs help", session({}, [attendee({ readiness: "needs_help" })], 1), ["checks"]],
])("%s", (_, given, points) => {
  expect(openPoints(given)).toEqual(points);
});
