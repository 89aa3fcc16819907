import { localTimes } from "../../i18n/local-times.ts";
import { button, note, paragraph } from "../blocks.ts";
import { calendarFile } from "../calendar.ts";
import type { Email } from "../email.ts";
import { eventOf } from "./invitation.ts";
import {
  type CalendarEmailData,
  coverOf,
  nameOf,
  type SessionEmailData,
  senderNote,
  sessionEmail,
  textOf,
  timesOf,
} from "./session-email.ts";

/** The code that proves an address to enroll. It is the same email whoever has the address, and about nobody. */
export function enrollmentCodeEmail(data: SessionEmailData, code: string): Email {
  const t = textOf(data).enrollment;
  const { session, person, company } = data;
  return sessionEmail(data, {
    kind: "enrollment-code",
    about: { companyId: session.companyId },
    subject: t.codeSubject(session.title),
    title: t.codeTitle,
    body: [
      paragraph(t.codeText),
      { type: "code", text: `${code.slice(0, 3)} ${code.slice(3)}` },
      note(t.codeNote),
    ],
    reason: t.codeReason(company, person.email),
  });
}

/** All seats are taken. */
export function waitingEmail(data: SessionEmailData, leave: string): Email {
  const t = textOf(data).enrollment;
  const { session, person, company } = data;
  return sessionEmail(data, {
    kind: "enrollment-waiting",
    subject: t.waitingSubject(session.title),
    title: t.waitingTitle(nameOf(data)),
    body: [
      paragraph(t.waitingText(timesOf(data), session.title)),
      { type: "links", items: [{ label: t.leave, hint: t.leaveHint, url: leave }] },
      senderNote(data),
    ],
    reason: t.reason(company, person.email),
  });
}

/** A seat is free for this person until a time. */
export function seatOfferEmail(
  data: SessionEmailData,
  offer: { id: string; url: string; until: Date },
): Email {
  const t = textOf(data).enrollment;
  const { session, person, company, now } = data;
  const { until } = offer;
  const zone = person.timezone ?? session.timezone;
  const { day, start } = localTimes({ start: until, end: until, lobby: until, zone }, now, session.language);
  return sessionEmail(data, {
    kind: "enrollment-offer",
    once: `enrollment-offer:${offer.id}:${until.getTime()}`,
    subject: t.offerSubject(session.title),
    title: t.offerTitle(nameOf(data)),
    cover: coverOf(data),
    body: [
      paragraph(t.offerText(timesOf(data), session.title)),
      button(t.offerButton, offer.url),
      note(t.offerUntil(day, start)),
      senderNote(data),
    ],
    reason: t.reason(company, person.email),
  });
}

/** To somebody who has given their seat back. */
export function withdrawnEmail(data: CalendarEmailData): Email {
  const t = textOf(data).enrollment;
  const { session, person, company } = data;
  return sessionEmail(data, {
    kind: "withdrawn",
    subject: t.withdrawnSubject(session.title),
    title: t.withdrawnTitle(nameOf(data)),
    body: [paragraph(t.withdrawnText(session.title)), senderNote(data)],
    calendar: calendarFile(eventOf(data, true)),
    reason: t.reason(company, person.email),
  });
}
