import { limits } from "@lantern/contract/limits";
import type { Settings } from "../../context.ts";
import { accountLetter } from "../account-letter.ts";
import { en } from "../catalogue/en.ts";

/** Asks whether a provider's sign-in belongs to the account. Works only in the browser that began. */
export function socialLinkEmail(
  settings: Settings,
  user: { email: string },
  provider: keyof typeof en.providers,
  secret: string,
) {
  const t = en.socialLink;
  const name = en.providers[provider];
  return accountLetter({
    kind: "social-link",
    to: user.email,
    subject: t.subject(name),
    title: t.title(name),
    text: t.text(name),
    button: t.button,
    url: `${settings.origin}/verify/social/${secret}`,
    hint: t.life(limits.socialLinkMinutes),
    footer: t.footer,
  });
}
