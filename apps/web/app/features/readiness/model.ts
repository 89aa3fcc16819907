import {
  CHECK_ITEMS,
  type getNetworkNeeds,
  needsReminder,
  type ResponseOf,
  type Session,
} from "@lantern/contract/http";
import { t } from "../../i18n/index.ts";

type Attendee = Session["attendees"][number];
type Needs = ResponseOf<typeof getNetworkNeeds>["items"];

/** Who is expected, who of them is ready, who can still be asked, who can't come. */
export function countsOf(attendees: readonly Attendee[]) {
  const number = (is: (one: Attendee) => unknown) => attendees.filter(is).length;
  return {
    expected: number(({ readiness }) => readiness !== "declined"),
    ready: number(({ readiness }) => readiness === "ready" || readiness === "joined"),
    waiting: number(({ invited_at, readiness }) => invited_at && needsReminder(readiness)),
    declined: attendees.filter(({ readiness }) => readiness === "declined"),
    rsvps: {
      requested: number((one) => rsvpOf(one) !== "not_invited"),
      given: number((one) => rsvpOf(one) !== "not_invited" && rsvpOf(one) !== "none"),
    },
  };
}

/** What an attendee answered. Whoever was not invited owes no answer; whoever joined needs none. */
export function rsvpOf({ rsvp, invited_at, joined_at }: Pick<Attendee, "rsvp" | "invited_at" | "joined_at">) {
  if (rsvp !== null) return rsvp;
  if (joined_at) return "joined";
  return invited_at ? "none" : "not_invited";
}

/** What the check found wanting, in words; empty when it found nothing or was not made. */
export function missingNeeds({ system_check }: Pick<Attendee, "system_check">): string[] {
  return CHECK_ITEMS.filter((part) => system_check?.results[part] === false).map(
    (part) => t.live.check.parts[part],
  );
}

/**
 * A text that can be sent to whoever keeps an office's network.
 *
 * @param hour the one it is for, where that is known
 */
export function networkText(needs: Needs, origin: string, session?: { title: string; day: string }): string {
  const texts = t.readinessBoard.it;
  const lines = needs.map(({ what, host, ports, protocol }) =>
    what === "direct" ? texts.direct(ports, protocol) : texts[what](host ?? "", ports, protocol),
  );
  const relay = needs.some(({ what }) => what === "relay");
  return [
    session ? texts.intro(session.title, session.day) : texts.introAny,
    lines.join("\n"),
    relay ? texts.withRelay : texts.noRelay,
    texts.outro(`${origin}/systemCheck`),
  ].join("\n\n");
}
