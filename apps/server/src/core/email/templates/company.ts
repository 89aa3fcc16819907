import { isolatedName } from "@lantern/contract/full-name";
import { limits } from "@lantern/contract/limits";
import type { Settings } from "../../context.ts";
import { formatDay } from "../../format.ts";
import { type LocalizedEmail, localized } from "../administrators.ts";
import { paragraph } from "../blocks.ts";
import type { Email } from "../email.ts";
import { text as en } from "../text/administrators-en.ts";
import { actionEmail, contactLine } from "./action.ts";

interface AdminInvitation {
  email: string;
  userTypeId: number;
  billingOnly: boolean;
  company: string;
  /** Who invites them. */
  host: string;
  secret: string;
}

export function adminInvitationEmail(settings: Settings, invitation: AdminInvitation): LocalizedEmail {
  return localized(invitation.email, (text) => {
    const t = text.adminInvitation;
    const { email, company, host, userTypeId, billingOnly, secret } = invitation;
    return actionEmail(text, {
      kind: "admin-invitation",
      to: email,
      subject: t.subject(company),
      title: billingOnly ? t.subject(company) : t.title(company),
      text: (billingOnly ? t.billingOnly : t.text)(host, company, text.roles[userTypeId] ?? ""),
      button: t.button,
      url: `${settings.origin}/invite-admin/${secret}`,
      note: t.expires(limits.invitationDays),
      footer: t.footer,
    });
  });
}

/** Local mode: proves a domain, as its TXT record does elsewhere. */
export function domainEmail(
  settings: Settings,
  { id, domain, proof }: { id: string; domain: string; proof: string },
): Email {
  const t = en.domain;
  return actionEmail(en, {
    kind: "domain",
    to: `postmaster@${domain}`,
    subject: t.subject(domain),
    text: t.text(domain),
    button: t.button,
    url: `${settings.origin}/dashboard/settings/single-sign-on?domain=${id}&proof=${proof}`,
    footer: t.footer,
  });
}

interface Person {
  email: string;
  firstName: string;
  lastName: string;
}

/** To the administrator who made somebody an Owner. Replies don't go there: it may have been somebody else. */
export function ownerAddedEmail(
  settings: Settings,
  by: Person,
  owner: Person,
  company: string,
): LocalizedEmail {
  return localized(by.email, (text) => {
    const t = text.owner;
    return {
      kind: "owner-made",
      to: by.email,
      subject: t.added(nameOf(owner), company),
      title: t.added(nameOf(owner), company),
      body: [paragraph(t.addedText(nameOf(owner), company))],
      footer: [contactLine(settings, text.contactUs)],
    };
  });
}

/** To every administrator of a company that one of them deleted. Replies go to nobody's account: all are gone. */
export function companyDeletedEmail(
  settings: Settings,
  admin: { email: string },
  { by, company }: { by: string; company: string },
): LocalizedEmail {
  return localized(admin.email, (text) => {
    const t = text.companyDeleted;
    return {
      kind: "company-deleted",
      to: admin.email,
      subject: t.subject(company),
      title: t.subject(company),
      body: [paragraph(t.text(by, company)), paragraph(t.unpaid), paragraph(t.unexpected)],
      footer: [contactLine(settings, text.contactUs)],
    };
  });
}

/** What an Owner changed of how somebody gets at the company's data. */
export type AccessChange = "key" | "webhook" | "singleSignOn" | "domain" | "signInMethods";

/** To every Owner when one of them changed how somebody gets at the company's data. */
export function accessChangedEmail(
  settings: Settings,
  owner: { email: string },
  { by, company, change }: { by: string; company: string; change: AccessChange },
): LocalizedEmail {
  return localized(owner.email, (text) => {
    const t = text.accessChanged;
    return {
      kind: `access-${change}`,
      to: owner.email,
      subject: t.subject(company),
      title: t.subject(company),
      body: [paragraph(t.texts[change](by || company, company)), paragraph(t.next)],
      footer: [contactLine(settings, text.contactUs)],
    };
  });
}

/** To somebody who became a Company Owner. */
export function newOwnerEmail(
  settings: Settings,
  owner: Person,
  by: Person,
  company: string,
): LocalizedEmail {
  return localized(owner.email, (text) => {
    const t = text.owner;
    return {
      kind: "owner",
      to: owner.email,
      subject: t.became(company),
      title: t.became(company),
      body: [paragraph(t.becameText(nameOf(by), company))],
      footer: [contactLine(settings, t.unexpected)],
    };
  });
}

const nameOf = ({ firstName, lastName, email }: Person) => isolatedName(firstName, lastName) || email;

/** To the administrators of a session that went back to draft. */
export function notStartedEmail(
  settings: Settings,
  admin: { email: string },
  session: { id: string; companyId: string; title: string; hosting: "autopilot" | "host" },
): LocalizedEmail {
  return localized(admin.email, (text) => {
    const t = text.notStarted;
    return actionEmail(text, {
      kind: "not-started",
      to: admin.email,
      about: { companyId: session.companyId, sessionId: session.id },
      subject: t.subject(session.title),
      text: `${t.why[session.hosting]} ${t.text}`,
      button: t.button,
      url: `${settings.origin}/dashboard/sessions/${session.id}`,
      footer: text.reasons.administrator,
    });
  });
}

/** To an Owner of the company whose webhook was paused. The rest of its address can be a secret. */
export function webhookPausedEmail(
  settings: Settings,
  owner: { email: string },
  webhook: { id: string; companyId: string; url: string },
  at: Date,
): LocalizedEmail {
  return localized(owner.email, (text) => {
    const t = text.webhookPaused;
    return {
      ...actionEmail(text, {
        kind: "webhook-paused",
        to: owner.email,
        about: { companyId: webhook.companyId },
        subject: t.subject,
        text: t.text(new URL(webhook.url).host),
        button: t.button,
        url: `${settings.origin}/dashboard/settings/webhooks`,
        footer: text.reasons.owner,
      }),
      once: `webhook-paused:${webhook.id}:${owner.email}:${at.getTime()}`,
    };
  });
}

/** To an Owner of a company whose provider sends people to the redirect address that all companies once shared. */
export function signOnAddressEmail(
  settings: Settings,
  to: string,
  companyId: string,
  until: Date,
): LocalizedEmail {
  return localized(to, (text) => {
    const t = text.signOnAddress;
    return actionEmail(text, {
      kind: "sign-on-address",
      to,
      about: { companyId },
      subject: t.subject,
      text: t.text(formatDay(until, text.language)),
      button: t.button,
      url: `${settings.origin}/dashboard/settings/single-sign-on`,
      note: t.note,
      footer: text.reasons.owner,
    });
  });
}

/** To every administrator when an Owner begins or ends to require a second factor. Its link has no secret. */
export function secondFactorRuleEmail(
  settings: Settings,
  to: string,
  company: string,
  required: boolean,
): LocalizedEmail {
  return localized(to, (text) => {
    const t = text.secondFactorRule;
    const change = required ? t.on : t.off;
    return actionEmail(text, {
      kind: required ? "factor-required" : "factor-optional",
      to,
      subject: change.subject(company),
      text: change.text(company),
      button: text.secondFactor.button,
      url: `${settings.origin}/dashboard/profile`,
      footer: t.footer(company),
    });
  });
}

/** To the Owner who reset somebody's second factor. */
export function factorsResetByYouEmail(settings: Settings, by: Person, person: Person): LocalizedEmail {
  return localized(by.email, (text) => {
    const t = text.factorsReset;
    return {
      kind: "factors-reset-by-you",
      to: by.email,
      subject: t.byYou(nameOf(person)),
      title: t.byYou(nameOf(person)),
      body: [paragraph(t.byYouText(nameOf(person)))],
      footer: [contactLine(settings, text.contactUs)],
    };
  });
}

/** To somebody whose second factor was reset. Its link has no secret. */
export function factorsResetEmail(settings: Settings, person: Person, by: Person): LocalizedEmail {
  return localized(person.email, (text) => {
    const t = text.factorsReset;
    return actionEmail(text, {
      kind: "factors-reset",
      to: person.email,
      subject: t.subject,
      text: t.text(nameOf(by)),
      button: text.secondFactor.button,
      url: `${settings.origin}/dashboard/profile`,
      footer: contactLine(settings, text.owner.unexpected),
    });
  });
}
