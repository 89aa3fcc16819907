import type { DashboardLanguage } from "@lantern/contract/languages";
import { Role, roleName } from "@lantern/contract/roles";
import { formatCount } from "../../format.ts";

/** The texts of emails to administrators, and to people who use the contact form, in English. */
export const text = {
  language: "en" as DashboardLanguage,
  roles: {
    [Role.CONSUMER_ADMIN]: roleName(Role.CONSUMER_ADMIN),
    [Role.CONSUMER_ADMIN_SUB]: roleName(Role.CONSUMER_ADMIN_SUB),
  } as Record<number, string>,
  buttonFallback: "If the button doesn't work, copy this link:",
  ignore: "If this wasn't you, you can ignore this email.",
  contactUs: "If this wasn't you, please contact us right away.",
  reasons: {
    administrator: "You're receiving this because you administer your company's sessions.",
    owner: "You're receiving this because you're an Owner of your company's account.",
  },
  verification: {
    subject: "Confirm your email address",
    title: "Welcome to Lantern Hour",
    text: "Please confirm that this email address is yours. After that, you can confirm your first session and invite your colleagues.",
    button: "Confirm my email address",
    newAddress: {
      title: "Your new email address",
      text: "Please confirm that this email address is yours. After that, you'll sign in with it, and we'll send our emails here.",
    },
    expires: (hours: number) => `This link works for ${hours} hours.`,
  },
  passwordReset: {
    subject: "Set a new password",
    text: "We received a request to set a new password for your Lantern Hour account.",
    button: "Set a new password",
    expires: (minutes: number) => `This link works once and expires in ${minutes} minutes.`,
  },
  accessChanged: {
    subject: (company: string) => `The access to ${company} was changed`,
    texts: {
      key: (by: string, company: string) =>
        `${by} created a key with which a program can use ${company}'s data.`,
      webhook: (by: string, company: string) =>
        `${by} added or changed a webhook that sends ${company}'s events to another service.`,
      singleSignOn: (by: string, company: string) =>
        `${by} changed how people at ${company} sign in with single sign-on.`,
      domain: (by: string, company: string) => `${by} changed ${company}'s domains for single sign-on.`,
      signInMethods: (by: string, company: string) =>
        `${by} changed the ways in which administrators of ${company} can sign in.`,
    },
    next: "If nobody you know did this, sign out everywhere in your profile, set a new password, and undo the change in the settings.",
  },
  accessEnded: {
    subject: "We removed what was set up before you confirmed your address",
    text: "You've confirmed your email address. Until then, somebody else could have used it. To be safe, we removed all passkeys, the authenticator app, keys, webhooks, single sign-on, domains and invitations that had been added before.",
    next: "If you added any of them yourself, please add them again. Your people and sessions haven't changed.",
  },
  addressChanged: {
    subject: "Your email address was changed",
    title: (name: string) => `${name}, your account has a new email address`,
    text: (email: string) => `From now on, sign in with ${email}. That's also where we'll send our emails.`,
  },
  passwordChanged: {
    subject: "Your password was changed",
    text: "Your Lantern Hour account has a new password. We signed you out everywhere else.",
    button: "Set a new password",
    note: "If this was you, you don't need to do anything.",
    footer: "If this wasn't you, set a new password right away and contact us.",
  },
  secondFactor: {
    on: {
      subject: "Your account now asks for a code",
      text: "From now on, you also need a code from your authenticator app to sign in. Keep your recovery codes somewhere safe: if you lose the app, each code signs you in once.",
    },
    off: {
      subject: "Your account no longer asks for a second step",
      text: "Your Lantern Hour account no longer has an authenticator app or a passkey. You sign in with just your password or your linked account.",
    },
    "app-off": {
      subject: "The authenticator app was removed from your account",
      text: "Codes from the app no longer work. When you sign in, we still ask for one of your passkeys.",
    },
    guessed: {
      subject: "Someone is guessing codes for your account",
      text: "Someone entered your Lantern Hour password and then several wrong codes. They didn't get in.",
    },
    recovery: {
      subject: "A recovery code was used to sign in",
      text: (left: number) =>
        `Someone signed in to your Lantern Hour account with a recovery code. You have ${left === 1 ? "1 code" : `${left} codes`} left.`,
    },
    button: "Open your profile",
    note: "If this was you, you don't need to do anything.",
    footer: "If this wasn't you, set a new password right away and contact us.",
  },
  secondFactorRule: {
    footer: (company: string) => `You're receiving this because you're an administrator of ${company}.`,
    on: {
      subject: (company: string) => `${company} now requires a second step to sign in`,
      text: (company: string) =>
        `Administrators of ${company} now need an authenticator app or a passkey. If you have neither, we'll ask you to set one up before you can use the dashboard again.`,
    },
    off: {
      subject: (company: string) => `${company} no longer requires a second step to sign in`,
      text: (company: string) =>
        `Administrators of ${company} can now remove their authenticator app and passkeys. We recommend keeping them.`,
    },
  },
  factorsReset: {
    subject: "Your second step was reset",
    text: (by: string) =>
      `${by} removed your authenticator app, passkeys, and recovery codes. You now sign in with just your password or a linked account, and can set up a new second step on your profile page.`,
    byYou: (name: string) => `${name}'s second step was reset`,
    byYouText: (name: string) =>
      `You removed ${name}'s authenticator app, passkeys, and recovery codes. They now sign in with just a password or a linked account.`,
  },
  passkey: {
    added: {
      subject: "A passkey was added to your account",
      text: (name: string) =>
        `You can now sign in to Lantern Hour with the passkey “${name}”, on its own or as the second step after your password.`,
    },
    removed: {
      subject: "A passkey was removed from your account",
      text: (name: string) => `You can no longer sign in to Lantern Hour with the passkey “${name}”.`,
    },
  },
  alreadyRegistered: {
    subject: "You already have an account",
    text: "Someone, probably you, tried to sign up with this email address. It already has a Lantern Hour account.",
    button: "Sign in",
    note: "Forgot your password? You can set a new one on the sign-in page.",
  },
  owner: {
    added: (name: string, company: string) => `${name} is now a Company Owner of ${company}`,
    addedText: (name: string, company: string) => `You made ${name} a Company Owner of ${company}.`,
    became: (company: string) => `You're now a Company Owner of ${company}`,
    becameText: (name: string, company: string) =>
      `${name} made you a Company Owner of ${company}. You can now buy credits, invite administrators, and change the company's settings.`,
    unexpected: "If you didn't expect this, please contact us right away.",
  },
  companyDeleted: {
    subject: (company: string) => `${company} was deleted from Lantern Hour`,
    text: (by: string, company: string) =>
      `${by} deleted ${company} with its sessions, its participants, and all its administrators, also your account. We emailed everyone who was invited to a session and hadn't declined.`,
    unpaid: "Invoices that aren't paid yet still have to be paid.",
    unexpected: "If you didn't expect this, please contact us right away.",
  },
  domain: {
    subject: (domain: string) => `Confirm that ${domain} belongs to your company`,
    text: (domain: string) =>
      `A Company Owner wants to use ${domain} for single sign-on in Lantern Hour. If that's right, forward this email to them: the link works in their account.`,
    button: "Confirm the domain",
    footer: "If you don't recognize this request, you can ignore this email.",
  },
  adminInvitation: {
    subject: (company: string) => `Join ${company} on Lantern Hour`,
    title: (company: string) => `Help run sessions for ${company}`,
    text: (host: string, company: string, role: string) =>
      `${host} invited you to plan and host sessions for ${company} as a ${role}.`,
    billingOnly: (host: string, company: string, role: string) =>
      `${host} invited you to buy credits and handle billing for ${company}, as a ${role} who sees only the billing pages.`,
    button: "Accept the invitation",
    expires: (days: number) => `This link works once and expires in ${days} days.`,
    footer: "If you weren't expecting this invitation, you can ignore this email.",
  },
  backupFailed: {
    subject: {
      backup: "Last night's backup failed",
      drill: "Last night's backup could not be restored",
      after: "The program after last night's backup failed",
    },
    text: {
      backup:
        "No backup was written. Earlier backups are still there. The server will try again tonight. This is what went wrong:",
      drill:
        "A backup was written, but the test that restores it found a problem. We kept the earlier backups. This is what went wrong:",
      after:
        "A backup was written and restored as a test. But the program in BACKUP_AFTER failed, so this backup may not have been copied to another place. This is what went wrong:",
    },
    button: "Open the console",
    footer: "You're receiving this because you're an administrator of this installation.",
  },
  providers: { google: "Google", facebook: "Facebook", microsoft: "Microsoft", linkedin: "LinkedIn" },
  socialLink: {
    subject: (provider: string) => `Sign in with ${provider}?`,
    title: (provider: string) => `Did you just sign in with ${provider}?`,
    text: (provider: string) =>
      `Someone signed in with ${provider} using your email address. If it was you, connect ${provider} to your account. Please open the link in the same browser.`,
    button: (provider: string) => `Yes, connect ${provider}`,
    expires: (minutes: number) => `This link works for ${minutes} minutes.`,
    footer: "If this wasn't you, don't use this link. Nothing will change.",
  },
  contact: {
    subject: "We received your message",
    title: "Thanks for your message",
    text: "Someone on our team will read it and reply by email.",
    footer:
      "You're receiving this because someone entered this address in our contact form. If this wasn't you, you can ignore this email.",
    message: {
      subject: (name: string) => `Message from ${name}`,
      title: (name: string, email: string) => `${name} (${email}) wrote to us`,
      text: "Sent from the contact form. Reply to this email to answer.",
    },
  },
  /** After the price of an order, where VAT is in it. */
  vat: (net: string, line: string, vat: string) => `That's ${net} plus ${vat} (${line}).`,
  receipt: {
    subject: (credits: number) => `Payment received: ${formatCount(credits, "credit")}`,
    title: "Payment received",
    text: (credits: number, amount: string, day: string, balance: number) =>
      `You bought ${formatCount(credits, "credit")} for ${amount} on ${day}. Your company now has ${formatCount(balance, "credit")}. Each credit is a seat for one attendee, and you only use credits for people who attend.`,
    button: "Open the order",
    order: (id: string) => `Order ${id}`,
    pdf: (id: string) => `You can also download the PDF there. Order ${id}`,
    noAddress:
      "We need your company's address for the invoice. Add it under Billing accounts on that page, then download the invoice.",
    footer: "You're receiving this because you bought credits for your company.",
  },
  quote: {
    subject: (name: string) => `Quote ${name}`,
    text: (credits: number, amount: string, day: string) =>
      `Here is your quote: ${formatCount(credits, "credit")} for ${amount}. You can order at this price until ${day}, by card or by invoice.`,
    button: "Open the quote",
    footer: "You're receiving this because you made a quote for your company.",
  },
  quoteCancelled: {
    subject: (name: string) => `Quote ${name} has been cancelled`,
    title: "Your quote has been cancelled",
    text: (by: string, name: string, credits: number, amount: string) =>
      `${by} cancelled quote ${name}: ${formatCount(credits, "credit")} for ${amount}. It can't be ordered anymore, and there is nothing to pay. Please tell anyone you've sent it to.`,
    support: "Our support team",
    button: "Open Billing",
  },
  invoice: {
    subject: (name: string) => `Invoice ${name}`,
    text: (credits: number, amount: string, day: string) =>
      `You ordered ${formatCount(credits, "credit")} for ${amount}. Please pay by bank transfer by ${day}. You'll find our bank details on the invoice.`,
    none: "We'll add the credits when the payment arrives.",
    some: (credits: number) =>
      `We've already added ${formatCount(credits, "credit")}, and we'll add the rest when the payment arrives.`,
    all: "We've already added the credits.",
    button: "Open the invoice",
    footer: "You're receiving this because you ordered credits for your company.",
  },
  invoiceOverdue: {
    subject: (name: string) => `Invoice ${name} is overdue`,
    text: (amount: string, day: string) =>
      `Your payment of ${amount} was due on ${day} and hasn't arrived yet. You'll find our bank details on the invoice. If you paid in the last few days, you don't need to do anything. Until it arrives, you can't place another order by invoice, but you can still pay by card.`,
    withdrawn: (credits: number) =>
      `We removed the ${credits === 1 ? "credit" : `${credits} credits`} of this invoice that nobody uses. We'll add all of its credits when the payment arrives.`,
  },
  invoiceCancelled: {
    subject: (name: string) => `Invoice ${name} has been cancelled`,
    title: "Your invoice has been cancelled",
    text: (amount: string, name: string, note: string) =>
      `You don't have to pay the ${amount} on invoice ${name}. Credit note ${note} is for your records.`,
    withdrawn: (credits: number) =>
      `We removed the ${credits === 1 ? "credit" : `${credits} credits`} that we had added.`,
    button: "Open the credit note",
  },
  refund: {
    subject: (amount: string) => `Refunded: ${amount}`,
    title: "Your payment was refunded",
    text: (amount: string, credits: number, removed: number) =>
      `We refunded ${amount} for your order of ${formatCount(credits, "credit")}. It may take your bank a few days. We removed ${formatCount(removed, "credit")} from your balance.`,
    owed: (credits: number) =>
      `Of these, ${credits} had already been used or reserved, so we'll deduct ${credits === 1 ? "it" : "them"} from the next credits that you buy or that are released.`,
    button: "Open the order",
  },
  refundFailed: {
    subject: "A refund didn't go through",
    text: (amount: string) =>
      `We tried to refund ${amount}, but your bank didn't accept it. Until we've found another way, the payment and its credits are yours again. We'll contact you.`,
  },
  surplus: {
    subject: "You paid more than you ordered",
    text: (amount: string) =>
      `We received ${amount} more than this order costs. We're sending it back to where it came from. It may take your bank a few days. You don't need to do anything.`,
  },
  returned: {
    text: (amount: string) =>
      `We refunded ${amount}. It may take your bank a few days. Your order and its credits stay as they are.`,
  },
  partPayment: {
    subject: "We received a part of your payment",
    text: (received: string, price: string) =>
      `We received ${received} of ${price}. We'll add the remaining credits when the rest arrives.`,
  },
  notStarted: {
    subject: (title: string) => `${title} didn't start`,
    why: {
      autopilot: "There weren't enough people at the start.",
      host: "Nobody started it within two hours of its planned start.",
    },
    text: "The session is a draft again, and we released all its credits. Choose a new time and confirm it when you're ready.",
    button: "Open the session",
  },
  signOnAddress: {
    subject: "Give your identity provider our new redirect address",
    text: (day: string) =>
      `To keep your company's single sign-on safe, your company now has its own redirect address. Please enter it at your identity provider, then test it on your settings page. From ${day} on, we refuse sign-ins that use the old address.`,
    button: "Open single sign-on",
    note: "It takes about five minutes. Until your test succeeds, everyone keeps signing in with the old address, so leave it in place at your provider until then.",
  },
  webhookPaused: {
    subject: "A webhook has been paused",
    text: (host: string) =>
      `We couldn't deliver anything to your webhook at ${host} for three days, so we paused it. When you resume it, we'll send the events that you missed.`,
    button: "Open your webhooks",
  },
};

/** The type of the texts in every language, so that none can be missing. */
export type AdministratorText = typeof text;
