import type { Settings } from "../../context.ts";
import { accountLetter } from "../account-letter.ts";
import { en } from "../catalogue/en.ts";

/** Tells that the password of an account was changed. Its link holds no secret. */
export function passwordChangedEmail(settings: Settings, to: string) {
  const t = en.passwordChanged;
  return accountLetter({
    kind: "password-changed",
    to,
    subject: t.subject,
    title: t.title,
    text: t.text,
    button: t.button,
    url: `${settings.origin}/password/reset`,
    hint: t.hint,
    footer: t.footer,
  });
}
