import { createRequire } from "node:module";
import freeProviders from "email-providers/all.json" with { type: "json" };
import { refuseField } from "../../refusal.ts";

// A JSON main file: `require` is the way that needs neither an import attribute nor a copy of its path.
const disposable = createRequire(import.meta.url)("disposable-email-domains") as string[];

const refused: ReadonlySet<string> = new Set([...freeProviders, ...disposable]);

/** The part of an address behind the @, in lower case. */
export function mailDomain(email: string): string {
  return email.slice(email.lastIndexOf("@") + 1).toLowerCase();
}

/** Refuses addresses of free and of disposable providers, also below their own subdomains (USER_011). */
export function refusePrivateEmail(email: string): void {
  const labels = mailDomain(email).split(".");
  for (let from = 0; from < labels.length - 1; from++) {
    if (refused.has(labels.slice(from).join("."))) throw refuseField("email", "USER_011");
  }
}
