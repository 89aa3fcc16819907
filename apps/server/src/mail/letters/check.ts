import { button, heading, layout, link, note, paragraph } from "../layout.ts";
import { html } from "../markup.ts";
import type { Letter } from "../outbox.ts";
import { addressed, nameOf, type SessionLetter, timesFor, why, wordsOf } from "./session.ts";

const hourMs = 3_600_000;

/** Asks for the one-minute system check. Pressed again within the hour, nobody gets a second one. */
export function checkLetter(data: SessionLetter): Letter {
  const words = wordsOf(data);
  const t = words.check;
  const { session, person, links, brand, now } = data;
  const subject = t.subject(session.title);
  const title = t.title(nameOf(data));
  const text = t.text(timesFor(data).span, session.title);
  const signed = words.session.signed(data.host.name, data.company);
  return {
    ...addressed(data, "check"),
    once: `check:${session.id}:${person.consumerId}:${Math.floor(now.getTime() / hourMs)}`,
    subject,
    text: [
      title,
      text,
      `${t.button}:\n${links.check}`,
      t.hint,
      `${words.session.decline}:\n${links.decline}`,
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
        button(links.check, t.button, brand.color),
        note(t.hint),
        note(signed),
      ],
      footer: html`${link(links.decline, words.session.decline)}<br>${why(data)}`,
    }),
  };
}
