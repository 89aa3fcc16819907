/** The gate for email addresses: how they are read, stored and compared. In a file without zod, because small pages load it. */
import { plainLine } from "./plain-text.ts";

/** Of browsers and of Node alike, which disagree about everything else that is global. */
declare const URL: new (address: string) => { readonly hostname: string };

export const emailMax = 254;

/** What we send to: a local part and a domain in ASCII. */
export const emailPattern =
  /^(?!\.)(?!.*\.\.)[\w'+.-]*[\w+-]@(?:[A-Za-z\d](?:[A-Za-z\d-]*[A-Za-z\d])?\.)+(?:[A-Za-z]{2,}|xn--[A-Za-z\d-]*[A-Za-z\d])$/;

const beyondAscii = /[^\0-\x7f]/;

/**
 * An address as it is stored: without invisible characters, with the usual characters in place of full-width ones, and
 * letters beyond ASCII in the domain as `xn--`. What is no address stays none.
 */
export function readEmail(typed: string): string {
  // Nothing that long becomes an address, and there is no reason to work on it.
  if (typed.length > 10 * emailMax) return typed;
  const line = plainLine(typed)
    .replace(/[\u200c\u200d]/g, "")
    .replace(/[\uff01-\uff5e\ufe6b\u3000]/g, (wide) => wide.normalize("NFKC"))
    .trim();
  const domainAt = line.lastIndexOf("@") + 1;
  return domainAt === 0 ? line : line.slice(0, domainAt) + asciiDomain(line.slice(domainAt));
}

/** A domain as name servers know it. What is no domain is returned as it is. */
export function asciiDomain(domain: string): string {
  const isDomain = domain.length <= emailMax && /^[\p{L}\p{M}\p{N}.\u3002\uff61-]+$/u.test(domain);
  if (!isDomain || !beyondAscii.test(domain)) return domain;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return domain;
  }
}

/**
 * What is wrong with an address that was read, as a code: it is none, or its letters before the @ are
 * such that most email servers, and ours, deliver nothing to it.
 */
export function emailFault(address: string): "EMAIL" | "EMAIL_LETTERS" | null {
  if (address.length > emailMax) return "EMAIL";
  if (emailPattern.test(address)) return null;
  const at = Math.max(0, address.lastIndexOf("@"));
  const inAscii = address.slice(0, at).replace(/[\p{L}\p{M}\p{N}]/gu, "a") + address.slice(at);
  return emailPattern.test(inAscii) ? "EMAIL_LETTERS" : "EMAIL";
}
