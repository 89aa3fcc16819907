import { isolated } from "@lantern/engine/bidi";
import { capitalized } from "@lantern/engine/graphemes";
import { note, paragraph, quote } from "../blocks.ts";
import { calendarFile } from "../calendar.ts";
import type { Email } from "../email.ts";
import {
  cancelledEmail,
  enrolledEmail,
  eventOf,
  greetedName,
  invitationEmail,
  rescheduledEmail,
  senderOf,
} from "./invitation.ts";
import {
  type CalendarEmailData,
  coverOf,
  nameOf,
  rsvpChoice,
  type SessionEmailData,
  senderNote,
  sessionEmail,
  textOf,
  timesOf,
} from "./session-email.ts";

type Series = { id: string; title: string };
/** Of one person, the earliest first. */
type Dates = readonly [CalendarEmailData, ...CalendarEmailData[]];

/**
 * The invitation to several sessions of a series: one email with every date, its join link, and one calendar file with
 * an event for each. A single date has the session's own invitation.
 */
export function seriesInvitationEmail(series: Series, dates: Dates): Email {
  const [first] = dates;
  if (dates.length === 1) return invitationEmail(first);
  const t = textOf(first);
  const { company, host, session } = first;
  return aboutDates(series, dates, {
    kind: "series-invitation",
    subject: t.series.subject(senderOf(isolated(host.name), company), series.title, dates.length),
    title: t.series.title(greetedName(first), dates.length),
    text: t.series.text,
    calendarNote: t.series.calendar,
    more: [
      {
        type: "links",
        items: [{ label: t.session.check, hint: t.session.checkHint, url: first.links.check }],
      },
      ...(session.notes ? [quote(session.notes)] : []),
    ],
  });
}

/** To somebody who has taken seats of several sessions themselves, by the link of their series. */
export function seriesEnrolledEmail(series: Series, dates: Dates): Email {
  const [first] = dates;
  if (dates.length === 1) return enrolledEmail(first);
  const { enrollment: t, series: shared, session } = textOf(first);
  return aboutDates(series, dates, {
    kind: "series-enrolled",
    subject: t.seriesSubject(series.title, dates.length),
    title: t.seriesTitle(nameOf(first), dates.length),
    text: t.seriesText,
    calendarNote: shared.calendar,
    more: [
      { type: "links", items: [{ label: session.check, hint: session.checkHint, url: first.links.check }] },
      ...(first.session.notes ? [quote(first.session.notes)] : []),
    ],
    reason: t.seriesReason(first.company, series.title, first.person.email),
  });
}

/** The new dates of several sessions, with a calendar file that has only their events. */
export function seriesRescheduledEmail(series: Series, dates: Dates): Email {
  const [first] = dates;
  if (dates.length === 1) return rescheduledEmail(first);
  const t = textOf(first).seriesRescheduled;
  return aboutDates(series, dates, {
    kind: "series-changed",
    subject: t.subject(series.title, dates.length),
    title: t.title(nameOf(first), dates.length),
    text: t.text,
    calendarNote: t.calendar,
    more: [],
  });
}

/** Several sessions that are cancelled, with a calendar file that removes their events. */
export function seriesCancelledEmail(series: Series, dates: Dates): Email {
  const [first] = dates;
  if (dates.length === 1) return cancelledEmail(first);
  const t = textOf(first).seriesCancelled;
  return sessionEmail(first, {
    kind: "series-cancelled",
    subject: t.subject(series.title, dates.length),
    title: t.title(nameOf(first), dates.length),
    about: aboutSeries(series, first),
    body: [
      paragraph(t.text),
      ...dates.map((date) => paragraph(t.date(timesOf(date).time, date.session.title))),
      senderNote(first),
    ],
    calendar: calendarOf(dates, true),
  });
}

const aboutSeries = ({ id }: Series, { session, host, person }: SessionEmailData): Email["about"] => ({
  companyId: session.companyId,
  seriesId: id,
  consumerId: person.consumerId,
  senderId: host.id,
});

const calendarOf = ([first, ...more]: Dates, cancelled: boolean) =>
  calendarFile(eventOf(first, cancelled), ...more.map((date) => eventOf(date, cancelled)));

interface AboutDates extends Pick<Email, "kind" | "subject" | "title"> {
  reason?: string;
  text: string;
  calendarNote: string;
  /** Below the dates. */
  more: Email["body"];
}

function aboutDates(series: Series, dates: Dates, { text, calendarNote, more, ...email }: AboutDates): Email {
  const [first] = dates;
  return sessionEmail(first, {
    ...email,
    preheader: dates.map((date) => timesOf(date).day).join(" · "),
    cover: coverOf(first),
    about: aboutSeries(series, first),
    body: [
      paragraph(text),
      ...dates.flatMap(dateBlocks),
      note(calendarNote),
      ...more,
      senderNote(first),
      note(textOf(first).session.camera),
    ],
    calendar: calendarOf(dates, false),
  });
}

function dateBlocks(date: SessionEmailData): Email["body"] {
  const t = textOf(date).session;
  const times = timesOf(date);
  const zone = date.person.timezone ? t.ownZone(times) : t.sessionZone(times);
  return [
    {
      type: "time",
      day: capitalized(times.day),
      hours: times.hours,
      zone: `${date.experience.title}. ${zone}`,
    },
    {
      type: "links",
      items: [{ label: t.join, hint: t.opens(times.lobby), url: date.links.join }],
    },
    rsvpChoice(date, null),
  ];
}
