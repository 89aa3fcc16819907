import { createRequire } from "node:module";
import { fieldError } from "../app-error.ts";

let read: ReadonlySet<string> | undefined;

/** Domains of free and of disposable providers. Read with the first address: a start does not wait for them. */
function refusedDomains(): ReadonlySet<string> {
  if (read) return read;
  const require = createRequire(import.meta.url);
  const free = require("email-providers/all.json") as string[];
  const disposable = require("disposable-email-domains") as string[];
  read = new Set([...free, ...disposable]);
  return read;
}

/** The part of an address behind the @, in lower case. */
export function emailDomain(email: string): string {
  return email.slice(email.lastIndexOf("@") + 1).toLowerCase();
}

/** Refuses addresses of free and of disposable providers, also below their own subdomains (USER_011). */
export function requireBusinessEmail(email: string): void {
  const refused = refusedDomains();
  const labels = emailDomain(email).split(".");
  for (let from = 0; from < labels.length - 1; from++) {
    if (refused.has(labels.slice(from).join("."))) throw fieldError("email", "USER_011");
  }
}
