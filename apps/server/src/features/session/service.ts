import type { createSession, ParsedBodyOf, patchSession, Session } from "@lantern/contract/http";
import { fieldTexts } from "@lantern/contract/http";
import { requireOffered, requirePack } from "../../core/adventures/policy.ts";
import { lockCompany } from "../../core/companies/repository.ts";
import type { Context } from "../../core/context.ts";
import { creditsMoved } from "../../core/credits/credits.ts";
import type { CompanyScope } from "../../core/gates.ts";
import { Refusal, refuseField } from "../../core/refusal.ts";
import { requireCredits, reservationFor } from "../../core/sessions/credits.ts";
import { tellLiveHour } from "../../core/sessions/live-hour.ts";
import { noted } from "../../core/sessions/noted.ts";
import {
  found,
  requireFuture,
  requireLanguage,
  requireOpen,
  requireVersion,
} from "../../core/sessions/policy.ts";
import * as repository from "../../core/sessions/repository.ts";
import { once } from "../../http/idempotency.ts";
import { presentSession } from "./presenter.ts";

type Body = Partial<ParsedBodyOf<typeof createSession>>;

export async function read(ctx: Context, scope: CompanyScope, id: string): Promise<Session> {
  const session = found(await repository.findSession(ctx.db, scope.companyId, id));
  const [attendees, teams, authors] = await Promise.all([
    repository.listAttendees(ctx.db, id),
    repository.listTeams(ctx.db, id),
    repository.namesOf(ctx.db, scope.companyId, [session.updatedBy]),
  ]);
  return presentSession(ctx, session, attendees, teams, authors.get(session.updatedBy ?? ""));
}

/** Makes a draft. What it lacks is asked for at confirmation. */
export async function create(
  ctx: Context,
  scope: CompanyScope,
  body: ParsedBodyOf<typeof createSession>,
  key: string | undefined,
): Promise<Session> {
  const call = { owner: scope.companyId, operation: "createSession", key, body };
  if (body.experience) await requireOffered(ctx, body.experience);
  const id = await once(ctx, call, "SESSION_003", async (tx) => {
    const values = checked(ctx, body, { experience: null, startsAt: null, speed: 1 });
    const author = { updatedBy: scope.userId, updatedAt: ctx.now() };
    const made = await repository.insertSession(tx, scope.companyId, {
      ...values,
      ...author,
      title: body.title,
    });
    await noted(tx, scope, "create", made.id);
    return made.id;
  });
  return read(ctx, scope, id);
}

/** Changes a session. Once it is confirmed its date has its own call, because that one tells people. */
export async function change(
  ctx: Context,
  scope: CompanyScope,
  id: string,
  body: ParsedBodyOf<typeof patchSession>,
  ifMatch?: string,
): Promise<Session> {
  const by = { userId: scope.userId, at: ctx.now() };
  await ctx.db.transaction(async (tx) => {
    const company = await lockCompany(tx, scope.companyId);
    const session = found(await repository.lockSession(tx, scope.companyId, id));
    requireOpen(session);
    requireVersion(session, ifMatch, "SESSION_004");
    await noted(tx, scope, "update", id, { fields: Object.keys(body) });
    if (session.status !== "draft") refuseFixed(session, body);
    if (body.experience && body.experience !== session.experience) await requireOffered(ctx, body.experience);
    const values = checked(ctx, body, session);
    if (session.status === "draft") {
      await repository.changeSession(tx, id, by, values);
      return;
    }
    const reservation = await reservationFor(tx, session, values.seats ?? session.seats);
    requireCredits(company, session, reservation.creditsReserved);
    const changed = values.experience && values.experience !== session.experience;
    const packHash = changed ? requirePack(ctx, values.experience ?? "").hash : session.packHash;
    await repository.changeSession(tx, id, by, { ...values, ...reservation, packHash });
    await creditsMoved(tx, company);
  });
  await tellLiveHour(ctx, "refresh", id);
  return read(ctx, scope, id);
}

export async function remove(ctx: Context, scope: CompanyScope, id: string, ifMatch?: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const session = found(await repository.lockSession(tx, scope.companyId, id));
    if (session.status !== "draft") throw new Refusal("SESSION_005");
    requireVersion(session, ifMatch, "SESSION_005");
    await repository.deleteSession(tx, id);
    await noted(tx, scope, "delete", id);
  });
}

/** Once confirmed, the date is moved elsewhere and nothing may be emptied; once live, the play itself is fixed. */
function refuseFixed(session: repository.SessionRow, body: Body): void {
  const moved = body.starts_at && new Date(body.starts_at).getTime() !== session.startsAt?.getTime();
  if (moved || (body.timezone && body.timezone !== session.timezone)) throw new Refusal("SESSION_004");
  if ([body.starts_at, body.timezone, body.seats, body.experience].includes(null))
    throw new Refusal("SESSION_004");
  const fixed = ["seats", "experience", "language", "speed", "hosting"] as const;
  if (
    session.status === "live" &&
    fixed.some((field) => body[field] !== undefined && body[field] !== session[field])
  ) {
    throw new Refusal("SESSION_004");
  }
}

type Before = Pick<repository.SessionRow, "experience" | "startsAt" | "speed">;

/** The columns that a body changes, judged together with what the session holds already. */
function checked(ctx: Context, body: Body, before: Before): repository.SessionValues {
  const { starts_at, speed, ...named } = body;
  const startsAt =
    starts_at === undefined ? before.startsAt : starts_at === null ? null : new Date(starts_at);
  if (starts_at && startsAt && startsAt.getTime() !== before.startsAt?.getTime())
    requireFuture(ctx, startsAt);
  const experience = named.experience === undefined ? before.experience : named.experience;
  // Only what is chosen now must be on offer: a confirmed session keeps its story whatever is withdrawn later.
  const pack = named.experience ? requirePack(ctx, named.experience) : ctx.packs.current(experience ?? "");
  if (named.language) requireLanguage(named.language);
  // Play faster than life exists to try things out; outside of local mode an hour is an hour.
  const pace = ctx.settings.local ? (speed ?? before.speed) : 1;
  return { ...named, startsAt, speed: pace, endsAt: plannedEnd(startsAt, pack?.durationSeconds, pace) };
}

/** When a session that starts on time ends; null while the start or the story is open. */
export function plannedEnd(startsAt: Date | null, seconds: number | undefined, speed: number): Date | null {
  return startsAt && seconds ? new Date(startsAt.getTime() + (seconds * 1000) / speed) : null;
}

/** A draft's start, or the text at the field that is still empty. */
export function requireStart(session: repository.SessionRow): { startsAt: Date; timezone: string } {
  const { startsAt, timezone } = session;
  if (!startsAt) throw refuseField("starts_at", "REQUEST_001", fieldTexts.start);
  if (!timezone) throw refuseField("timezone", "REQUEST_001", fieldTexts.timezone);
  return { startsAt, timezone };
}
