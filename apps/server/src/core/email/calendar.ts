import ICAL from "ical.js";
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

/** By what calendars find the entry that a later file changes. */
export interface CalendarEntry {
  uid: string;
  /** Rises with every file to the same person. */
  sequence: number;
  organizer: { name: string; email: string };
  /** Whether we read what the attendee's calendar sends to this address. */
  rsvp: boolean;
}

export interface CalendarEvent {
  /** ORGANIZER is left out of a file that everybody can download. */
  entry: Pick<CalendarEntry, "uid" | "sequence"> & Partial<CalendarEntry>;
  stamp: Date;
  start: Date;
  end: Date;
  timezone: string;
  title: string;
  description: string;
  url: string;
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
      id: event.entry.uid,
      sequence: event.entry.sequence,
      stamp: event.stamp,
      ...timesOf(event),
      summary: event.title,
      description: event.description,
      url: event.url,
      location: event.url,
      ...(event.entry.organizer && { organizer: event.entry.organizer }),
      // What is published names no attendees.
      attendees:
        event.attendee && method !== "PUBLISH" ? [attendeeOf(event.attendee, event.entry.rsvp ?? false)] : [],
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

/**
 * In the session's zone, where that says what we mean; else in UTC. A file cannot say which of two equal local times it
 * means, as on the night when clocks are set back, and the library's rules for a zone may not be those of today. A plain
 * `Date` would be written in the server's time zone.
 */
function timesOf({ start, end, timezone }: CalendarEvent) {
  const local = { start: inZone(start, timezone), end: inZone(end, timezone) };
  if ([local.start, local.end].every((time) => !isTwice(time) && isReadAs(time)))
    return { ...local, timezone };
  return { start: inZone(start, "UTC"), end: inZone(end, "UTC"), timezone: "UTC" };
}

/** Whether a calendar that believes the rules in the file reads this time as it is. */
function isReadAs(time: Temporal.ZonedDateTime): boolean {
  const rules = zoneRules(time.timeZoneId);
  if (rules === null) return time.timeZoneId === "UTC";
  const zone = new ICAL.Timezone(new ICAL.Component(ICAL.parse(rules)));
  const read = ICAL.Time.fromDateTimeString(time.toPlainDateTime().toString({ smallestUnit: "second" }));
  read.zone = zone;
  return read.toUnixTime() === Math.floor(time.epochMilliseconds / 1000);
}

function isTwice(time: Temporal.ZonedDateTime): boolean {
  const instants = (["earlier", "later"] as const).map((disambiguation) =>
    time.toPlainDateTime().toZonedDateTime(time.timeZoneId, { disambiguation }),
  );
  return instants.some((one) => one.epochMilliseconds !== time.epochMilliseconds);
}

function inZone(at: Date, zone: string): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(zone);
}
