import { limits } from "@lantern/contract/limits";
import type { Settings } from "../../context.ts";
import { accountLetter } from "../account-letter.ts";
import { en } from "../catalogue/en.ts";

/**
 * Asks for the proof of a first address, or of one that somebody is moving to. Opening the link changes nothing; the
 * page's button does. Anybody can type any address, so nothing that they typed stands in it, not even a name.
 */
export function verificationEmail(
  settings: Settings,
  user: { email: string },
  secret: string,
  isMoving = false,
) {
  const t = en.verify;
  return accountLetter({
    kind: isMoving ? "verify-address" : "verify",
    to: user.email,
    subject: t.subject,
    title: isMoving ? t.moving.title : t.title,
    text: isMoving ? t.moving.text : t.text,
    button: t.button,
    url: `${settings.origin}/verify/${isMoving ? "address" : "email"}/${secret}`,
    hint: t.life(limits.verificationHours),
  });
}
