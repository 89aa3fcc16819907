import type { Settings } from "../../context.ts";
import { button, type FooterLine, note, paragraph } from "../blocks.ts";
import type { Email } from "../email.ts";
import type { AdministratorText } from "../text/administrators-en.ts";

export interface Action extends Pick<Email, "kind" | "to" | "subject" | "about"> {
  /** The subject unless given. */
  title?: string;
  text: string;
  button: string;
  url: string;
  /** Below the button: how long the link works, or what else helps. */
  note?: string;
  /** Why the reader receives it, or what to do if it was not them. */
  footer: FooterLine;
}

/** Small print that asks the reader to contact us, with the page for it. */
export const contactLine = ({ origin }: Pick<Settings, "origin">, text: string): FooterLine => ({
  text,
  url: `${origin}/contact`,
});

/** An email to an administrator that asks for one click. */
export function actionEmail(texts: AdministratorText, action: Action): Email {
  const { kind, to, subject, title = subject, about, text, url, footer } = action;
  return {
    kind,
    to,
    subject,
    title,
    ...(about && { about }),
    body: [paragraph(text), button(action.button, url), ...(action.note ? [note(action.note)] : [])],
    footer: [{ text: texts.buttonFallback, url }, footer],
  };
}
