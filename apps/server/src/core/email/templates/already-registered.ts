import type { Settings } from "../../context.ts";
import { accountLetter } from "../account-letter.ts";
import { en } from "../catalogue/en.ts";

/** Tells the owner of an account that somebody tried to sign up with its address. Its link holds no secret. */
export function alreadyRegisteredEmail(settings: Settings, to: string) {
  const t = en.alreadyRegistered;
  return accountLetter({
    kind: "already-registered",
    to,
    subject: t.subject,
    title: t.title,
    text: t.text,
    button: t.button,
    url: `${settings.origin}/login`,
    hint: t.hint,
  });
}
