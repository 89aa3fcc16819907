import { html } from "../../html.ts";
import { button, heading, layout, link, note, paragraph } from "../layout.ts";
import type { Email } from "../outbox.ts";
import { addressed, nameOf, type SessionEmailData, timesFor, why, wordsOf } from "./session.ts";

const hourMs = 3_600_000;

/** Asks for the one-minute system check, and for an answer. */
export function systemCheckEmail(data: SessionEmailData): Email {
  const { check, session } = wordsOf(data);
  return nudge(data, "check", { ...check, url: data.links.check }, [
    { url: data.links.coming, label: session.coming },
    { url: data.links.decline, label: session.decline },
  ]);
}

/** Asks those for an answer who have passed the system check. */
export function rsvpRequestEmail(data: SessionEmailData): Email {
  const { answer, session } = wordsOf(data);
  return nudge(data, "answer", { ...answer, button: session.coming, hint: null, url: data.links.coming }, [
    { url: data.links.decline, label: session.decline },
  ]);
}

interface Request {
  subject: (title: string) => string;
  title: (name: string | null) => string;
  text: (span: string, title: string) => string;
  button: string;
  hint: string | null;
  url: string;
}

/** Within the hour, nobody gets a second one of either kind. */
function nudge(
  data: SessionEmailData,
  kind: string,
  t: Request,
  also: { url: string; label: string }[],
): Email {
  const words = wordsOf(data);
  const { session, person, brand, now } = data;
  const subject = t.subject(session.title);
  const title = t.title(nameOf(data));
  const text = t.text(timesFor(data).span, session.title);
  const signed = words.session.signed(data.host.name, data.company);
  return {
    ...addressed(data, kind),
    once: `check:${session.id}:${person.consumerId}:${Math.floor(now.getTime() / hourMs)}`,
    subject,
    text: [
      title,
      text,
      `${t.button}:\n${t.url}`,
      ...(t.hint ? [t.hint] : []),
      ...also.map(({ url, label }) => `${label}:\n${url}`),
      signed,
      words.session.why(data.company, person.email),
    ].join("\n\n"),
    html: layout({
      language: session.language,
      subject,
      preheader: text,
      brand,
      rows: [
        heading(title),
        paragraph(text),
        button(t.url, t.button, brand.color),
        ...(t.hint ? [note(t.hint)] : []),
        note(signed),
      ],
      footer: html`${also.map(({ url, label }) => html`${link(url, label)}<br>`)}${why(data)}`,
    }),
  };
}
