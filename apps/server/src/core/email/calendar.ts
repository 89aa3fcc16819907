import {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
  ICalEventTransparency,
  default as ical,
} from "ical-generator";
import { tzlib_get_ical_block } from "timezones-ical-library";

/** As stored in the outbox and attached to an email. */
export interface CalendarFile {
  method: "REQUEST" | "CANCEL" | "PUBLISH";
  content: string;
}

export interface CalendarEvent {
  /** The entry's identity: a later file replaces the entry that an earlier one made. */
  sessionId: string;
  /** Rises with every change. */
  sequence: number;
  stamp: Date;
  start: Date;
  end: Date;
  timezone: string;
  title: string;
  description: string;
  url: string;
  organizer: { name: string; email: string };
  /** Where the attendee's calendar sends an answer; null: nowhere that we read. */
  replyTo: string | null;
  attendee?: { name: string; email: string };
  cancelled: boolean;
}

/**
 * Includes the rules of the time zone, so that the entry stays right across daylight saving. A request concerns one
 * entry, so several are published together: each is imported, and changed by later requests, by itself.
 */
export function calendarFile(...events: [CalendarEvent, ...CalendarEvent[]]): CalendarFile {
  const [first, ...more] = events;
  const method = more.length > 0 ? "PUBLISH" : first.cancelled ? "CANCEL" : "REQUEST";
  const calendar = ical({
    prodId: { company: "Lantern Hour", product: "Lantern Hour" },
    method: first.attendee ? ICalCalendarMethod[method] : ICalCalendarMethod.PUBLISH,
    // With a name here, the stamp would be written in local time, which calendars read as UTC.
    timezone: { name: null, generator: zoneRules },
  });
  for (const event of events)
    calendar.createEvent({
      id: `${event.sessionId}@${event.organizer.email.split("@")[1]}`,
      sequence: event.sequence,
      stamp: event.stamp,
      start: inZone(event.start, event.timezone),
      end: inZone(event.end, event.timezone),
      timezone: event.timezone,
      summary: event.title,
      description: event.description,
      url: event.url,
      location: event.url,
      organizer: { ...event.organizer, ...(event.replyTo && { email: event.replyTo }) },
      // What is published names no attendees.
      attendees:
        event.attendee && method !== "PUBLISH" ? [attendeeOf(event.attendee, event.replyTo !== null)] : [],
      transparency: ICalEventTransparency.OPAQUE,
      status: event.cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    });
  return { method, content: calendar.toString() };
}

/** Addresses that add the entry to an online calendar. Such an entry is a copy that no later file changes. */
export function calendarLinks({ start, end, title, description, url }: CalendarEvent): {
  google: string;
  outlook: string;
} {
  const compact = (at: Date) => at.toISOString().replace(/[-:]|\.\d+/g, "");
  const google = new URLSearchParams({
    action: "TEMPLATE",
    text: title,
    dates: `${compact(start)}/${compact(end)}`,
    details: description,
    location: url,
  });
  const outlook = new URLSearchParams({
    path: "/calendar/action/compose",
    rru: "addevent",
    subject: title,
    startdt: start.toISOString(),
    enddt: end.toISOString(),
    body: description,
    location: url,
  });
  return {
    google: `https://calendar.google.com/calendar/render?${google}`,
    // Outlook shows a plus sign as it is.
    outlook: `https://outlook.office.com/calendar/0/deeplink/compose?${outlook.toString().replaceAll("+", "%20")}`,
  };
}

/** Asks for an answer by calendar only where one is read. The links in the email answer everywhere. */
const attendeeOf = (person: { name: string; email: string }, rsvp: boolean) => ({
  ...person,
  role: ICalAttendeeRole.REQ,
  status: ICalAttendeeStatus.NEEDSACTION,
  rsvp,
});

/** The rules of a zone under the requested name: the library has several zones under the name of one of them. */
function zoneRules(zone: string): string | null {
  const rules = tzlib_get_ical_block(zone)[0];
  return rules ? rules.replace(/^(TZID|X-LIC-LOCATION):.*$/gm, (_, name: string) => `${name}:${zone}`) : null;
}

/** A plain `Date` would be written in the server's time zone. */
function inZone(at: Date, zone: string): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(zone);
}
