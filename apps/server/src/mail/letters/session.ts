import { limits } from "@lantern/contract/limits";
import { type CalendarEvent, calendarFile } from "../calendar.ts";
import { en } from "../catalogue/en.ts";
import {
  button,
  choices,
  heading,
  type LetterBrand,
  layout,
  link,
  note,
  paragraph,
  quote,
  whenCard,
} from "../layout.ts";
import { html, type Markup } from "../markup.ts";
import type { Letter } from "../outbox.ts";
import { localTimes } from "../times.ts";

/** Everything the letters to a participant of a session say. */
export interface SessionLetter {
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
  };
  experience: { title: string; synopsis: string; coverUrl: string | null };
  company: string;
  brand: LetterBrand;
  /** The administrator who sends it; answers go to them. */
  host: { name: string; email: string };
  person: {
    consumerId: string;
    firstName: string | null;
    lastName: string | null;
    email: string;
    timezone: string | null;
  };
  links: { join: string; check: string; decline: string; calendar: string; door: string; privacy: string };
}

export function invitationLetter(data: SessionLetter): Letter {
  const t = en.invitation;
  const times = timesFor(data);
  const title = t.title(nameOf(data), data.experience.title);
  return playable(data, {
    kind: "invitation",
    subject: t.subject(times, data.session.title),
    title,
    text: data.experience.synopsis,
  });
}

export function changedLetter(data: SessionLetter): Letter {
  const t = en.changed;
  return playable(data, {
    kind: "changed",
    subject: t.subject(timesFor(data), data.session.title),
    title: t.title(nameOf(data)),
    text: t.text,
  });
}

export function cancelledLetter(data: SessionLetter): Letter {
  const t = en.cancelled;
  const subject = t.subject(data.session.title);
  const [title, text] = [t.title(nameOf(data)), t.text(timesFor(data).span)];
  const signed = en.session.signed(data.host.name, data.company);
  return {
    ...addressed(data, "cancelled"),
    subject,
    text: [title, text, signed].join("\n\n"),
    html: layout({
      subject,
      preheader: text,
      brand: data.brand,
      rows: [heading(title), paragraph(text), note(signed)],
      footer: why(data),
    }),
    calendar: calendarFile(eventOf(data, true)),
  };
}

export function thanksLetter(data: SessionLetter): Letter {
  const t = en.thanks;
  const subject = t.subject(data.session.title);
  const title = t.title(nameOf(data));
  const life = t.life(limits.scorecardLinkDays);
  return {
    ...addressed(data, "thanks"),
    subject,
    text: [title, t.text, `${t.button}:\n${data.links.join}`, life].join("\n\n"),
    html: layout({
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
  data: SessionLetter,
  words: Pick<Letter, "kind" | "subject" | "once"> & { title: string; text: string },
  /** A calendar file asks to be entered; a reminder only reminds. */
  { calendar = true } = {},
): Letter {
  const t = en.session;
  const { links, session } = data;
  const times = timesFor(data);
  const zone = data.person.timezone ? t.yourTime(times) : t.sessionTime(times);
  const signed = t.signed(data.host.name, data.company);
  const text = [
    words.title,
    words.text,
    `${times.span}\n${zone}`,
    `${t.join}:\n${links.join}`,
    t.door(times.door),
    `${t.calendar}:\n${links.calendar}`,
    `${t.check}:\n${links.check}`,
    `${t.decline}:\n${links.decline}`,
    ...(session.notes ? [`"${session.notes}"`] : []),
    signed,
    t.camera,
    t.why(data.company, data.person.email),
  ];
  const rows: Markup[] = [
    heading(words.title),
    paragraph(words.text),
    whenCard(times.span, zone),
    button(links.join, t.join, data.brand.color),
    note(t.door(times.door)),
    choices([
      { url: links.calendar, label: t.calendar, hint: t.calendarHint },
      { url: links.check, label: t.check, hint: t.checkHint },
      { url: links.decline, label: t.decline, hint: t.declineHint },
    ]),
    ...(session.notes ? [quote(session.notes)] : []),
    note(signed),
    note(t.camera),
  ];
  const { brand } = data;
  const page = {
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

export function addressed({ person, session, host }: SessionLetter, kind: string) {
  const about = { companyId: session.companyId, sessionId: session.id, consumerId: person.consumerId };
  return { kind, to: person.email, replyTo: host.email, about };
}

function eventOf(data: SessionLetter, cancelled: boolean): CalendarEvent {
  const { session, person } = data;
  return {
    sessionId: session.id,
    sequence: session.sequence,
    stamp: data.now,
    start: session.startsAt,
    end: session.endsAt,
    timezone: session.timezone,
    title: session.title,
    description: data.experience.synopsis,
    url: data.links.door,
    organizer: data.host,
    attendee: {
      name: [person.firstName, person.lastName].filter(Boolean).join(" ") || person.email,
      email: person.email,
    },
    cancelled,
  };
}

export const timesFor = ({ session, person, now }: SessionLetter) =>
  localTimes(
    session.startsAt,
    session.endsAt,
    person.timezone ?? session.timezone,
    now,
    limits.doorOpensMinutes,
  );

export const nameOf = ({ person }: SessionLetter) => person.firstName ?? en.shared.someone;
export const coverOf = ({ experience }: SessionLetter) =>
  experience.coverUrl ? { url: experience.coverUrl, alt: experience.title } : null;
export const why = (data: SessionLetter) =>
  html`${en.session.why(data.company, data.person.email)} ${link(data.links.privacy, en.shared.privacy)}`;
