import type { Session } from "@lantern/contract/http";
import { cityOf, formatList, formatMoment } from "../../../i18n/format.ts";
import { texts as uiTexts } from "../../../ui/texts.ts";
import { nameOf } from "../people/model.ts";
import { texts as sessionTexts } from "../session/texts.ts";
import { texts } from "./texts.ts";

/** The fields of a session that a form may edit. */
export type Part = keyof typeof texts.parts;

export interface Difference {
  part: Part;
  label: string;
  /** The current value, as text. */
  theirs: string;
}

/** The changes between two versions of a session, limited to these fields. */
export function differences(before: Session, now: Session, parts: readonly Part[]): Difference[] {
  return parts
    .filter((part) => textOf[part](before) !== textOf[part](now))
    .map((part) => ({ part, label: texts.parts[part], theirs: worded(part, before, now) }));
}

/** A text for each field that differs exactly when the field does. */
const textOf: Record<Part, (session: Session) => string> = {
  title: ({ title }) => title,
  notes: ({ notes }) => notes,
  greeting: ({ greeting }) => greeting,
  reply_to: ({ reply_to }) => reply_to ?? "",
  experience: ({ experience }) => experience ?? "",
  language: ({ language }) => language,
  seats: ({ seats }) => String(seats ?? ""),
  hosting: ({ hosting }) => hosting,
  start: ({ starts_at, timezone }) => `${starts_at} ${timezone}`,
  status: ({ status }) => status,
  attendees: ({ attendees }) =>
    attendees
      .map((person) => person.consumer_id)
      .sort()
      .join(),
  teams: ({ teams }) => JSON.stringify(teams.map(({ name, members }) => [name, [...members].sort()])),
};

function worded(part: Part, before: Session, now: Session): string {
  switch (part) {
    case "start":
      return now.starts_at && now.timezone
        ? `${formatMoment(now.starts_at, now.timezone)}, ${cityOf(now.timezone)}`
        : texts.none;
    case "status":
      return uiTexts.sessions.states[now.status];
    case "hosting":
      return sessionTexts[now.hosting];
    case "attendees":
      return listChanges(before, now);
    case "teams":
      return texts.teams(now.teams.length);
    default:
      return textOf[part](now) || texts.none;
  }
}

function listChanges(before: Session, now: Session): string {
  const without = (list: Session, other: Session) => {
    const ids = new Set(other.attendees.map((person) => person.consumer_id));
    return list.attendees.filter((person) => !ids.has(person.consumer_id)).map(nameOf);
  };
  const [added, dropped] = [without(now, before), without(before, now)];
  return [
    ...(added.length > 0 ? [texts.added(firstNames(added))] : []),
    ...(dropped.length > 0 ? [texts.removed(firstNames(dropped))] : []),
  ].join(", ");
}

/** The first three names, and how many more there are. */
function firstNames(names: string[]): string {
  const more = names.length - 3;
  return formatList(more > 0 ? [...names.slice(0, 3), texts.more(more)] : names);
}
