import { html } from "../../html.ts";
import { en } from "../catalogue/en.ts";
import { heading, layout, paragraph, quote } from "../layout.ts";
import type { Email } from "../outbox.ts";

/** What somebody wrote through the contact form, on its way to the operator. */
export function contactMessageEmail(
  to: string,
  message: { name: string; email: string; text: string },
): Email {
  const t = en.contact.support;
  const title = t.title(message.name, message.email);
  const subject = t.subject(message.name);
  return {
    kind: "contact-support",
    to,
    replyTo: message.email,
    subject,
    text: [title, t.text, message.text].join("\n\n"),
    html: layout({
      subject,
      preheader: message.text.slice(0, 120),
      rows: [heading(title), paragraph(t.text), quote(message.text)],
      footer: html`${message.email}`,
    }),
  };
}
