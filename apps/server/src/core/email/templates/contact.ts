import { isolated } from "@lantern/engine/bidi";
import { cut } from "@lantern/engine/graphemes";
import { paragraph, quote } from "../blocks.ts";
import type { Email } from "../email.ts";
import { text } from "../text/administrators-en.ts";

/**
 * To somebody who used the contact form. Anybody can enter any address there, so the email has nothing that they
 * entered.
 */
export function contactReceivedEmail(to: string): Email {
  const t = text.contact;
  return {
    kind: "contact",
    to,
    subject: t.subject,
    title: t.title,
    body: [paragraph(t.text)],
    footer: [t.footer],
  };
}

/** A message from the contact form, to the operator. Replies go to its author. */
export function contactMessageEmail(
  to: string,
  message: { name: string; email: string; text: string },
): Email {
  const t = text.contact.message;
  return {
    kind: "contact-support",
    to,
    replyTo: message.email,
    subject: t.subject(message.name),
    preheader: cut(message.text, 120),
    title: t.title(isolated(message.name), message.email),
    body: [paragraph(t.text), quote(message.text)],
    footer: [message.email],
  };
}
