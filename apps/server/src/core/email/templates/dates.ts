import { isolated } from "@lantern/engine/bidi";
import { capitalized } from "@lantern/engine/graphemes";
import { button, note, paragraph } from "../blocks.ts";
import type { Email } from "../email.ts";
import { greetedName, senderOf } from "./invitation.ts";
import {
  coverOf,
  type SessionEmailData,
  senderNote,
  sessionEmail,
  textOf,
  timesOf,
} from "./session-email.ts";

/**
 * Asks which of these dates suit the reader, before there is a session in anybody's calendar.
 *
 * @param data of a session at the first of them
 */
export function datesEmail(data: SessionEmailData, dates: readonly Date[]): Email {
  const { dates: t, session: shared } = textOf(data);
  const { session, host, company, experience, person, links } = data;
  const length = session.endsAt.getTime() - session.startsAt.getTime();
  const times = dates.map((startsAt) =>
    timesOf({
      ...data,
      session: { ...session, startsAt, endsAt: new Date(startsAt.getTime() + length) },
    }),
  );
  return sessionEmail(data, {
    kind: "dates",
    subject: t.subject(senderOf(isolated(host.name), company), session.title),
    title: t.title(greetedName(data)),
    preheader: times.map(({ day }) => day).join(" · "),
    cover: coverOf(data),
    body: [
      paragraph(t.text(session.title)),
      paragraph(experience.synopsis),
      ...times.map((each) => ({
        type: "time" as const,
        day: capitalized(each.day),
        hours: each.hours,
        zone: person.timezone ? shared.ownZone(each) : shared.sessionZone(each),
      })),
      button(t.button, links.dates),
      note(t.note),
      senderNote(data),
    ],
  });
}
