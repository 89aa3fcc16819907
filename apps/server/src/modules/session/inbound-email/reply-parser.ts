import type { ReplyRsvp } from "@lantern/contract/choices";
import { foreignLine, foreignText } from "../../../core/foreign-text.ts";
import { zoneNamed } from "../../../core/lists/zone-names.ts";
import type { CalendarReply, ReplyingAttendee } from "./parser.ts";

/** A calendar file as RFC 7265 writes it in JSON. */
type Parameters = Record<string, string | string[] | undefined>;
type Property = [name: string, parameters: Parameters, type: string, ...values: unknown[]];
export type CalendarComponent = [name: string, properties: Property[], components: CalendarComponent[]];

const maxAttendees = 20;
const maxEvents = 20;

/**
 * The replies in a calendar file (RFC 5546); none in one that is no reply.
 *
 * @param method of the content type, for a file that does not name it
 * @throws for a reply without an event, a UID or anybody who replies
 */
export function repliesIn(calendar: CalendarComponent, method = ""): CalendarReply[] {
  const [, properties, components] = calendar;
  const own = String(firstValue(properties, "method") ?? method).toUpperCase();
  if (own !== "REPLY" && own !== "COUNTER") return [];
  const events = components.filter(([name]) => name === "vevent").slice(0, maxEvents);
  if (events.length === 0) throw new Error("a reply without an event");
  return events.map(([, event]) => replyOf(event, own === "COUNTER"));
}

function replyOf(event: Property[], isProposal: boolean): CalendarReply {
  const uid = firstValue(event, "uid");
  const lines = all(event, "attendee").slice(0, maxAttendees);
  if (typeof uid !== "string" || lines.length === 0) throw new Error("not a whole reply");
  const comments = [
    ...all(event, "comment").map(([, , , value]) => value),
    ...lines.map(([, parameters]) => parameters["x-response-comment"]),
  ];
  const start = all(event, "dtstart")[0];
  return {
    isProposal,
    uid: uid.trim(),
    sequence: Number(firstValue(event, "sequence") ?? 0),
    repliedAt: utcTimeOf(all(event, "dtstamp")[0]),
    attendees: lines.map(attendeeOf),
    comment: foreignText(comments.filter(Boolean).map(String).join("\n").trim(), 1000),
    start: timeOf(start),
    end: timeOf(all(event, "dtend")[0]),
    localStart: start
      ? foreignLine([String(start[3]).replace("T", " "), text(start[1].tzid)].filter(Boolean).join(" "), 100)
      : "",
  };
}

const all = (properties: Property[], name: string) => properties.filter((property) => property[0] === name);
const firstValue = (properties: Property[], name: string): unknown => all(properties, name)[0]?.[3];
const text = (parameter: Parameters[string]): string =>
  String((Array.isArray(parameter) ? parameter[0] : parameter) ?? "");

function attendeeOf([, parameters, , value]: Property): ReplyingAttendee {
  const delegate = addressOf(text(parameters["delegated-to"]));
  return {
    // Calendars of Apple may name a person by an address of their own, with the email address beside it.
    address: /^mailto:/i.test(String(value))
      ? addressOf(String(value))
      : addressOf(text(parameters.email) || String(value)),
    rsvp: rsvps.get(text(parameters.partstat).toUpperCase()) ?? null,
    delegate: delegate || null,
  };
}

const rsvps = new Map<string, ReplyRsvp>([
  ["ACCEPTED", "coming"],
  ["DECLINED", "declined"],
  ["TENTATIVE", "tentative"],
  ["DELEGATED", "delegated"],
]);

function addressOf(uri: string): string {
  const address = uri.trim().replace(/^mailto:/i, "");
  try {
    return foreignLine(decodeURIComponent(address), 254);
  } catch {
    return foreignLine(address, 254);
  }
}

/** A time in UTC, as RFC 5545 requires of DTSTAMP. Null for any other, also for one in a time zone of the file. */
function utcTimeOf(property: Property | undefined): Date | null {
  const value = property?.[3];
  if (typeof value !== "string" || !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(value)) return null;
  const time = new Date(value);
  return Number.isNaN(time.getTime()) ? null : time;
}

/** A time in UTC or in a zone that we know. Null for one in a zone that only the file describes, and for a day. */
function timeOf(property: Property | undefined): Date | null {
  const name = text(property?.[1].tzid);
  if (!property || !name) return utcTimeOf(property);
  const zone = zoneOf(name);
  if (!zone) return null;
  try {
    const local = Temporal.PlainDateTime.from(String(property[3]));
    return property[2] === "date" ? null : new Date(local.toZonedDateTime(zone).epochMilliseconds);
  } catch {
    return null;
  }
}

/** The zone of a calendar, which may have a path of the program that wrote it: `/freeassociation.sourceforge.net/Europe/Berlin`. */
function zoneOf(name: string): string | null {
  const segments = foreignLine(name, 100).split("/");
  for (const at of segments.keys()) {
    const zone = zoneNamed(segments.slice(at).join("/"));
    if (zone) return zone;
  }
  return null;
}
