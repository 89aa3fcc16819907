import { createRequire } from "node:module";
import { fieldError } from "../app-error.ts";

let read: ReadonlySet<string> | undefined;

/**
 * Domains of free and of disposable providers. Loaded with the first address, so that a start does not wait for them.
 */
function refusedDomains(): ReadonlySet<string> {
  if (read) return read;
  const require = createRequire(import.meta.url);
  const free = require("email-providers/all.json") as string[];
  const disposable = require("disposable-email-domains") as string[];
  read = new Set([...free, ...disposable]);
  return read;
}

/** The domain of an address, in lower case. */
export function emailDomain(email: string): string {
  return email.slice(email.lastIndexOf("@") + 1).toLowerCase();
}

/** Whether a domain is of no free or disposable provider, nor below one of theirs. */
export function isBusinessDomain(domain: string): boolean {
  const refused = refusedDomains();
  const labels = domain.split(".");
  return labels.every((_, from) => from === labels.length - 1 || !refused.has(labels.slice(from).join(".")));
}

/** Throws USER_011 for addresses of free and disposable providers and of their subdomains. */
export function requireBusinessEmail(email: string): void {
  if (!isBusinessDomain(emailDomain(email))) throw fieldError("email", "USER_011");
}
