import { en } from "../catalogue/en.ts";
import { heading, layout, paragraph, quote } from "../layout.ts";
import { html } from "../markup.ts";
import type { Letter } from "../outbox.ts";

/** The copy for somebody who wrote through the contact form. */
export function contactLetter(message: { name: string; email: string; text: string }): Letter {
  const t = en.contact;
  const title = t.title(message.name);
  return {
    kind: "contact",
    to: message.email,
    subject: t.subject,
    text: [title, t.text, message.text, t.footer].join("\n\n"),
    html: layout({
      subject: t.subject,
      preheader: t.text,
      rows: [heading(title), paragraph(t.text), quote(message.text)],
      footer: html`${t.footer}`,
    }),
  };
}
