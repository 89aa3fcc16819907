import type { Email } from "../outbox.ts";
import { nameOf, playable, type SessionEmailData, timesFor, wordsOf } from "./session.ts";

/** Says a day or an hour before the start that there is one. A moved session is reminded of anew. */
export function reminderEmail(data: SessionEmailData, hours: 24 | 1): Email {
  const t = wordsOf(data).reminder;
  const { session, person } = data;
  const times = timesFor(data);
  const words =
    hours === 24
      ? { subject: t.day(times, session.title), title: t.dayTitle(nameOf(data)), text: t.dayText }
      : { subject: t.hour(times, session.title), title: t.hourTitle(nameOf(data)), text: t.hourText };
  const once = `reminder-${hours}:${session.id}:${person.consumerId}:${session.startsAt.getTime()}`;
  return playable(data, { ...words, kind: `reminder-${hours}`, once }, { calendar: false });
}
