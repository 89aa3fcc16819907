import { limits } from "@lantern/contract/limits";
import type { Settings } from "../../context.ts";
import { accountLetter } from "../account-letter.ts";
import { en } from "../catalogue/en.ts";

export function passwordResetEmail(settings: Settings, user: { email: string }, secret: string) {
  const t = en.reset;
  return accountLetter({
    kind: "reset",
    to: user.email,
    subject: t.subject,
    title: t.title,
    text: t.text,
    button: t.button,
    url: `${settings.origin}/reset-password/${secret}`,
    hint: t.life(limits.resetMinutes),
  });
}
