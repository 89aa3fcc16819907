import type { Language } from "@lantern/contract/languages";
import { limits } from "@lantern/contract/limits";
import { type Html, html } from "../../html.ts";
import { type CalendarEvent, calendarFile } from "../calendar.ts";
import { hourWords } from "../catalogue/hour/words.ts";
import {
  button,
  choices,
  type EmailBrand,
  heading,
  layout,
  link,
  note,
  paragraph,
  quote,
  whenCard,
} from "../layout.ts";
import type { Email } from "../outbox.ts";
import { localTimes } from "../times.ts";

/** Everything the letters to a participant of a session say. */
export interface SessionEmailData {
  now: Date;
  session: {
    id: string;
    companyId: string;
    title: string;
    notes: string;
    startsAt: Date;
    endsAt: Date;
    timezone: string;
    sequence: number;
    language: Language;
  };
  experience: {
    title: string;
    synopsis: string;
    coverUrl: string | null;
    /** In which the story is told. */
    locale: string;
  };
  company: string;
  brand: EmailBrand;
  /** The administrator who sends it; answers go to them. */
  host: { name: string; email: string };
  person: {
    consumerId: string;
    firstName: string | null;
    lastName: string | null;
    email: string;
    timezone: string | null;
  };
  links: {
    join: string;
    check: string;
    coming: string;
    decline: string;
    calendar: string;
    door: string;
    privacy: string;
  };
}

export function invitationEmail(data: SessionEmailData): Email {
  const t = wordsOf(data).invitation;
  const times = timesFor(data);
  const title = t.title(nameOf(data), data.experience.title);
  return playable(data, {
    kind: "invitation",
    subject: t.subject(times, data.session.title),
    title,
    text: data.experience.synopsis,
    more: storyIn(data),
  });
}

export function rescheduledEmail(data: SessionEmailData): Email {
  const t = wordsOf(data).changed;
  return playable(data, {
    kind: "changed",
    subject: t.subject(timesFor(data), data.session.title),
    title: t.title(nameOf(data)),
    text: t.text,
  });
}

export function cancelledEmail(data: SessionEmailData): Email {
  const words = wordsOf(data);
  const t = words.cancelled;
  const subject = t.subject(data.session.title);
  const [title, text] = [t.title(nameOf(data)), t.text(timesFor(data).span)];
  const signed = words.session.signed(data.host.name, data.company);
  return {
    ...addressed(data, "cancelled"),
    subject,
    text: [title, text, signed].join("\n\n"),
    html: layout({
      language: data.session.language,
      subject,
      preheader: text,
      brand: data.brand,
      rows: [heading(title), paragraph(text), note(signed)],
      footer: why(data),
    }),
    calendar: calendarFile(eventOf(data, true)),
  };
}

export function scorecardEmail(data: SessionEmailData): Email {
  const t = wordsOf(data).thanks;
  const subject = t.subject(data.session.title);
  const title = t.title(nameOf(data));
  const life = t.life(limits.scorecardLinkDays);
  return {
    ...addressed(data, "thanks"),
    subject,
    text: [title, t.text, `${t.button}:\n${data.links.join}`, life].join("\n\n"),
    html: layout({
      language: data.session.language,
      subject,
      preheader: t.text,
      cover: coverOf(data),
      brand: data.brand,
      rows: [
        heading(title),
        paragraph(t.text),
        button(data.links.join, t.button, data.brand.color),
        note(life),
      ],
      footer: why(data),
    }),
  };
}

/** The common body of letters about an hour that is still to come. */
export function playable(
  data: SessionEmailData,
  words: Pick<Email, "kind" | "subject" | "once"> & { title: string; text: string; more?: string | null },
  /** A calendar file asks to be entered; a reminder only reminds. */
  { calendar = true } = {},
): Email {
  const t = wordsOf(data).session;
  const { links, session } = data;
  const times = timesFor(data);
  const zone = data.person.timezone ? t.yourTime(times) : t.sessionTime(times);
  const signed = t.signed(data.host.name, data.company);
  const text = [
    words.title,
    words.text,
    ...(words.more ? [words.more] : []),
    `${times.span}\n${zone}`,
    `${t.join}:\n${links.join}`,
    t.door(times.door),
    `${t.calendar}:\n${links.calendar}`,
    `${t.check}:\n${links.check}`,
    `${t.coming}:\n${links.coming}`,
    `${t.decline}:\n${links.decline}`,
    ...(session.notes ? [`"${session.notes}"`] : []),
    signed,
    t.camera,
    t.why(data.company, data.person.email),
  ];
  const rows: Html[] = [
    heading(words.title),
    paragraph(words.text),
    ...(words.more ? [note(words.more)] : []),
    whenCard(times.span, zone),
    button(links.join, t.join, data.brand.color),
    note(t.door(times.door)),
    choices([
      { url: links.calendar, label: t.calendar, hint: t.calendarHint },
      { url: links.check, label: t.check, hint: t.checkHint },
      { url: links.coming, label: t.coming, hint: t.comingHint },
      { url: links.decline, label: t.decline, hint: t.declineHint },
    ]),
    ...(session.notes ? [quote(session.notes)] : []),
    note(signed),
    note(t.camera),
  ];
  const { brand } = data;
  const page = {
    language: session.language,
    subject: words.subject,
    preheader: `${times.span}. ${zone}`,
    cover: coverOf(data),
    brand,
    rows,
  };
  return {
    ...addressed(data, words.kind),
    ...(words.once && { once: words.once }),
    subject: words.subject,
    text: text.join("\n\n"),
    html: layout({ ...page, footer: html`${t.personal} ${link(links.door)}<br>${why(data)}` }),
    ...(calendar && { calendar: calendarFile(eventOf(data, false)) }),
  };
}

export function addressed({ person, session, host }: SessionEmailData, kind: string) {
  const about = { companyId: session.companyId, sessionId: session.id, consumerId: person.consumerId };
  return { kind, to: person.email, replyTo: host.email, about };
}

function eventOf(data: SessionEmailData, cancelled: boolean): CalendarEvent {
  const { session, person } = data;
  return {
    sessionId: session.id,
    sequence: session.sequence,
    stamp: data.now,
    start: session.startsAt,
    end: session.endsAt,
    timezone: session.timezone,
    title: session.title,
    description: [data.experience.synopsis, storyIn(data)].filter(Boolean).join(" "),
    url: data.links.door,
    organizer: data.host,
    attendee: {
      name: [person.firstName, person.lastName].filter(Boolean).join(" ") || person.email,
      email: person.email,
    },
    cancelled,
  };
}

export const timesFor = ({ session, person, now }: SessionEmailData) =>
  localTimes(
    { start: session.startsAt, end: session.endsAt, zone: person.timezone ?? session.timezone },
    now,
    limits.joinOpensMinutes,
    session.language,
  );

export const wordsOf = ({ session }: SessionEmailData) => hourWords(session.language);

/** Said only where the story is told in another language than its letters. */
function storyIn({ session, experience }: SessionEmailData): string | null {
  if (experience.locale === session.language) return null;
  const name = new Intl.DisplayNames(session.language, { type: "language" }).of(experience.locale);
  return hourWords(session.language).session.story(name ?? experience.locale);
}

/** Null for people of whom only the address is known. */
export const nameOf = ({ person }: SessionEmailData) => person.firstName || null;
export const coverOf = ({ experience }: SessionEmailData) =>
  experience.coverUrl ? { url: experience.coverUrl, alt: experience.title } : null;
export const why = (data: SessionEmailData) =>
  html`${wordsOf(data).session.why(data.company, data.person.email)} ${link(data.links.privacy, wordsOf(data).privacy)}`;
