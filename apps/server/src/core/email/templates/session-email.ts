import { calledName } from "@lantern/contract/full-name";
import type { Language } from "@lantern/contract/languages";
import { limits } from "@lantern/contract/limits";
import { isolated } from "@lantern/engine/bidi";
import { textsIn } from "../../i18n/index.ts";
import { localTimes } from "../../i18n/local-times.ts";
import type { LocalTimes } from "../../i18n/readable-times.ts";
import type { Texts } from "../../i18n/texts.ts";
import { type Block, type EmailBrand, type EmailContent, note } from "../blocks.ts";
import type { CalendarEntry } from "../calendar.ts";
import type { Email } from "../email.ts";

/** What the emails to an attendee of a session are written from. */
export interface SessionEmailData {
  now: Date;
  session: {
    id: string;
    companyId: string;
    title: string;
    notes: string;
    greeting: string;
    /** Null: replies go to the host. */
    replyTo: string | null;
    startsAt: Date;
    endsAt: Date;
    timezone: string;
    /** The reader's: of the email and of its pages. */
    language: Language;
    /** The session's, in which a team wrote its commitment. */
    teamLanguage: Language;
  };
  experience: {
    title: string;
    synopsis: string;
    coverUrl: string | null;
    /** The language of the story. */
    locale: string;
  };
  company: string;
  brand: EmailBrand;
  /** The administrator who sends it. */
  host: { id: string | null; name: string; email: string };
  person: {
    consumerId: string;
    firstName: string | null;
    lastName: string | null;
    email: string;
    timezone: string | null;
    /** What they answered to the invitation, if they have. */
    rsvp: "coming" | "declined" | null;
  };
  links: {
    /** With the attendee's join token. */
    join: string;
    /** The session's page without the token: the page asks for a code by email. */
    session: string;
    check: string;
    coming: string;
    decline: string;
    /** Where they respond to the dates that are offered. */
    dates: string;
    calendar: string;
    privacy: string;
  };
}

/** The same for emails with a calendar file. */
export interface CalendarEmailData extends SessionEmailData {
  entry: CalendarEntry;
}

export const textOf = ({ session }: SessionEmailData): Texts["emails"] => textsIn(session.language).emails;

/** How a person is addressed; null where only the email address is known. */
export const nameOf = ({ person }: SessionEmailData): string | null =>
  calledName(person.firstName, person.lastName) || null;

/** The session's time where the reader is, else where the session is. */
export function timesOf(data: SessionEmailData): LocalTimes & { hours: string; time: string } {
  const { session, person, now } = data;
  const lobby = new Date(session.startsAt.getTime() - limits.joinOpensMinutes * 60_000);
  const zone = person.timezone ?? session.timezone;
  const times = localTimes(
    { start: session.startsAt, end: session.endsAt, lobby, zone },
    now,
    session.language,
  );
  const hours = textOf(data).session.hours(times);
  return { ...times, hours, time: `${times.day}, ${hours}` };
}

export const coverOf = ({ experience }: SessionEmailData): EmailContent["cover"] =>
  experience.coverUrl ? { url: experience.coverUrl, alt: experience.title } : null;

/** The two answers to the invitation. Each opens a page with a button, because programs open links too. */
export function rsvpChoice(data: SessionEmailData, text: string | null): Block {
  const t = textOf(data).session;
  const { coming, decline } = data.links;
  return {
    type: "choice",
    text,
    items: [
      { label: t.coming, url: coming },
      { label: t.decline, url: decline },
    ],
  };
}

/** Who sends it, and who gets the replies. */
export function senderNote(data: SessionEmailData): Block {
  const { session, host, company } = data;
  const t = textOf(data).session;
  return note((session.replyTo ? t.fromWithReplies : t.from)(isolated(host.name), company));
}

/** An email about a session, without what all of them have in common. */
type OneSessionEmail = Omit<Email, "to" | "footer"> &
  Partial<Pick<Email, "footer">> & {
    /** Why the reader receives it; the company has invited them unless given. */
    reason?: string;
  };

/** Adds what every email about a session has in common; the last footer line says why the reader receives it. */
export function sessionEmail(data: SessionEmailData, { reason: given, ...email }: OneSessionEmail): Email {
  const { session, person, company, host, brand, links } = data;
  const t = textOf(data);
  const text = given ?? t.session.reason(company, person.email);
  const reason = { text, url: links.privacy, label: t.privacy };
  return {
    to: person.email,
    replyTo: session.replyTo ?? host.email,
    about: {
      companyId: session.companyId,
      sessionId: session.id,
      consumerId: person.consumerId,
      senderId: host.id,
    },
    language: session.language,
    brand,
    ...email,
    footer: [...(email.footer ?? []), reason],
  };
}
