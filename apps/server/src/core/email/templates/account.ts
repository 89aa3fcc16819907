import { calledName } from "@lantern/contract/full-name";
import { limits } from "@lantern/contract/limits";
import type { Settings } from "../../context.ts";
import { type AdministratorText, type LocalizedEmail, localized } from "../administrators.ts";
import { paragraph } from "../blocks.ts";
import { actionEmail, contactLine } from "./action.ts";

/**
 * Asks for proof of a new account's address, or of the address that an account changes to. Opening the link changes
 * nothing; the button on its page does. Anybody can enter any address, so the email has nothing that they entered,
 * not even a name.
 */
export function verificationEmail(
  settings: Settings,
  user: { email: string },
  secret: string,
  isNewAddress = false,
): LocalizedEmail {
  return localized(user.email, (text) => {
    const t = text.verification;
    return actionEmail(text, {
      kind: isNewAddress ? "verify-address" : "verify",
      to: user.email,
      subject: t.subject,
      title: isNewAddress ? t.newAddress.title : t.title,
      text: isNewAddress ? t.newAddress.text : t.text,
      button: t.button,
      url: `${settings.origin}/verify/${isNewAddress ? "address" : "email"}/${secret}`,
      note: t.expires(limits.verificationHours),
      footer: text.ignore,
    });
  });
}

export function passwordResetEmail(
  settings: Settings,
  user: { email: string },
  secret: string,
): LocalizedEmail {
  return localized(user.email, (text) => {
    const t = text.passwordReset;
    return actionEmail(text, {
      kind: "reset",
      to: user.email,
      subject: t.subject,
      text: t.text,
      button: t.button,
      url: `${settings.origin}/reset-password/${secret}`,
      note: t.expires(limits.resetMinutes),
      footer: text.ignore,
    });
  });
}

/** To somebody who confirmed the address of an account that had ways in already. It names nothing that was typed. */
export function accessEndedEmail(settings: Settings, to: string): LocalizedEmail {
  return localized(to, (text) => {
    const t = text.accessEnded;
    return {
      kind: "access-ended",
      to,
      subject: t.subject,
      title: t.subject,
      body: [paragraph(t.text), paragraph(t.next)],
      footer: [contactLine(settings, text.contactUs)],
    };
  });
}

/** To the old address when an account has changed to another. Its link has no secret. */
export function addressChangedEmail(
  settings: Settings,
  user: { email: string; firstName: string; lastName: string },
  newEmail: string,
): LocalizedEmail {
  return localized(user.email, (text) => {
    const t = text.addressChanged;
    return {
      kind: "moved",
      to: user.email,
      subject: t.subject,
      title: t.title(calledName(user.firstName, user.lastName)),
      body: [paragraph(t.text(newEmail))],
      footer: [contactLine(settings, text.contactUs)],
    };
  });
}

/** Its link has no secret. */
export function passwordChangedEmail(settings: Settings, to: string): LocalizedEmail {
  return localized(to, (text) => {
    const t = text.passwordChanged;
    return actionEmail(text, {
      kind: "password-changed",
      to,
      subject: t.subject,
      text: t.text,
      button: t.button,
      url: `${settings.origin}/password/reset`,
      note: t.note,
      footer: contactLine(settings, t.footer),
    });
  });
}

/** Tells a person that their second factor was changed, replaced or guessed at. Its link has no secret. */
export function secondFactorEmail(
  settings: Settings,
  to: string,
  change: "on" | "off" | "app-off" | "guessed" | { recoveryCodesLeft: number },
): LocalizedEmail {
  return localized(to, (text) => {
    const t = text.secondFactor;
    const what =
      typeof change === "string"
        ? { kind: `second-factor-${change}`, ...t[change] }
        : {
            kind: "recovery-code",
            subject: t.recovery.subject,
            text: t.recovery.text(change.recoveryCodesLeft),
          };
    return actionEmail(text, {
      to,
      ...what,
      button: t.button,
      url: `${settings.origin}/dashboard/profile`,
      note: t.note,
      footer: contactLine(settings, t.footer),
    });
  });
}

/** Tells a person that a passkey was added or removed. Its link has no secret. */
export function passkeyEmail(
  settings: Settings,
  to: string,
  name: string,
  change: "added" | "removed",
): LocalizedEmail {
  return localized(to, (text) => {
    const t = text.passkey;
    return actionEmail(text, {
      kind: `passkey-${change}`,
      to,
      subject: t[change].subject,
      text: t[change].text(name),
      button: text.secondFactor.button,
      url: `${settings.origin}/dashboard/profile`,
      note: text.secondFactor.note,
      footer: contactLine(settings, text.secondFactor.footer),
    });
  });
}

/** To the owner of an account when somebody signs up with its address. Its link has no secret. */
export function alreadyRegisteredEmail(settings: Settings, to: string): LocalizedEmail {
  return localized(to, (text) => {
    const t = text.alreadyRegistered;
    return actionEmail(text, {
      kind: "already-registered",
      to,
      subject: t.subject,
      text: t.text,
      button: t.button,
      url: `${settings.origin}/login`,
      note: t.note,
      footer: text.ignore,
    });
  });
}

/** Asks whether a provider's sign-in belongs to the account. The link works only in the browser that started it. */
export function socialLinkEmail(
  settings: Settings,
  user: { email: string },
  provider: keyof AdministratorText["providers"],
  secret: string,
): LocalizedEmail {
  return localized(user.email, (text) => {
    const t = text.socialLink;
    const name = text.providers[provider];
    return actionEmail(text, {
      kind: "social-link",
      to: user.email,
      subject: t.subject(name),
      title: t.title(name),
      text: t.text(name),
      button: t.button(name),
      url: `${settings.origin}/verify/social/${secret}`,
      note: t.expires(limits.socialLinkMinutes),
      footer: t.footer,
    });
  });
}
