import { fullName } from "@lantern/contract/full-name";
import { isolated } from "@lantern/engine/bidi";
import { capitalized } from "@lantern/engine/graphemes";
import { button, note, paragraph, quote } from "../blocks.ts";
import { type CalendarEvent, calendarFile, calendarLinks } from "../calendar.ts";
import type { Email } from "../email.ts";
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

export function invitationEmail(data: CalendarEmailData): Email {
  const t = textOf(data).invitation;
  const { session, experience, host, company } = data;
  const event = eventOf(data, false);
  return upcoming(data, {
    kind: "invitation",
    subject: t.subject(senderOf(isolated(host.name), company), session.title, timesOf(data).time),
    title: t.title(greetedName(data), experience.title),
    text: experience.synopsis,
    more: storyLanguage(data),
    calendar: calendarFile(event),
    addTo: calendarLinks(event),
  });
}

/** To somebody who has taken a seat themselves. */
export function enrolledEmail(data: CalendarEmailData): Email {
  const { enrollment: t, invitation } = textOf(data);
  const { session, experience, company, person } = data;
  const event = eventOf(data, false);
  return upcoming(data, {
    kind: "enrolled",
    subject: t.subject(session.title, timesOf(data).time),
    title: invitation.title(nameOf(data), experience.title),
    text: experience.synopsis,
    more: storyLanguage(data),
    calendar: calendarFile(event),
    addTo: calendarLinks(event),
    reason: t.reason(company, person.email),
  });
}

/** A text about the session for a chat. It has no personal link. */
export function announcementText(data: SessionEmailData): string {
  const { session, experience } = data;
  const { time, city } = timesOf(data);
  return textOf(data).invitation.announcement(session.title, experience.title, `${time} (${city})`);
}

export const senderOf = (host: string, company: string) =>
  host && company ? `${host} (${company})` : host || company;

/** The name with the administrator's own greeting before it, or null without either. */
export function greetedName(data: SessionEmailData): string | null {
  return [data.session.greeting, nameOf(data)].filter(Boolean).join(" ") || null;
}

export function rescheduledEmail(data: CalendarEmailData): Email {
  const t = textOf(data).rescheduled;
  return upcoming(data, {
    kind: "changed",
    subject: t.subject(data.session.title, timesOf(data).time),
    title: t.title(nameOf(data)),
    text: t.text(data.session.title),
    calendar: calendarFile(eventOf(data, false)),
  });
}

/** A day or an hour before the start. A rescheduled session is reminded of again. */
export function reminderEmail(data: SessionEmailData, hours: 24 | 1): Email {
  const t = textOf(data).reminder;
  const { session, person } = data;
  const { start } = timesOf(data);
  const email =
    hours === 24
      ? {
          subject: t.tomorrowSubject(start, session.title),
          title: t.tomorrowTitle(nameOf(data)),
          text: t.tomorrowText,
        }
      : { subject: t.soonSubject(start, session.title), title: t.soonTitle(nameOf(data)), text: t.soonText };
  return upcoming(data, {
    ...email,
    kind: `reminder-${hours}`,
    soon: hours === 1,
    once: `reminder-${hours}:${session.id}:${person.consumerId}:${session.startsAt.getTime()}`,
  });
}

export function cancelledEmail(data: CalendarEmailData): Email {
  const t = textOf(data).cancelled;
  return sessionEmail(data, {
    kind: "cancelled",
    subject: t.subject(data.session.title),
    title: t.title(nameOf(data)),
    body: [paragraph(t.text(timesOf(data), data.session.title)), senderNote(data)],
    calendar: calendarFile(eventOf(data, true)),
  });
}

interface Upcoming extends Pick<Email, "kind" | "subject" | "title" | "once" | "calendar"> {
  reason?: string;
  text: string;
  more?: string | null;
  /** An hour before the start, joining matters more than the answer. */
  soon?: boolean;
  /** Addresses that add the session to an online calendar. */
  addTo?: { google: string; outlook: string };
}

/** The body of the emails about a session that is still to come. */
function upcoming(data: SessionEmailData, { text, more, soon, addTo, ...email }: Upcoming): Email {
  const t = textOf(data).session;
  const { links, session, person } = data;
  const times = timesOf(data);
  // Inside a sentence, the weekdays of some languages are in lower case.
  const day = capitalized(times.day);
  const zone = person.timezone ? t.ownZone(times) : t.sessionZone(times);
  const rsvp = rsvpChoice(data, t.question[person.rsvp ?? "none"]);
  const join = [button(t.join, links.join), note(t.lobby(times.lobby))];
  return sessionEmail(data, {
    ...email,
    preheader: `${day}, ${times.hours}. ${zone}`,
    cover: coverOf(data),
    body: [
      paragraph(text),
      ...(more ? [note(more)] : []),
      { type: "time", day, hours: times.hours, zone },
      ...(soon ? [...join, rsvp] : [rsvp, ...join]),
      {
        type: "links",
        items: [
          { label: t.calendar, hint: t.calendarHint, url: links.calendar },
          { label: t.check, hint: soon ? t.checkHintSoon : t.checkHint, url: links.check },
        ],
      },
      ...(addTo
        ? [
            {
              type: "links" as const,
              items: [
                { label: t.googleCalendar, hint: t.onlineCalendarHint, url: addTo.google },
                { label: "Outlook", hint: t.onlineCalendarHint, url: addTo.outlook },
              ],
            },
          ]
        : []),
      ...(session.notes ? [quote(session.notes)] : []),
      senderNote(data),
      note(t.camera),
    ],
    footer: [{ text: t.joinLink, url: links.session }],
  });
}

/** Null where the story is told in the language of the email. */
function storyLanguage(data: SessionEmailData): string | null {
  const { session, experience } = data;
  if (experience.locale === session.language) return null;
  const name = new Intl.DisplayNames(session.language, { type: "language" }).of(experience.locale);
  return textOf(data).session.storyLanguage(name ?? experience.locale);
}

export function eventOf(data: CalendarEmailData, cancelled: boolean): CalendarEvent {
  const { session, person, entry } = data;
  return {
    entry,
    stamp: data.now,
    start: session.startsAt,
    end: session.endsAt,
    timezone: session.timezone,
    title: session.title,
    description: [data.experience.synopsis, storyLanguage(data)].filter(Boolean).join(" "),
    url: data.links.session,
    attendee: {
      name: fullName(person.firstName, person.lastName) || person.email,
      email: person.email,
    },
    cancelled,
  };
}
