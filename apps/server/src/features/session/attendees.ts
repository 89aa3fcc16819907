import type { ParsedBodyOf, putAttendees, Session } from "@lantern/contract/http";
import { and, eq, inArray, notInArray } from "drizzle-orm";
import { type CompanyRow, lockCompany } from "../../core/companies/repository.ts";
import type { Context } from "../../core/context.ts";
import { creditsMoved } from "../../core/credits/credits.ts";
import { cancelledEmail } from "../../core/email/templates/invitation.ts";
import type { CompanyScope } from "../../core/gates.ts";
import { countConsumers, ownConsumerIds } from "../../core/people/repository.ts";
import { Refusal } from "../../core/refusal.ts";
import { enqueueAttendeeEmails } from "../../core/sessions/attendee-emails.ts";
import { isInvited } from "../../core/sessions/attendee-state.ts";
import { requireCredits, reservationFor } from "../../core/sessions/credits.ts";
import { tellLiveHour } from "../../core/sessions/live-hour.ts";
import { noted } from "../../core/sessions/noted.ts";
import { found, requireOpen, requireVersion } from "../../core/sessions/policy.ts";
import {
  changeSession,
  listAttendees,
  listTeams,
  lockSession,
  type SessionRow,
  type SessionValues,
} from "../../core/sessions/repository.ts";
import type { Tx } from "../../db/client.ts";
import { sessionConsumers, teams } from "../../db/schema/index.ts";
import { read } from "./service.ts";

type Body = ParsedBodyOf<typeof putAttendees>;

/** Sets who attends and, when named, the teams wished for. */
export async function setAttendees(
  ctx: Context,
  scope: CompanyScope,
  id: string,
  body: Body,
  ifMatch?: string,
): Promise<Session> {
  refuseTwice(body);
  await ctx.db.transaction(async (tx) => {
    const company = await lockCompany(tx, scope.companyId);
    const session = found(await lockSession(tx, scope.companyId, id));
    requireOpen(session);
    requireVersion(session, ifMatch, "SESSION_004");
    await requireOwnPeople(tx, scope.companyId, body.consumer_ids);
    await replacePeople(ctx, tx, session, body.consumer_ids, scope.userId);
    if (body.teams) await replaceTeams(tx, session.id, body.teams);
    const by = { userId: scope.userId, at: ctx.now() };
    await changeSession(tx, session.id, by, await seatsAfter(tx, company, session));
    await creditsMoved(tx, company);
    await noted(tx, scope, "attendees", id, { attendees: body.consumer_ids.length });
  });
  await tellLiveHour(ctx, "refresh", id);
  return read(ctx, scope, id);
}

/** A confirmed session reserves for everyone who comes, beyond its seats when need be. */
async function seatsAfter(tx: Tx, company: CompanyRow, session: SessionRow): Promise<SessionValues> {
  if (session.status === "draft") return {};
  const reservation = await reservationFor(tx, session, session.seats);
  requireCredits(company, session, reservation.creditsReserved);
  return reservation;
}

/** What can be seen to be wrong from the call alone. */
function refuseTwice({ consumer_ids, teams: wished }: Body): void {
  if (new Set(consumer_ids).size < consumer_ids.length) throw new Refusal("CONSUMER_003");
  const placed = wished?.flatMap((team) => team.consumer_ids) ?? [];
  if (new Set(placed).size < placed.length) throw new Refusal("BREAKOUT_002");
  if (placed.some((one) => !consumer_ids.includes(one))) throw new Refusal("SESSION_009");
}

/** Another company's participant is refused as such, without a word about who that is. */
async function requireOwnPeople(tx: Tx, companyId: string, ids: string[]): Promise<void> {
  const own = await ownConsumerIds(tx, companyId, ids);
  const foreign = ids.filter((id) => !own.has(id));
  if (foreign.length === 0) return;
  throw new Refusal((await countConsumers(tx, foreign)) > 0 ? "COMPANY_001" : "CONSUMER_001");
}

/** Those who stay keep their answer and their link; those who go lose both, and hear of it if they were invited. */
async function replacePeople(
  ctx: Context,
  tx: Tx,
  session: SessionRow,
  ids: string[],
  hostId: string,
): Promise<void> {
  const before = await listAttendees(tx, session.id);
  const leaving = before.filter(({ seat }) => !ids.includes(seat.consumerId));
  if (leaving.length > 0 && session.status === "live") throw new Refusal("SESSION_004");
  const told = leaving.filter(isInvited);
  const next = { ...session, calendarSequence: session.calendarSequence + 1 };
  await enqueueAttendeeEmails(ctx, tx, next, told, cancelledEmail, hostId);
  if (leaving.length > 0) {
    const gone = leaving.map(({ seat }) => seat.consumerId);
    await tx
      .delete(sessionConsumers)
      .where(and(eq(sessionConsumers.sessionId, session.id), inArray(sessionConsumers.consumerId, gone)));
  }
  const coming = ids.filter((id) => !before.some(({ seat }) => seat.consumerId === id));
  if (coming.length === 0) return;
  const { id: sessionId, companyId } = session;
  await tx
    .insert(sessionConsumers)
    .values(coming.map((consumerId) => ({ sessionId, companyId, consumerId })));
}

async function replaceTeams(tx: Tx, sessionId: string, wished: NonNullable<Body["teams"]>): Promise<void> {
  const existing = new Set((await listTeams(tx, sessionId)).map((team) => team.id));
  const named = wished.flatMap((team) => team.id ?? []);
  if (named.some((id) => !existing.has(id))) throw new Refusal("BREAKOUT_001");
  await tx.update(sessionConsumers).set({ teamId: null }).where(eq(sessionConsumers.sessionId, sessionId));
  const left = named.length > 0 ? notInArray(teams.id, named) : undefined;
  await tx.delete(teams).where(and(eq(teams.sessionId, sessionId), left));
  for (const [position, team] of wished.entries()) {
    const teamId = await saveTeam(tx, sessionId, position, team);
    if (team.consumer_ids.length === 0) continue;
    await tx
      .update(sessionConsumers)
      .set({ teamId })
      .where(
        and(
          eq(sessionConsumers.sessionId, sessionId),
          inArray(sessionConsumers.consumerId, team.consumer_ids),
        ),
      );
  }
}

async function saveTeam(
  tx: Tx,
  sessionId: string,
  position: number,
  { id, name }: { id?: string | undefined; name?: string | undefined },
): Promise<string> {
  if (id) {
    await tx
      .update(teams)
      .set({ position, ...(name && { name }) })
      .where(eq(teams.id, id));
    return id;
  }
  const [made] = await tx
    .insert(teams)
    .values({ sessionId, position, name: name ?? `Team ${position + 1}` })
    .returning({ id: teams.id });
  return made!.id;
}
