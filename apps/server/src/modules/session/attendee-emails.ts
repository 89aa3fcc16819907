import { fullName } from "@lantern/contract/full-name";
import { type Language, languageOf } from "@lantern/contract/languages";
import { asc, eq } from "drizzle-orm";
import { emailBrand } from "../../core/companies/brand.ts";
import { findCompany } from "../../core/companies/repository.ts";
import type { Context } from "../../core/context.ts";
import type { Email } from "../../core/email/email.ts";
import { enqueueEmail } from "../../core/email/outbox.ts";
import type { CalendarEmailData, SessionEmailData } from "../../core/email/templates/session-email.ts";
import type { Executor } from "../../db/client.ts";
import { users } from "../../db/schema/index.ts";
import { nextCalendarEntries } from "./calendar-entries.ts";
import { joinLinks } from "./join-links.ts";
import type { AttendeeRow, SessionRow } from "./repository.ts";

/** What all emails about a session are written from: everything but the attendee and their links. */
interface SharedEmailData extends Omit<SessionEmailData, "person" | "links"> {
  session: SessionEmailData["session"] & Pick<SessionRow, "experience">;
}

/**
 * Enqueues one email to each of these attendees who has an address. The session must have an experience and its times.
 *
 * @returns how many were stored
 */
export async function enqueueAttendeeEmails(
  ctx: Pick<Context, "adventures" | "now" | "settings">,
  tx: Executor,
  session: SessionRow,
  attendees: readonly Attendee[],
  template: (data: SessionEmailData) => Email,
  hostId?: string,
): Promise<number> {
  const shared = await sharedEmailData(ctx, tx, session, hostId);
  if (!shared) return 0;
  let stored = 0;
  for (const attendee of attendees.filter(isAddressed))
    if (await enqueueEmail(tx, template(dataFor(ctx, shared, attendee)))) stored += 1;
  return stored;
}

/** The same with a calendar file, which changes the entry that earlier ones have made. */
export async function enqueueCalendarEmails(
  ctx: Pick<Context, "adventures" | "now" | "settings">,
  tx: Executor,
  session: SessionRow,
  attendees: readonly Attendee[],
  template: (data: CalendarEmailData) => Email,
  hostId?: string,
): Promise<void> {
  for (const data of await calendarEmailData(ctx, tx, session, attendees, hostId))
    await enqueueEmail(tx, template(data));
}

/** What such an email to each of these attendees is written from. Each must be enqueued: it has a number of its own. */
export async function calendarEmailData(
  ctx: Pick<Context, "adventures" | "now" | "settings">,
  tx: Executor,
  session: SessionRow,
  attendees: readonly Attendee[],
  hostId?: string,
): Promise<CalendarEmailData[]> {
  const shared = await sharedEmailData(ctx, tx, session, hostId);
  if (!shared) return [];
  const addressed = attendees.filter(isAddressed);
  const seats = addressed.map(({ seat }) => seat);
  const entries = await nextCalendarEntries(ctx, tx, session, shared.host, seats);
  return addressed.map((attendee) => ({
    ...dataFor(ctx, shared, attendee),
    entry: entries.get(attendee.consumer.id)!,
  }));
}

/** What an email to one attendee is written from. */
function dataFor(
  ctx: Pick<Context, "adventures" | "settings">,
  shared: SharedEmailData,
  { seat, consumer }: Addressed,
): SessionEmailData {
  return {
    ...inLanguageOf(ctx, shared, consumer.language),
    person: { ...consumer, consumerId: consumer.id, rsvp: seat.rsvp },
    links: joinLinks(ctx.settings, seat, consumer),
  };
}

type Attendee = Pick<AttendeeRow, "seat" | "consumer">;

interface Addressed extends Attendee {
  consumer: AttendeeRow["consumer"] & { email: string };
}

const isAddressed = (attendee: Attendee): attendee is Addressed => Boolean(attendee.consumer.email);

/** Null for a session without an experience or its times. */
export async function sharedEmailData(
  ctx: Pick<Context, "adventures" | "now" | "settings">,
  tx: Executor,
  session: SessionRow,
  hostId: string | undefined,
): Promise<SharedEmailData | null> {
  const language = languageOf(session.language);
  const experience = storyIn(ctx, session.experience, language);
  const { startsAt, endsAt, timezone } = session;
  if (!experience || !startsAt || !endsAt || !timezone) return null;
  const [company, host] = [
    await findCompany(tx, session.companyId),
    await hostOf(tx, session.companyId, hostId),
  ];
  return {
    now: ctx.now(),
    session: { ...session, startsAt, endsAt, timezone, language, teamLanguage: language },
    experience,
    company: company?.name ?? "",
    brand: emailBrand(ctx.settings, company),
    host,
  };
}

/** The same for a reader of this language; null: the session's. */
export function inLanguageOf(
  ctx: Pick<Context, "adventures" | "settings">,
  shared: SharedEmailData,
  language: Language | null,
): SharedEmailData {
  if (language === null) return shared;
  const experience = storyIn(ctx, shared.session.experience, language) ?? shared.experience;
  return { ...shared, session: { ...shared.session, language }, experience };
}

/** What emails say of the adventure, in this language where it is told in it. */
function storyIn(
  ctx: Pick<Context, "adventures" | "settings">,
  slug: string | null,
  language: Language,
): SessionEmailData["experience"] | null {
  const story = slug === null ? null : ctx.adventures.current(slug, language);
  if (!story) return null;
  const { title, synopsis, locale, emailCover } = story;
  return { title, synopsis, locale, coverUrl: emailCover && ctx.settings.origin + emailCover };
}

/** The administrator who gets the replies: the one who acts, else the company's first. */
async function hostOf(tx: Executor, companyId: string, hostId: string | undefined) {
  const admins = await tx.select().from(users).where(eq(users.companyId, companyId)).orderBy(asc(users.id));
  const host = admins.find((admin) => admin.id === hostId) ?? admins[0];
  return host
    ? { id: host.id, name: fullName(host.firstName, host.lastName), email: host.email }
    : { id: null, name: "", email: "" };
}
