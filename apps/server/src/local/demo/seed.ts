import { fullName } from "@lantern/contract/full-name";
import { Role } from "@lantern/contract/roles";
import { and, desc, eq, inArray } from "drizzle-orm";
import { addLedgerRow, insertCompany, verifyCompany } from "../../core/companies/repository.ts";
import type { Context } from "../../core/context.ts";
import type { CompanyScope } from "../../core/gates.ts";
import { sessions } from "../../db/schema/index.ts";
import {
  findUserByEmail,
  hashPassword,
  insertUser,
  saveProfile,
  type UserRow,
} from "../../modules/access/index.ts";
import { findConsumersByEmail, insertNewConsumers } from "../../modules/people/index.ts";
import {
  type AttendeeRow,
  confirmSession,
  createSession,
  inviteAttendees,
  joinLinks,
  listAttendees,
  setAttendees,
} from "../../modules/session/index.ts";
import { signedUpAt } from "./past/plan.ts";
import { seedPast } from "./past/seed-past.ts";
import { demoAccounts, demoCompanyName, demoPassword, demoPeople, readySeats } from "./people.ts";

const demoCredits = 500;
const readySession = "Product autumn hour";

/** What is printed at start, so that people can use the demo at once. */
export interface Demo {
  accounts: { role: string; email: string; password: string }[];
  /** The latest session that was played, with the link of somebody who came; null without a past. */
  played: { id: string; title: string; scorecard: { name: string; url: string } } | null;
  /** The confirmed session and its join links, or null without an adventure. */
  session: { id: string; title: string; joinLinks: { name: string; url: string }[] } | null;
}

/**
 * Creates what local mode offers: a company with credits, accounts, participants and a session to start. Runs at every
 * start and creates only what is missing. After the demo session was played, it creates another.
 */
export async function seedDemo(ctx: Context): Promise<Demo> {
  const owner = await seedAccounts(ctx);
  const scope: CompanyScope = {
    userId: owner.id,
    userTypeId: Role.CONSUMER_ADMIN,
    billingOnly: false,
    mayBuy: true,
    companyId: owner.companyId!,
    needsSecondFactor: false,
    unverified: false,
    tokenId: "",
    signInId: "",
  };
  await insertNewConsumers(ctx.db, scope.companyId, demoPeople);
  const session = ctx.adventures.list().length > 0 ? await seedSessions(ctx, scope) : null;
  const account = (role: string, { email }: { email: string }) => ({ role, email, password: demoPassword });
  return {
    accounts: [
      account("Company Owner", demoAccounts.owner),
      account("Sub-Administrator", demoAccounts.subAdministrator),
      account("ADMIN", demoAccounts.admin),
    ],
    played: await latestPlayed(ctx, scope),
    session,
  };
}

async function latestPlayed(ctx: Context, { companyId }: CompanyScope): Promise<Demo["played"]> {
  const [latest] = await ctx.db
    .select({ id: sessions.id, title: sessions.title })
    .from(sessions)
    .where(and(eq(sessions.companyId, companyId), eq(sessions.status, "completed")))
    .orderBy(desc(sessions.completedAt))
    .limit(1);
  const came = latest && (await listAttendees(ctx.db, latest.id)).find(({ seat }) => seat.joinedAt);
  if (!came) return null;
  return { ...latest, scorecard: linkOf(ctx, came) };
}

const linkOf = ({ settings }: Context, { seat, consumer }: AttendeeRow) => ({
  name: fullName(consumer.firstName, consumer.lastName),
  url: joinLinks(settings, seat).join,
});

async function seedAccounts(ctx: Context): Promise<UserRow> {
  const existing = await findUserByEmail(ctx.db, demoAccounts.owner.email);
  if (existing) return existing;
  const passwordHash = await hashPassword(demoPassword);
  const emailVerifiedAt = ctx.now();
  return ctx.db.transaction(async (tx) => {
    const companyId = await insertCompany(tx, demoCompanyName);
    const account = { companyId, passwordHash, emailVerifiedAt };
    const owner = await insertUser(tx, {
      ...account,
      ...demoAccounts.owner,
      userTypeId: Role.CONSUMER_ADMIN,
    });
    await insertUser(tx, {
      ...account,
      ...demoAccounts.subAdministrator,
      userTypeId: Role.CONSUMER_ADMIN_SUB,
    });
    await insertUser(tx, { ...account, ...demoAccounts.admin, userTypeId: Role.ADMIN, companyId: null });
    const profile = {
      countryId: "DK",
      timezoneId: "Europe/Copenhagen",
      areaCode: "+45",
      phoneNumber: "33120000",
    };
    await saveProfile(tx, { userId: owner.id, ...profile });
    // The demo's grant has the reference of the welcome credits, so that those are not added as well.
    await addLedgerRow(tx, {
      companyId,
      amount: demoCredits,
      reason: "grant",
      reference: `welcome:${demoAccounts.owner.email.split("@")[1]}`,
      createdAt: signedUpAt(ctx.now()),
    });
    await verifyCompany(tx, ctx.now(), companyId, owner.email);
    return owner;
  });
}

async function seedSessions(ctx: Context, scope: CompanyScope): Promise<Demo["session"]> {
  const story = ctx.adventures.list().find((pack) => !pack.localOnly) ?? ctx.adventures.list()[0]!;
  const people = await findConsumersByEmail(
    ctx.db,
    scope.companyId,
    demoPeople.slice(0, readySeats).map((person) => person.email),
  );
  const consumer_ids = people.map((person) => person.id);
  const common = { timezone: "Europe/Copenhagen", experience: story.slug };

  const drafted = await ctx.db.$count(sessions, eq(sessions.companyId, scope.companyId));
  if (drafted === 0) await seedPast(ctx, scope);
  let id = await openSessionId(ctx, scope);
  if (!id) {
    const notes = "No preparation. Bring a warm drink and a quiet corner.";
    const body = { ...common, title: readySession, starts_at: inDays(ctx, 2), seats: readySeats, notes };
    id = (await createSession(ctx, scope, body, undefined)).id;
    await setAttendees(ctx, scope, id, { consumer_ids });
    await confirmSession(ctx, scope, id);
    await inviteAttendees(ctx, scope, id, undefined);
  }
  if (drafted === 0) {
    await createSession(ctx, scope, { title: "New colleagues, first hour", notes: "" }, undefined);
    const later = { ...common, title: "Winter gathering", starts_at: inDays(ctx, 20), seats: 24 };
    const winter = await createSession(ctx, scope, later, undefined);
    await setAttendees(ctx, scope, winter.id, { consumer_ids: consumer_ids.slice(0, 8) });
    await confirmSession(ctx, scope, winter.id);
  }
  const attendees = await listAttendees(ctx.db, id);
  return {
    id,
    title: readySession,
    joinLinks: attendees.map((attendee) => linkOf(ctx, attendee)),
  };
}

/** The demo session that is confirmed or live, if there is one. */
async function openSessionId(ctx: Context, scope: CompanyScope): Promise<string | undefined> {
  const [open] = await ctx.db
    .select({ id: sessions.id })
    .from(sessions)
    .where(
      and(
        eq(sessions.companyId, scope.companyId),
        eq(sessions.title, readySession),
        inArray(sessions.status, ["confirmed", "live"]),
      ),
    );
  return open?.id;
}

/** 14:00 UTC on the first working day that is at least this many days from today. */
function inDays(ctx: Context, days: number): string {
  const at = ctx.now();
  at.setUTCDate(at.getUTCDate() + days);
  while (at.getUTCDay() % 6 === 0) at.setUTCDate(at.getUTCDate() + 1);
  at.setUTCHours(14, 0, 0, 0);
  return at.toISOString();
}
