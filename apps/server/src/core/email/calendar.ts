import {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
  ICalEventTransparency,
  default as ical,
} from "ical-generator";
import { tzlib_get_ical_block } from "timezones-ical-library";

/** As the outbox keeps it and a mail carries it. */
export interface CalendarFile {
  method: "REQUEST" | "CANCEL";
  content: string;
}

export interface CalendarEvent {
  /** Stays the same for the life of a session: later files replace the entry that earlier ones made. */
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
  attendee?: { name: string; email: string };
  cancelled: boolean;
}

/** Writes an event with its time zone's own rules, so that it stays right across daylight saving. */
export function calendarFile(event: CalendarEvent): CalendarFile {
  const method = event.cancelled ? "CANCEL" : "REQUEST";
  const calendar = ical({
    prodId: { company: "Lantern Hour", product: "Lantern Hour" },
    method: event.attendee ? ICalCalendarMethod[method] : ICalCalendarMethod.PUBLISH,
    // No name here: with one, the stamp would be written in local time, which readers take for UTC.
    timezone: { name: null, generator: zoneRules },
  });
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
    organizer: event.organizer,
    attendees: event.attendee ? [invited(event.attendee)] : [],
    transparency: ICalEventTransparency.OPAQUE,
    status: event.cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  return { method, content: calendar.toString() };
}

/** No answer by calendar is asked for: answers come by the letter's own link, which gives the seat back. */
const invited = (person: { name: string; email: string }) => ({
  ...person,
  role: ICalAttendeeRole.REQ,
  status: ICalAttendeeStatus.NEEDSACTION,
  rsvp: false,
});

/** The rules of a zone under the name that was asked for: the library files many zones under one of them. */
function zoneRules(zone: string): string | null {
  const rules = tzlib_get_ical_block(zone)[0];
  return rules ? rules.replace(/^(TZID|X-LIC-LOCATION):.*$/gm, (_, name: string) => `${name}:${zone}`) : null;
}

/** A plain `Date` would be written in the server's own zone. */
function inZone(at: Date, zone: string): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(zone);
}
