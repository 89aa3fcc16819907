/** What must never be in a log, by the name of its field or by its form. */
import { loggedNetworkOf } from "./network-address.ts";

const secretName =
  /pass(word|wd)?|secret|token|authorization|cookie|credential|api_?key|app_?key|e_?mail|^card$|card_?number|cvc|iban/i;
const secretInQuery =
  /([?&](?=[^=?&#\s"]*=)[^=?&#\s"]*(?:pass|secret|token|key|code|state|e_?mail|card)[^=?&#\s"]*=)[^&#\s"]+/gi;
/** The one request that has an address in its query: nothing after the path is logged, however it is written. */
const addressInQuery = /(\/api\/exp\/auth\/?)\?[^\s"]*/gi;
const email =
  /(?<![\p{L}\p{N}._%+'-])[\p{L}\p{N}._%+'-]+(?:@|%(?:25)*40)[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;
const authToken = /\b(Bearer|Basic)\s+[^\s"',]+/gi;
/** JSON web tokens and our own 256-bit tokens, in base64url or hexadecimal. Identifiers are shorter. */
const longToken = /(?<![\w-])(?:eyJ[\w-]+\.[\w-]+\.[\w-]*|[\w-]{40,})(?![\w-])/g;
const userInfo = /(?<!\w)(\w+:\/\/)[^/@\s"]+@/g;
const cardLike = /(?<![\w-])[2-6]\d{3}(?:[ -]?\d){9,15}(?![\w-])/g;

const removed = "[redacted]";

/** In characters. Most of what is longer was sent to make the log long. */
const longestText = 1000;
/** A stack names the files of every call and of every cause. */
const longestStack = 5000;
const between = /[\s/?&=#"]/;

/**
 * A copy of a log record without secrets, with long texts cut. Field names remain, so that a reader sees what was
 * there.
 */
export function redact(value: unknown, name = ""): unknown {
  if (value === null || value === undefined || typeof value === "boolean") return value;
  if (secretName.test(name) && !isHarmless(name)) return removed;
  if (typeof value === "string" && name === "remoteAddress") return loggedNetworkOf(value);
  if (typeof value === "string") return redactText(cut(value, name === "stack" ? longestStack : longestText));
  if (typeof value === "number") return Number.isInteger(value) && isCard(String(value)) ? removed : value;
  if (Array.isArray(value)) return value.map((item) => redact(item));
  if (typeof value !== "object") return String(value);
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, redact(item, key)]));
}

/**
 * The beginning of a text. Half of an address or token is not recognized as one, so the cut is before the word that it
 * would be in, and before the digits of half a card number.
 */
function cut(text: string, longest: number): string {
  if (text.length <= longest) return text;
  let end = longest;
  while (end > 0 && !between.test(text[end] as string)) end--;
  while (end > 0 && /[\d -]/.test(text[end - 1] as string)) end--;
  return `${text.slice(0, end)}… (${text.length} characters)`;
}

function redactText(text: string): string {
  return text
    .replace(addressInQuery, "$1")
    .replace(userInfo, `$1${removed}@`)
    .replace(authToken, `$1 ${removed}`)
    .replace(secretInQuery, `$1${removed}`)
    .replace(email, "[email]")
    .replace(longToken, removed)
    .replace(cardLike, (digits) => (isCard(digits) ? removed : digits));
}

/** Names that only sound secret: identifiers of a secret, and counts. */
function isHarmless(name: string): boolean {
  return /(_id|Id|_count|Count)$/.test(name);
}

/** Luhn's check, so that timestamps and amounts stay. */
function isCard(text: string): boolean {
  const digits = text.replace(/\D/g, "");
  if (!/^[2-6]\d{12,18}$/.test(digits)) return false;
  let sum = 0;
  for (let index = 0; index < digits.length; index++) {
    const digit = Number(digits[digits.length - 1 - index]);
    const doubled = index % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}
