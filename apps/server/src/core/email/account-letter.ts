import { html } from "../html.ts";
import { en } from "./catalogue/en.ts";
import { button, heading, layout, link, note, paragraph } from "./layout.ts";
import type { Email } from "./outbox.ts";

export interface AccountLetter {
  kind: string;
  to: string;
  subject: string;
  title: string;
  text: string;
  button: string;
  url: string;
  /** How long the link lives, or what else stands under the button. */
  hint: string;
  /** Said at the foot; by default that the link may be copied and the mail ignored. */
  footer?: string;
}

/** A letter with one thing to do. */
export function accountLetter(letter: AccountLetter): Email {
  const { kind, to, subject, title, text, url, hint } = letter;
  const footer = letter.footer ?? en.shared.ignore;
  return {
    kind,
    to,
    subject,
    text: [title, text, `${letter.button}:\n${url}`, hint, footer].join("\n\n"),
    html: layout({
      subject,
      preheader: text,
      rows: [heading(title), paragraph(text), button(url, letter.button), note(hint)],
      footer: html`${en.shared.copyLink} ${link(url)}<br>${footer}`,
    }),
  };
}

export type AccountNotice = Pick<AccountLetter, "kind" | "to" | "subject" | "title" | "text" | "hint">;

/** A letter that only tells something. */
export function accountNotice({ kind, to, subject, title, text, hint }: AccountNotice): Email {
  return {
    kind,
    to,
    subject,
    text: [title, text, hint].join("\n\n"),
    html: layout({
      subject,
      preheader: text,
      rows: [heading(title), paragraph(text)],
      footer: html`${hint}`,
    }),
  };
}
