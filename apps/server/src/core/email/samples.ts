import type { Language } from "@lantern/contract/languages";
import type { Settings } from "../context.ts";
import type { EmailBrand } from "./layout.ts";
import type { Email } from "./outbox.ts";
import { adminInvitationEmail } from "./templates/admin-invitation.ts";
import { alreadyRegisteredEmail } from "./templates/already-registered.ts";
import { rsvpRequestEmail, systemCheckEmail } from "./templates/check.ts";
import { joinCodeEmail } from "./templates/code.ts";
import { commitmentEmail, commitmentFollowUpEmail } from "./templates/commitment.ts";
import { contactReceivedEmail } from "./templates/contact.ts";
import { contactMessageEmail } from "./templates/contact-support.ts";
import { addressChangedEmail } from "./templates/moved.ts";
import { notStartedEmail } from "./templates/not-started.ts";
import { newOwnerEmail, ownerAddedEmail } from "./templates/owner.ts";
import { passwordChangedEmail } from "./templates/password-changed.ts";
import { receiptEmail } from "./templates/receipt.ts";
import { refundEmail } from "./templates/refund.ts";
import { reminderEmail } from "./templates/reminder.ts";
import { passwordResetEmail } from "./templates/reset.ts";
import {
  cancelledEmail,
  invitationEmail,
  rescheduledEmail,
  type SessionEmailData,
  scorecardEmail,
} from "./templates/session.ts";
import { socialLinkEmail } from "./templates/social-link.ts";
import { verificationEmail } from "./templates/verify.ts";

const secret = "an-example-of-a-secret-that-opens-nothing";
const session = {
  id: "0199c4e2-0000-7000-8000-000000000001",
  companyId: "0199c4e2-0000-7000-8000-000000000002",
  title: "Product autumn hour",
};
const maren = { firstName: "Maren", email: "maren.solberg@northwind.example" };
const owners = {
  maren: { ...maren, lastName: "Solberg" },
  benedikt: { firstName: "Benedikt", lastName: "Hahn", email: "benedikt@northwind.example" },
};
const commitment = { team: "Team Curlew", text: "We say what we are not sure of before we vote." };

/** Every letter that this server writes, with made-up people, in the order in which somebody would get them. */
export function sampleEmails(settings: Settings, now: Date, brand?: EmailBrand): Email[] {
  const data = invited(settings.origin, now, brand);
  const paidAt = now;
  const order = {
    id: session.id,
    companyId: session.companyId,
    credits: 48,
    amountCents: 81_600,
    currency: "USD",
    paidAt,
  };
  return [
    verificationEmail(settings, maren, secret),
    verificationEmail(settings, { ...maren, email: "maren@southwind.example" }, secret, true),
    passwordResetEmail(settings, maren, secret),
    passwordChangedEmail(settings, maren.email),
    alreadyRegisteredEmail(settings, maren.email),
    ownerAddedEmail(owners.maren, owners.benedikt, data.company),
    newOwnerEmail(owners.benedikt, owners.maren, data.company),
    addressChangedEmail(maren, "maren@southwind.example"),
    socialLinkEmail(settings, maren, "google", secret),
    adminInvitationEmail(settings, {
      ...{ email: "benedikt@northwind.example", userTypeId: 4, company: data.company },
      ...{ host: data.host.name, secret },
    }),
    ...participantEmails(data),
    notStartedEmail(settings, maren, session),
    receiptEmail({ to: maren.email, order, balance: 98, origin: settings.origin, addressed: true }),
    refundEmail({ to: maren.email, order, cents: 81_600, taken: 48, debt: 10, origin: settings.origin }),
    contactReceivedEmail(written.email),
    contactMessageEmail("help@lantern.example", written),
  ];
}

/** Those to participants once more, as an hour in another language writes them, also to somebody without a name. */
export function sampleEmailsIn(
  language: Language,
  settings: Settings,
  now: Date,
  brand?: EmailBrand,
  nameless = false,
): Email[] {
  const data = invited(settings.origin, now, brand);
  const person = nameless ? { ...data.person, firstName: null, lastName: null } : data.person;
  return participantEmails({ ...data, person, session: { ...data.session, language } });
}

function participantEmails(data: SessionEmailData): Email[] {
  return [
    invitationEmail(data),
    rescheduledEmail(data),
    systemCheckEmail(data),
    rsvpRequestEmail(data),
    reminderEmail(data, 24),
    reminderEmail(data, 1),
    cancelledEmail(data),
    joinCodeEmail(data, "K7QM2XTP"),
    scorecardEmail(data),
    commitmentEmail(data, commitment),
    commitmentFollowUpEmail(data, commitment),
  ];
}

const written = {
  name: "Ines",
  email: "ines@bluebird.example",
  text: "Can 40 of us play on one afternoon?",
};

/** A seat in an hour in two days, at three in the afternoon in Copenhagen. */
function invited(
  origin: string,
  now: Date,
  brand: EmailBrand = { company: "", color: null, logoUrl: null },
): SessionEmailData {
  const day = new Date(now.getTime() + 2 * 86_400_000).toISOString().slice(0, 10);
  const startsAt = new Date(`${day}T14:00:00Z`);
  const door = `${origin}/experience/${session.id}`;
  return {
    now,
    session: {
      ...session,
      notes: "No preparation. Bring a warm drink and a quiet corner.",
      startsAt,
      endsAt: new Date(startsAt.getTime() + 3_600_000),
      timezone: "Europe/Copenhagen",
      sequence: 0,
      language: "en",
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
    host: { name: "Maren Solberg", email: maren.email },
    person: {
      ...{ consumerId: "0199c4e2-0000-7000-8000-000000000003", firstName: "Freja", lastName: "Lindqvist" },
      ...{ email: "freja.lindqvist@northwind.example", timezone: "Europe/Copenhagen" },
    },
    links: {
      door,
      join: `${door}#join=${secret}&email=freja.lindqvist%40northwind.example`,
      check: `${origin}/systemCheck?sessionId=${session.id}#join=${secret}`,
      coming: `${door}#join=${secret}&rsvp=yes`,
      decline: `${door}#join=${secret}&rsvp=no`,
      calendar: `${origin}/api/exp/calendar.ics?sessionId=${session.id}`,
      privacy: `${origin}/privacy`,
    },
  };
}
