import { limits } from "@lantern/contract/limits";
import type { Settings } from "../../context.ts";
import { accountLetter } from "../account-letter.ts";
import { en } from "../catalogue/en.ts";

/** Asks for the proof of an address. Opening the link changes nothing; the page's button does. */
export function verifyLetter(settings: Settings, user: { email: string; firstName: string }, secret: string) {
  const t = en.verify;
  return accountLetter({
    kind: "verify",
    to: user.email,
    subject: t.subject,
    title: t.title(user.firstName),
    text: t.text,
    button: t.button,
    url: `${settings.origin}/verify/email/${secret}`,
    hint: t.life(limits.verificationHours),
  });
}
