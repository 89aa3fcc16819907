import type { getNetworkNeeds, ResponseOf, Session } from "@lantern/contract/http";
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

/** A text that can be sent to whoever keeps an office's network. */
export function networkText(needs: Needs, about: { title: string; day: string; origin: string }): string {
  const words = t.readinessBoard.it;
  const lines = needs.map(({ what, host, ports, protocol }) =>
    what === "direct" ? words.direct(ports, protocol) : words[what](host ?? "", ports, protocol),
  );
  const relay = needs.some(({ what }) => what === "relay");
  return [
    words.intro(about.title, about.day),
    lines.join("\n"),
    relay ? words.withRelay : words.noRelay,
    words.outro(`${about.origin}/systemCheck`),
  ].join("\n\n");
}
