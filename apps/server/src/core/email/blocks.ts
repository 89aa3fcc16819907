import type { Language } from "@lantern/contract/languages";

/** What the reader sees of an email. Written once; `render.ts` makes the HTML and the plain text of it. */
export interface EmailContent {
  /** English unless given. */
  language?: Language;
  subject: string;
  /** Shown beside the subject in an inbox; the first paragraph unless given. */
  preheader?: string;
  cover?: { url: string; alt: string } | null;
  brand?: EmailBrand;
  title: string;
  body: Block[];
  footer: FooterLine[];
}

/** The logo and color of the company that an email comes from. */
export interface EmailBrand {
  company: string;
  /** `#rrggbb` of the button; null: ours. */
  color: string | null;
  /** PNG or JPEG; null: no picture. */
  logoUrl: string | null;
}

export type Block =
  | { type: "paragraph"; text: string }
  /** A paragraph in small print. */
  | { type: "note"; text: string }
  /** What somebody else wrote. */
  | { type: "quote"; text: string }
  /** A code to enter on a page. */
  | { type: "code"; text: string }
  /** When it happens, and in which time zone. */
  | { type: "time"; day: string; hours: string; zone: string }
  | { type: "button"; label: string; url: string }
  /** Two answers to a question, as buttons of the same weight; the question may be in the text before. */
  | { type: "choice"; text: string | null; items: [ChoiceItem, ChoiceItem] }
  /** Up to four links side by side; below each other on a phone. */
  | { type: "links"; items: { label: string; hint: string; url: string }[] };

interface ChoiceItem {
  label: string;
  url: string;
}

/** Small print below the email, with a link after it where there is one. Without a label, the URL is shown. */
export type FooterLine = string | { text: string; url: string; label?: string };

export const paragraph = (text: string): Block => ({ type: "paragraph", text });
export const note = (text: string): Block => ({ type: "note", text });
export const quote = (text: string): Block => ({ type: "quote", text });
export const button = (label: string, url: string): Block => ({ type: "button", label, url });
