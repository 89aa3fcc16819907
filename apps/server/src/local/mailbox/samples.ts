import type { DashboardLanguage, Language } from "@lantern/contract/languages";
import { Role } from "@lantern/contract/roles";
import type { Settings } from "../../core/context.ts";
import type { LocalizedEmail } from "../../core/email/administrators.ts";
import type { EmailBrand } from "../../core/email/blocks.ts";
import type { Email } from "../../core/email/email.ts";
import {
  accessEndedEmail,
  addressChangedEmail,
  alreadyRegisteredEmail,
  passkeyEmail,
  passwordChangedEmail,
  passwordResetEmail,
  secondFactorEmail,
  socialLinkEmail,
  verificationEmail,
} from "../../core/email/templates/account.ts";
import {
  invoiceCancelledEmail,
  invoiceEmail,
  invoiceOverdueEmail,
  partPaymentEmail,
  quoteCancelledEmail,
  quoteEmail,
  receiptEmail,
  refundEmail,
  refundFailedEmail,
  returnedEmail,
  surplusEmail,
} from "../../core/email/templates/billing.ts";
import {
  accessChangedEmail,
  adminInvitationEmail,
  companyDeletedEmail,
  domainEmail,
  factorsResetByYouEmail,
  factorsResetEmail,
  newOwnerEmail,
  notStartedEmail,
  ownerAddedEmail,
  secondFactorRuleEmail,
  signOnAddressEmail,
  webhookPausedEmail,
} from "../../core/email/templates/company.ts";
import { contactMessageEmail, contactReceivedEmail } from "../../core/email/templates/contact.ts";
import { datesEmail, datesReminderEmail } from "../../core/email/templates/dates.ts";
import {
  enrollmentCodeEmail,
  seatOfferEmail,
  waitingEmail,
  withdrawnEmail,
} from "../../core/email/templates/enrollment.ts";
import {
  commitmentEmail,
  followUpEmail,
  type Keepsake,
  scorecardEmail,
} from "../../core/email/templates/follow-up.ts";
import {
  cancelledEmail,
  enrolledEmail,
  invitationEmail,
  reminderEmail,
  rescheduledEmail,
} from "../../core/email/templates/invitation.ts";
import { newAddressEmail } from "../../core/email/templates/new-address.ts";
import { backupFailedEmail } from "../../core/email/templates/platform.ts";
import { joinCodeEmail, rsvpRequestEmail, systemCheckEmail } from "../../core/email/templates/preparation.ts";
import {
  seriesCancelledEmail,
  seriesEnrolledEmail,
  seriesInvitationEmail,
  seriesRescheduledEmail,
} from "../../core/email/templates/series.ts";
import type { CalendarEmailData } from "../../core/email/templates/session-email.ts";

const secret = "an-example-of-a-secret-that-opens-nothing";
const session = {
  id: "0199c4e2-0000-7000-8000-000000000001",
  companyId: "0199c4e2-0000-7000-8000-000000000002",
  title: "Product autumn session",
};
const maren = { firstName: "Maren", lastName: "Solberg", email: "maren.solberg@northwind.example" };
const benedikt = { firstName: "Benedikt", lastName: "Hahn", email: "benedikt@northwind.example" };
const newAddress = "maren@southwind.example";
const keepsake: Keepsake = {
  ending: {
    title: "The Way Home",
    share: "We helped a small light go home. One spoon is still in orbit.",
  },
  picture: null,
  award: { title: "Open Hands", text: "You put every clue on the table." },
  own: { award: { title: "The Ear", text: "You heard what others passed over." } },
};
const commitment = { team: "Team Curlew", text: "We say what we are not sure of before we vote." };
const message = {
  name: "Ines",
  email: "ines@bluebird.example",
  text: "Can 40 of us play on one afternoon?\nWe are in two offices.",
};

/** Every email there is, with made-up people, in the order in which somebody would receive them. */
export const sampleEmails = (settings: Settings, now: Date, brand?: EmailBrand): Email[] =>
  allSamples(settings, now, brand).map((email) => ("in" in email ? email.in("en") : email));

/** The emails to administrators in another language. */
export const administratorEmailsIn = (
  language: DashboardLanguage,
  settings: Settings,
  now: Date,
  brand?: EmailBrand,
): Email[] =>
  allSamples(settings, now, brand).flatMap((email) => ("in" in email ? [email.in(language)] : []));

function allSamples(settings: Settings, now: Date, brand?: EmailBrand): (Email | LocalizedEmail)[] {
  const { origin } = settings;
  const data = sampleData(origin, now, brand);
  const { company } = data;
  const order = {
    id: session.id,
    companyId: session.companyId,
    credits: 48,
    amountCents: 81_600,
    netCents: 81_600,
    taxCents: 0,
    tax: { line: "Not subject to VAT in Germany: place of supply is the United States" },
    currency: "USD",
    paidAt: now,
  };
  const invoice = {
    to: maren.email,
    order: { ...order, dueAt: new Date(now.getTime() + 30 * 86_400_000) },
    name: "LH-INV-000042",
    origin,
  };
  return [
    verificationEmail(settings, maren, secret),
    verificationEmail(settings, { email: newAddress }, secret, true),
    passwordResetEmail(settings, maren, secret),
    passwordChangedEmail(settings, maren.email),
    secondFactorEmail(settings, maren.email, "on"),
    secondFactorEmail(settings, maren.email, "off"),
    secondFactorEmail(settings, maren.email, "app-off"),
    secondFactorEmail(settings, maren.email, "guessed"),
    secondFactorEmail(settings, maren.email, { recoveryCodesLeft: 9 }),
    passkeyEmail(settings, maren.email, "My laptop", "added"),
    passkeyEmail(settings, maren.email, "My laptop", "removed"),
    secondFactorRuleEmail(settings, maren.email, company, true),
    secondFactorRuleEmail(settings, maren.email, company, false),
    factorsResetEmail(settings, benedikt, maren),
    factorsResetByYouEmail(settings, maren, benedikt),
    alreadyRegisteredEmail(settings, maren.email),
    ownerAddedEmail(settings, maren, benedikt, company),
    newOwnerEmail(settings, benedikt, maren, company),
    companyDeletedEmail(settings, benedikt, { by: data.host.name, company }),
    ...(["key", "webhook", "singleSignOn", "domain", "signInMethods"] as const).map((change) =>
      accessChangedEmail(settings, maren, { by: data.host.name, company, change }),
    ),
    accessEndedEmail(settings, maren.email),
    addressChangedEmail(settings, maren, newAddress),
    socialLinkEmail(settings, maren, "google", secret),
    adminInvitationEmail(settings, {
      email: benedikt.email,
      userTypeId: Role.CONSUMER_ADMIN_SUB,
      billingOnly: false,
      company,
      host: data.host.name,
      secret,
    }),
    domainEmail(settings, { id: session.id, domain: "northwind.example", proof: secret }),
    ...participantEmails(data),
    notStartedEmail(settings, maren, { ...session, hosting: "host" }),
    signOnAddressEmail(settings, maren.email, session.companyId, new Date(now.getTime() + 30 * 86_400_000)),
    webhookPausedEmail(settings, maren, { ...session, url: "https://hooks.northwind.example/lantern" }, now),
    receiptEmail({ to: maren.email, order, balance: 98, origin, addressed: true }),
    refundEmail({ to: maren.email, order, cents: 81_600, removed: 48, owed: 10, origin }),
    refundFailedEmail({ to: maren.email, order, cents: 81_600, origin }),
    surplusEmail({ to: maren.email, order, cents: 81_600, origin }),
    returnedEmail({ to: maren.email, order, cents: 81_600, origin }),
    partPaymentEmail({ to: maren.email, order, received: 80_000, amountCents: 81_600, origin }),
    quoteEmail({
      ...invoice,
      name: "LH-Q-000012",
      order: { ...invoice.order, validUntil: invoice.order.dueAt },
    }),
    quoteCancelledEmail({ ...invoice, name: "LH-Q-000012", by: data.host.name }),
    invoiceEmail({ ...invoice, atOnce: 20 }),
    invoiceOverdueEmail({ ...invoice, withdrawn: 20 }),
    invoiceCancelledEmail({ ...invoice, note: "LH-CN-000007", withdrawn: 20, owed: 10 }),
    contactReceivedEmail(message.email),
    contactMessageEmail("help@lantern.example", message),
    backupFailedEmail(
      settings,
      "operator@lantern.example",
      "backup",
      "The disk is full: /backups/2026-11-23.age was not written",
    ),
  ];
}

/** The emails to participants as a session in another language sends them, also to somebody without a name. */
export function sampleEmailsIn(
  language: Language,
  settings: Settings,
  now: Date,
  brand?: EmailBrand,
  nameless = false,
): Email[] {
  const data = sampleData(settings.origin, now, brand);
  const person = nameless ? { ...data.person, firstName: null, lastName: null } : data.person;
  return participantEmails({
    ...data,
    person,
    session: { ...data.session, language, teamLanguage: language },
  });
}

function participantEmails(data: CalendarEmailData): Email[] {
  return [
    invitationEmail(data),
    seriesInvitationEmail({ id: session.id, title: "Autumn evenings" }, [
      data,
      inDays(data, 21, "1"),
      inDays(data, 42, "2"),
    ]),
    rescheduledEmail(data),
    seriesRescheduledEmail({ id: session.id, title: "Autumn evenings" }, [
      inDays(data, 28, "1"),
      inDays(data, 49, "2"),
    ]),
    systemCheckEmail(data),
    rsvpRequestEmail(data, false),
    reminderEmail(data, 24),
    reminderEmail(data, 1),
    cancelledEmail(data),
    seriesCancelledEmail({ id: session.id, title: "Autumn evenings" }, [
      inDays(data, 28, "1"),
      inDays(data, 49, "2"),
    ]),
    joinCodeEmail(data, "K7QM2XTP"),
    enrollmentCodeEmail(data, "274193"),
    seriesEnrolledEmail({ id: session.id, title: "Autumn evenings" }, [
      inDays({ ...data, person: { ...data.person, rsvp: "coming" } }, 28, "1"),
      inDays({ ...data, person: { ...data.person, rsvp: "coming" } }, 49, "2"),
    ]),
    enrolledEmail({ ...data, person: { ...data.person, rsvp: "coming" } }),
    waitingEmail(data, `${data.links.session}#leave=…`),
    seatOfferEmail(data, {
      id: session.id,
      url: `${data.links.session}#take=…`,
      until: new Date(data.session.startsAt.getTime() - 86_400_000),
    }),
    withdrawnEmail(data),
    datesEmail(
      data,
      [0, 1, 7].map((days) => new Date(data.session.startsAt.getTime() + days * 86_400_000)),
    ),
    datesReminderEmail(
      data,
      [0, 1, 7].map((days) => new Date(data.session.startsAt.getTime() + days * 86_400_000)),
      session.id,
    ),
    ...["https://lantern.example/verify/person/1", null].map((link) =>
      newAddressEmail(
        { origin: data.links.privacy.replace("/privacy", "") },
        {
          person: { ...data.person, id: data.person.consumerId, companyId: data.session.companyId },
          newEmail: "new.address@northwind.example",
          link,
          company: data.company,
          brand: data.brand,
          language: data.session.language,
        },
      ),
    ),
    scorecardEmail(data, keepsake),
    commitmentEmail(data, commitment),
    followUpEmail(data, { commitment, checkIn: true, days: 14 }),
    followUpEmail(data, { commitment: null, checkIn: true, days: 30 }),
  ];
}

/** The same seat in a session that is this many days later. */
function inDays(data: CalendarEmailData, days: number, digit: string): CalendarEmailData {
  const later = (at: Date) => new Date(at.getTime() + days * 86_400_000);
  const { session: first } = data;
  const id = first.id.slice(0, -1) + digit;
  return {
    ...data,
    session: { ...first, id, startsAt: later(first.startsAt), endsAt: later(first.endsAt) },
    entry: { ...data.entry, uid: `${id}@lantern-hour` },
    experience: { ...data.experience, title: "The Honest Heist" },
  };
}

/** A seat in a session in two days, at 15:00 in Copenhagen. */
function sampleData(
  origin: string,
  now: Date,
  brand: EmailBrand = { company: "", color: null, logoUrl: null },
): CalendarEmailData {
  const day = new Date(now.getTime() + 2 * 86_400_000).toISOString().slice(0, 10);
  const startsAt = new Date(`${day}T14:00:00Z`);
  const page = `${origin}/experience/${session.id}`;
  return {
    now,
    session: {
      ...session,
      notes: "No preparation needed. Bring a warm drink and find a quiet corner.",
      greeting: "",
      replyTo: null,
      startsAt,
      endsAt: new Date(startsAt.getTime() + 3_600_000),
      timezone: "Europe/Copenhagen",
      language: "en",
      teamLanguage: "en",
    },
    experience: {
      title: "The Quiet Station",
      synopsis:
        "A research station above the ice has gone quiet. Your crew has a lamp, a few clues that nobody else can see, and one hour.",
      coverUrl: `${origin}/content/the-quiet-station/mail-cover.jpg`,
      locale: "en",
    },
    company: "Northwind Instruments",
    brand,
    entry: {
      uid: `${session.id}@lantern-hour`,
      sequence: 0,
      organizer: { name: "Maren Solberg", email: maren.email },
      rsvp: false,
    },
    host: { id: null, name: "Maren Solberg", email: maren.email },
    person: {
      consumerId: "0199c4e2-0000-7000-8000-000000000003",
      firstName: "Freja",
      lastName: "Lindqvist",
      email: "freja.lindqvist@northwind.example",
      timezone: "Europe/Copenhagen",
      rsvp: null,
    },
    links: {
      session: page,
      join: `${page}#join=${secret}&email=freja.lindqvist%40northwind.example`,
      check: `${origin}/systemCheck?sessionId=${session.id}#join=${secret}`,
      coming: `${page}#join=${secret}&rsvp=yes`,
      decline: `${page}#join=${secret}&rsvp=no`,
      dates: `${page}#join=${secret}&dates=`,
      calendar: `${origin}/api/exp/calendar.ics?sessionId=${session.id}`,
      privacy: `${origin}/privacy`,
    },
  };
}
