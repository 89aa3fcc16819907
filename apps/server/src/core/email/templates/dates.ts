import { isolated } from "@lantern/engine/bidi";
import { capitalized } from "@lantern/engine/graphemes";
import { button, note, paragraph } from "../blocks.ts";
import type { Email } from "../email.ts";
import { greetedName, senderOf } from "./invitation.ts";
import {
  coverOf,
  nameOf,
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
  const { dates: t } = textOf(data);
  const { session, host, company, experience } = data;
  return aboutDates(data, dates, {
    kind: "dates",
    subject: t.subject(senderOf(isolated(host.name), company), session.title),
    title: t.title(greetedName(data)),
    texts: [t.text(session.title), experience.synopsis],
  });
}

/**
 * The same once more, to whoever has not responded.
 *
 * @param question names this person and this question: they are reminded once
 */
export function datesReminderEmail(data: SessionEmailData, dates: readonly Date[], question: string): Email {
  const { dates: t } = textOf(data);
  const { title } = data.session;
  return aboutDates(data, dates, {
    kind: "dates-reminder",
    once: `dates-reminder:${question}`,
    subject: t.reminderSubject(title),
    title: t.reminderTitle(nameOf(data)),
    texts: [t.reminderText(title)],
  });
}

interface AboutDates extends Pick<Email, "kind" | "subject" | "title" | "once"> {
  texts: string[];
}

function aboutDates(data: SessionEmailData, dates: readonly Date[], { texts, ...email }: AboutDates): Email {
  const { dates: t, session: shared } = textOf(data);
  const { session, person, links } = data;
  const length = session.endsAt.getTime() - session.startsAt.getTime();
  const times = dates.map((startsAt) =>
    timesOf({
      ...data,
      session: { ...session, startsAt, endsAt: new Date(startsAt.getTime() + length) },
    }),
  );
  return sessionEmail(data, {
    ...email,
    preheader: times.map(({ day }) => day).join(" · "),
    cover: coverOf(data),
    body: [
      ...texts.map((text) => paragraph(text)),
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
