import type { createSession, ParsedBodyOf, patchSession, Session } from "@lantern/contract/http";
import { limits } from "@lantern/contract/limits";
import { cut } from "@lantern/engine/graphemes";
import { AppError, fieldError } from "../../core/app-error.ts";
import type { Context } from "../../core/context.ts";
import type { CompanyScope } from "../../core/gates.ts";
import type { Tx } from "../../db/client.ts";
import { once } from "../../http/idempotency.ts";
import { cameosOfCompany, pinCameos, requireAdventure, requireOffered } from "../adventure/index.ts";
import { requireCostCenter } from "../billing/index.ts";
import { auditSession, changeSession, type SessionChange } from "./change.ts";
import { requireCredits, reservationFor } from "./credits.ts";
import { requireFuture, requireLanguage, requireOpen, requireSession } from "./policy.ts";
import { presentSession } from "./presenter.ts";
import * as repository from "./repository.ts";
import { deleteEmptySeries, requireOwnDay, seriesPositions } from "./series-repository.ts";

type Body = Partial<ParsedBodyOf<typeof createSession>>;

export async function read(ctx: Context, scope: CompanyScope, id: string): Promise<Session> {
  const session = requireSession(await repository.findSession(ctx.db, scope.companyId, id));
  const [attendees, teams, authors, series] = await Promise.all([
    repository.listAttendees(ctx.db, id),
    repository.listTeams(ctx.db, id),
    repository.namesOf(ctx.db, scope.companyId, [session.updatedBy]),
    seriesPositions(ctx.db, scope.companyId, [session]),
  ]);
  return presentSession(ctx, session, attendees, teams, authors.get(session.updatedBy ?? ""), series.get(id));
}

/** Makes a change and returns the session after it. */
export async function changeAndRead<Detail extends Record<string, unknown>>(
  ctx: Context,
  scope: CompanyScope,
  id: string,
  sessionChange: SessionChange<Detail>,
): Promise<Session> {
  await changeSession(ctx, scope, id, sessionChange);
  return read(ctx, scope, id);
}

/** Creates a draft. Only a title is required; the rest is required at confirmation. */
export async function create(
  ctx: Context,
  scope: CompanyScope,
  body: ParsedBodyOf<typeof createSession>,
  key: string | undefined,
): Promise<Session> {
  const request = { owner: scope.companyId, operation: "createSession", key, body };
  if (body.experience) await requireOffered(ctx, body.experience);
  const id = await once(ctx, request, "SESSION_003", async (tx) => {
    await requireCostCenter(tx, scope.companyId, body.cost_center);
    const values = valuesOf(ctx, body, { experience: null, startsAt: null, speed: 1 });
    const created = await repository.insertSession(tx, scope.companyId, {
      ...values,
      title: body.title,
      updatedBy: scope.userId,
      updatedAt: ctx.now(),
    });
    await auditSession(tx, scope, "create", created.id);
    return created.id;
  });
  return read(ctx, scope, id);
}

const copySuffix = " (copy)";

/** Creates a draft with the same settings and attendees, without the date and the RSVPs. */
export async function duplicate(
  ctx: Context,
  scope: CompanyScope,
  id: string,
  key: string | undefined,
): Promise<Session> {
  const request = { owner: scope.companyId, operation: "duplicateSession", key, body: { id } };
  const copyId = await once(ctx, request, "SESSION_003", async (tx) => {
    const session = requireSession(await repository.findSession(tx, scope.companyId, id));
    const {
      experience,
      cameos,
      seats,
      language,
      hosting,
      notes,
      greeting,
      replyTo,
      costCenter,
      speed,
      timezone,
    } = session;
    const copy = await repository.insertSession(tx, scope.companyId, {
      experience,
      cameos,
      seats,
      language,
      hosting,
      notes,
      greeting,
      replyTo,
      costCenter,
      speed,
      timezone,
      updatedBy: scope.userId,
      updatedAt: ctx.now(),
      title: cut(session.title, limits.titleMax - copySuffix.length) + copySuffix,
    });
    await repository.copyAttendees(tx, id, copy.id);
    await auditSession(tx, scope, "duplicate", copy.id, { of: id });
    return copy.id;
  });
  return read(ctx, scope, copyId);
}

/** Changes a session's settings. A confirmed session's date is changed by `reschedule`, which emails the attendees. */
export async function change(
  ctx: Context,
  scope: CompanyScope,
  id: string,
  body: ParsedBodyOf<typeof patchSession>,
  ifMatch?: string,
): Promise<Session> {
  return changeAndRead(ctx, scope, id, {
    action: "update",
    movesCredits: true,
    check: (session) => requireOpen(session),
    ifMatch,
    async apply({ tx, session, company, save }) {
      const { experience } = session;
      if (session.status !== "draft") refuseFixed(session, body);
      if (body.cost_center !== session.costCenter)
        await requireCostCenter(tx, session.companyId, body.cost_center);
      if (body.experience && body.experience !== experience) await requireOffered(ctx, body.experience);
      const isNew = body.experience !== undefined && body.experience !== experience;
      // Words of its own were for the other story.
      const values = { ...valuesOf(ctx, body, session), ...(isNew && { cameos: null }) };
      if (session.status === "draft") await save(values);
      else {
        const reservation = await reservationFor(tx, session, values.seats ?? session.seats);
        requireCredits(company, session, reservation.creditsReserved);
        const packHash = isNew ? await pinNew(ctx, tx, scope, body.experience ?? "") : session.packHash;
        await save({ ...values, ...reservation, packHash });
      }
      return { fields: Object.keys(body) };
    },
    finish: (tx, session) => requireOwnDay(tx, session),
    live: "refresh",
  });
}

/** Fixes another story for a confirmed session, with the company's words in it. */
async function pinNew(ctx: Context, tx: Tx, { companyId }: CompanyScope, slug: string): Promise<string> {
  const { hash, cameos } = requireAdventure(ctx, slug);
  return pinCameos(tx, companyId, hash, cameos, await cameosOfCompany(tx, companyId, slug));
}

/** Deletes a draft. */
export async function remove(ctx: Context, scope: CompanyScope, id: string, ifMatch?: string): Promise<void> {
  await changeSession(ctx, scope, id, {
    action: "delete",
    check({ status }) {
      if (status !== "draft") throw new AppError("SESSION_005");
    },
    ifMatch,
    conflict: "SESSION_005",
    async apply({ tx, session }) {
      await repository.deleteSession(tx, id);
      if (session.seriesId) await deleteEmptySeries(tx, session.seriesId);
      return {};
    },
  });
}

/** A confirmed session keeps its date, and no field can be emptied; the settings of a live one are fixed. */
function refuseFixed(session: repository.SessionRow, body: Body): void {
  const moved = body.starts_at && new Date(body.starts_at).getTime() !== session.startsAt?.getTime();
  if (moved || (body.timezone && body.timezone !== session.timezone)) throw new AppError("SESSION_004");
  if ([body.starts_at, body.timezone, body.seats, body.experience].includes(null))
    throw new AppError("SESSION_004");
  const fixed = ["seats", "experience", "language", "speed", "hosting"] as const;
  if (
    session.status === "live" &&
    fixed.some((field) => body[field] !== undefined && body[field] !== session[field])
  ) {
    throw new AppError("SESSION_004");
  }
}

type Before = Pick<repository.SessionRow, "experience" | "startsAt" | "speed">;

/** The columns that a request changes, checked together with those that stay. */
export function valuesOf(ctx: Context, body: Body, before: Before): repository.SessionValues {
  const { starts_at, reply_to: replyTo, cost_center: costCenter, speed, ...named } = body;
  const startsAt =
    starts_at === undefined ? before.startsAt : starts_at === null ? null : new Date(starts_at);
  if (starts_at && startsAt && startsAt.getTime() !== before.startsAt?.getTime())
    requireFuture(ctx, startsAt);
  const experience = named.experience === undefined ? before.experience : named.experience;
  // Only a newly chosen adventure must be published: a confirmed session keeps one that is withdrawn later.
  const pack = named.experience
    ? requireAdventure(ctx, named.experience)
    : ctx.adventures.current(experience ?? "");
  if (named.language) requireLanguage(named.language);
  // A speed above 1 is for trying things out in local mode.
  const pace = ctx.settings.local ? (speed ?? before.speed) : 1;
  return {
    ...named,
    ...(replyTo !== undefined && { replyTo }),
    ...(costCenter !== undefined && { costCenter }),
    startsAt,
    speed: pace,
    endsAt: plannedEnd(startsAt, pack?.durationSeconds, pace),
  };
}

/** When a session ends that starts on time; null while it has no start or no adventure. */
export function plannedEnd(startsAt: Date | null, seconds: number | undefined, speed: number): Date | null {
  return startsAt && seconds ? new Date(startsAt.getTime() + (seconds * 1000) / speed) : null;
}

/** A session's start and time zone, or an error at the field that is empty. */
export function requireStart(session: repository.SessionRow): { startsAt: Date; timezone: string } {
  const { startsAt, timezone } = session;
  if (!startsAt) throw fieldError("starts_at", "START");
  if (!timezone) throw fieldError("timezone", "TIMEZONE");
  return { startsAt, timezone };
}
