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
export function differences(before: Session, after: Session, parts: readonly Part[]): Difference[] {
  return parts
    .filter((part) => textOf[part](before) !== textOf[part](after))
    .map((part) => ({ part, label: texts.parts[part], theirs: worded(part, before, after) }));
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

function worded(part: Part, before: Session, after: Session): string {
  switch (part) {
    case "start":
      return after.starts_at && after.timezone
        ? `${formatMoment(after.starts_at, after.timezone)}, ${cityOf(after.timezone)}`
        : texts.none;
    case "status":
      return uiTexts.sessions.states[after.status];
    case "hosting":
      return sessionTexts[after.hosting];
    case "attendees":
      return listChanges(before, after);
    case "teams":
      return texts.teams(after.teams.length);
    default:
      return textOf[part](after) || texts.none;
  }
}

function listChanges(before: Session, after: Session): string {
  const without = (list: Session, other: Session) => {
    const ids = new Set(other.attendees.map((person) => person.consumer_id));
    return list.attendees.filter((person) => !ids.has(person.consumer_id)).map(nameOf);
  };
  const [added, dropped] = [without(after, before), without(before, after)];
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
