import { languageOf } from "@lantern/contract/languages";
import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { logoPath } from "../../core/companies/brand.ts";
import { findCompany, lockCompany } from "../../core/companies/repository.ts";
import type { Context } from "../../core/context.ts";
import { enqueueEmail } from "../../core/email/outbox.ts";
import { notStartedEmail } from "../../core/email/templates/company.ts";
import type { LiveSessionInfo, SessionLifecycle } from "../../core/ports/live-sessions.ts";
import type { Tx } from "../../db/client.ts";
import { sessionConsumers, sessions } from "../../db/schema/index.ts";
import { enqueue } from "../../jobs/enqueue.ts";
import { listVerifiedAdmins } from "../access/index.ts";
import { creditsChanged } from "../billing/index.ts";
import { notify, notStarted } from "../notification/index.ts";
import { isExpected } from "./attendee-state.ts";
import { captureSeat } from "./credits.ts";
import { planCommitments } from "./follow-ups.ts";
import { meetingsOf } from "./meetings.ts";
import {
  findAnySession,
  listAttendees,
  listTeams,
  lockSession,
  type SessionRow,
  updateSession,
} from "./repository.ts";
import { roundHistoryOf } from "./round-history.ts";

/** Stores what the live server reports. A report can arrive twice, from two nodes or after a crash. */
export function createLifecycle(ctx: Omit<Context, "live">): SessionLifecycle {
  return {
    async load(sessionId) {
      const session = await findAnySession(ctx.db, sessionId);
      if (!session?.experience || !session.packHash || !session.startsAt) return null;
      const [attendees, teams, company] = await Promise.all([
        listAttendees(ctx.db, sessionId),
        listTeams(ctx.db, sessionId),
        findCompany(ctx.db, session.companyId),
      ]);
      const expected = attendees.filter(isExpected);
      const meetings = await meetingsOf(
        ctx.db,
        session,
        new Set(expected.map(({ consumer }) => consumer.id)),
      );
      return {
        sessionId,
        companyId: session.companyId,
        companyName: company?.name ?? "",
        companyLogo: company ? logoPath(company) : null,
        companyColor: company?.brandColor ?? null,
        title: session.title,
        experience: session.experience,
        packHash: session.packHash,
        language: languageOf(session.language),
        startsAt: session.startsAt.getTime(),
        hosting: session.hosting,
        speed: session.speed,
        seats: session.seats ?? attendees.length,
        status: session.status,
        roster: expected.map(({ seat, consumer }) => ({
          consumerId: consumer.id,
          firstName: consumer.firstName ?? "",
          lastName: consumer.lastName ?? "",
          department: consumer.department,
          office: consumer.office,
          language: consumer.language,
          preassignedTeamId: seat.teamId,
          met: meetings.get(consumer.id),
        })),
        preassignedTeams: teams.map(({ id, name }) => ({ id, name })),
        personMeasures: company?.personMeasures ?? true,
      } satisfies LiveSessionInfo;
    },

    roundHistory: (sessionId) => roundHistoryOf(ctx.db, sessionId),

    async started(sessionId, at, endsAt) {
      await ctx.db
        .update(sessions)
        .set({
          status: "live",
          endsAt: new Date(endsAt),
          // A session that starts early is listed at its real start.
          startsAt: sql`least(${sessions.startsAt}, ${new Date(at)})`,
        })
        .where(and(eq(sessions.id, sessionId), eq(sessions.status, "confirmed")));
    },

    async endChanged(sessionId, endsAt) {
      await ctx.db
        .update(sessions)
        .set({ endsAt: new Date(endsAt) })
        .where(and(eq(sessions.id, sessionId), eq(sessions.status, "live")));
    },

    async here(sessionId, consumerIds, at) {
      const { hereSince, consumerId } = sessionConsumers;
      const isHere = sql`${consumerId} = any(${sql.param(consumerIds)}::uuid[])`;
      // Only rows that change: several nodes report the same people.
      await ctx.db
        .update(sessionConsumers)
        .set({ hereSince: sql`case when ${isHere} then ${new Date(at)}::timestamptz end` })
        .where(
          and(eq(sessionConsumers.sessionId, sessionId), sql`(${isHere}) <> (${hereSince} is not null)`),
        );
    },

    async joined(sessionId, consumerIds, at) {
      await ctx.db
        .update(sessionConsumers)
        .set({ joinedAt: new Date(at) })
        .where(
          and(
            eq(sessionConsumers.sessionId, sessionId),
            inArray(sessionConsumers.consumerId, consumerIds),
            isNull(sessionConsumers.joinedAt),
          ),
        );
    },

    async attended(sessionId, consumerId, at) {
      await withLockedSession(sessionId, async (tx, session) => {
        // The session was cancelled or is a draft again: no credit is used.
        if (session.status !== "live" && session.status !== "completed") return;
        const { joinedAt } = sessionConsumers;
        const [newly] = await tx
          .update(sessionConsumers)
          .set({ attendedAt: new Date(at), joinedAt: sql`coalesce(${joinedAt}, ${new Date(at)})` })
          .where(
            and(
              eq(sessionConsumers.sessionId, sessionId),
              eq(sessionConsumers.consumerId, consumerId),
              isNull(sessionConsumers.attendedAt),
            ),
          )
          .returning();
        if (newly) await captureSeat(ctx, tx, session, consumerId, new Date(at));
      });
    },

    async ended(sessionId, at) {
      await withLockedSession(sessionId, async (tx, session) => {
        if (session.status !== "live") return;
        await updateSession(tx, sessionId, {
          status: "completed",
          completedAt: new Date(at),
          endsAt: new Date(at),
          creditsReserved: 0,
        });
        await enqueue(tx, "session.scorecards", { sessionId }, { key: `scorecards:${sessionId}` });
        await enqueue(tx, "report.make", { sessionId }, { key: `report:${sessionId}` });
        await planCommitments(tx, sessionId, at);
      });
    },

    async notStarted(sessionId) {
      await withLockedSession(sessionId, async (tx, session) => {
        if (session.status !== "confirmed") return;
        await updateSession(tx, sessionId, { status: "draft", creditsReserved: 0, packHash: null });
        const admins = await listVerifiedAdmins(tx, session.companyId);
        await notify(tx, session.companyId, notStarted(session));
        for (const admin of admins) await enqueueEmail(tx, notStartedEmail(ctx.settings, admin, session));
      });
    },
  };

  /** Locks the company before the session, as every change that moves credits does. */
  async function withLockedSession(
    sessionId: string,
    change: (tx: Tx, session: SessionRow) => Promise<void>,
  ): Promise<void> {
    const existing = await findAnySession(ctx.db, sessionId);
    if (!existing) return;
    await ctx.db.transaction(async (tx) => {
      const company = await lockCompany(tx, existing.companyId);
      const session = await lockSession(tx, existing.companyId, sessionId);
      if (!session) return;
      await change(tx, session);
      await creditsChanged(tx, company);
    });
  }
}
