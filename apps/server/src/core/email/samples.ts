import type { Language } from "@lantern/contract/languages";
import type { Settings } from "../context.ts";
import type { LetterBrand } from "./layout.ts";
import { adminInvitationLetter } from "./letters/admin-invitation.ts";
import { alreadyRegisteredLetter } from "./letters/already-registered.ts";
import { answerLetter, checkLetter } from "./letters/check.ts";
import { codeLetter } from "./letters/code.ts";
import { commitmentAskedLetter, commitmentLetter } from "./letters/commitment.ts";
import { contactLetter } from "./letters/contact.ts";
import { contactSupportLetter } from "./letters/contact-support.ts";
import { movedLetter } from "./letters/moved.ts";
import { notStartedLetter } from "./letters/not-started.ts";
import { newOwnerLetter, ownerLetter } from "./letters/owner.ts";
import { passwordChangedLetter } from "./letters/password-changed.ts";
import { receiptLetter } from "./letters/receipt.ts";
import { refundLetter } from "./letters/refund.ts";
import { reminderLetter } from "./letters/reminder.ts";
import { resetLetter } from "./letters/reset.ts";
import {
  cancelledLetter,
  changedLetter,
  invitationLetter,
  type SessionLetter,
  thanksLetter,
} from "./letters/session.ts";
import { socialLinkLetter } from "./letters/social-link.ts";
import { verifyLetter } from "./letters/verify.ts";
import type { Letter } from "./outbox.ts";

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
export function sampleLetters(settings: Settings, now: Date, brand?: LetterBrand): Letter[] {
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
    verifyLetter(settings, maren, secret),
    verifyLetter(settings, { ...maren, email: "maren@southwind.example" }, secret, true),
    resetLetter(settings, maren, secret),
    passwordChangedLetter(settings, maren.email),
    alreadyRegisteredLetter(settings, maren.email),
    newOwnerLetter(owners.maren, owners.benedikt, data.company),
    ownerLetter(owners.benedikt, owners.maren, data.company),
    movedLetter(maren, "maren@southwind.example"),
    socialLinkLetter(settings, maren, "google", secret),
    adminInvitationLetter(settings, {
      ...{ email: "benedikt@northwind.example", userTypeId: 4, company: data.company },
      ...{ host: data.host.name, secret },
    }),
    ...hourLetters(data),
    notStartedLetter(settings, maren, session),
    receiptLetter({ to: maren.email, order, balance: 98, origin: settings.origin, addressed: true }),
    refundLetter({ to: maren.email, order, cents: 81_600, taken: 48, debt: 10, origin: settings.origin }),
    contactLetter(written.email),
    contactSupportLetter("help@lantern.example", written),
  ];
}

/** Those to participants once more, as an hour in another language writes them, also to somebody without a name. */
export function sampleLettersIn(
  language: Language,
  settings: Settings,
  now: Date,
  brand?: LetterBrand,
  nameless = false,
): Letter[] {
  const data = invited(settings.origin, now, brand);
  const person = nameless ? { ...data.person, firstName: null, lastName: null } : data.person;
  return hourLetters({ ...data, person, session: { ...data.session, language } });
}

function hourLetters(data: SessionLetter): Letter[] {
  return [
    invitationLetter(data),
    changedLetter(data),
    checkLetter(data),
    answerLetter(data),
    reminderLetter(data, 24),
    reminderLetter(data, 1),
    cancelledLetter(data),
    codeLetter(data, "K7QM2XTP"),
    thanksLetter(data),
    commitmentLetter(data, commitment),
    commitmentAskedLetter(data, commitment),
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
  brand: LetterBrand = { company: "", color: null, logoUrl: null },
): SessionLetter {
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
