import { note, paragraph, quote } from "../blocks.ts";
import { calendarFile } from "../calendar.ts";
import type { Email } from "../outbox.ts";
import { eventOf, greetedName, invitationEmail, senderOf } from "./invitation.ts";
import {
  answerChoice,
  coverOf,
  type SessionEmailData,
  senderNote,
  sessionEmail,
  textOf,
  timesOf,
} from "./session-email.ts";

/**
 * The invitation to several sessions of a series: one email with every date, its join link, and one calendar file with
 * an event for each. A later change of one session sends its own email, whose file has only its event.
 *
 * @param dates of one person, the earliest first; with a single one it is the session's own invitation
 */
export function seriesInvitationEmail(
  series: { id: string; title: string },
  dates: readonly [SessionEmailData, ...SessionEmailData[]],
): Email {
  const [first] = dates;
  if (dates.length === 1) return invitationEmail(first);
  const t = textOf(first);
  const { session, company, host, person } = first;
  return sessionEmail(first, {
    kind: "series-invitation",
    subject: t.series.subject(senderOf(host.name, company), series.title, dates.length),
    title: t.series.title(greetedName(first), dates.length),
    preheader: dates.map((date) => timesOf(date).day).join(" · "),
    cover: coverOf(first),
    about: {
      companyId: session.companyId,
      seriesId: series.id,
      consumerId: person.consumerId,
      senderId: host.id,
    },
    body: [
      paragraph(t.series.text),
      ...dates.flatMap(dateBlocks),
      note(t.series.calendar),
      {
        type: "links",
        items: [{ label: t.session.check, hint: t.session.checkHint, url: first.links.check }],
      },
      ...(session.notes ? [quote(session.notes)] : []),
      senderNote(first),
      note(t.session.camera),
    ],
    calendar: calendarFile(...(dates.map((date) => eventOf(date, false)) as [ReturnType<typeof eventOf>])),
  });
}

function dateBlocks(date: SessionEmailData): Email["body"] {
  const t = textOf(date).session;
  const times = timesOf(date);
  const zone = date.person.timezone ? t.ownZone(times) : t.sessionZone(times);
  return [
    {
      type: "time",
      day: times.day.charAt(0).toUpperCase() + times.day.slice(1),
      hours: times.hours,
      zone: `${date.experience.title}. ${zone}`,
    },
    {
      type: "links",
      items: [{ label: t.join, hint: t.opens(times.lobby), url: date.links.join }],
    },
    answerChoice(date, null),
  ];
}
