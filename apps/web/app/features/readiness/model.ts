import { CHECK_PARTS, type getNetworkNeeds, type ResponseOf, type Session } from "@lantern/contract/http";
import { t } from "../../i18n/index.ts";

type Attendee = Session["attendees"][number];
type Needs = ResponseOf<typeof getNetworkNeeds>["items"];

/** Who is expected, who of them is ready, who can still be asked, who can't come. */
export function tallyOf(attendees: readonly Attendee[]) {
  const expected = attendees.filter(({ rsvp }) => rsvp !== "declined");
  return {
    expected: expected.length,
    ready: expected.filter(({ system_check }) => system_check?.passed).length,
    waiting: expected.filter(({ invited_at, system_check }) => invited_at && !system_check?.passed).length,
    declined: attendees.filter(({ rsvp }) => rsvp === "declined"),
  };
}

/** What the check found wanting, in words; empty when it found nothing or was not made. */
export function wantingParts({ system_check }: Pick<Attendee, "system_check">): string[] {
  return CHECK_PARTS.filter((part) => system_check?.results[part] === false).map(
    (part) => t.live.check.parts[part],
  );
}

/**
 * A text that can be sent to whoever keeps an office's network.
 *
 * @param hour the one it is for, where that is known
 */
export function networkText(needs: Needs, origin: string, hour?: { title: string; day: string }): string {
  const words = t.readinessBoard.it;
  const lines = needs.map(({ what, host, ports, protocol }) =>
    what === "direct" ? words.direct(ports, protocol) : words[what](host ?? "", ports, protocol),
  );
  const relay = needs.some(({ what }) => what === "relay");
  return [
    hour ? words.intro(hour.title, hour.day) : words.introAny,
    lines.join("\n"),
    relay ? words.withRelay : words.noRelay,
    words.outro(`${origin}/systemCheck`),
  ].join("\n\n");
}
