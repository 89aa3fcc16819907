import type { ParsedBodyOf, putAttendees, Session } from "@lantern/contract/http";
import { and, eq, inArray, notInArray } from "drizzle-orm";
import { AppError } from "../../core/app-error.ts";
import type { CompanyRow } from "../../core/companies/repository.ts";
import type { Context } from "../../core/context.ts";
import { cancelledEmail } from "../../core/email/templates/invitation.ts";
import type { CompanyScope } from "../../core/gates.ts";
import type { Tx } from "../../db/client.ts";
import { sessionConsumers, teams } from "../../db/schema/index.ts";
import { countConsumers, ownConsumerIds } from "../people/index.ts";
import { isInvited } from "./attendee-state.ts";
import type { ChangeTools } from "./change.ts";
import { requireCredits, reservationFor } from "./credits.ts";
import { requireOpen } from "./policy.ts";
import { listAttendees, listTeams, type SessionRow, type SessionValues } from "./repository.ts";
import { changeAndRead } from "./service.ts";
import { stopWaiting } from "./take-seat.ts";

type Body = ParsedBodyOf<typeof putAttendees>;

/** Sets the attendees and, when `teams` is given, the teams to form. */
export async function setAttendees(
  ctx: Context,
  scope: CompanyScope,
  id: string,
  body: Body,
  ifMatch?: string,
): Promise<Session> {
  requireEachOnce(body);
  return changeAndRead(ctx, scope, id, {
    action: "attendees",
    movesCredits: true,
    check: (session) => requireOpen(session),
    ifMatch,
    async apply(tools) {
      const { tx, session, company, save } = tools;
      await requireOwnPeople(tx, scope.companyId, body.consumer_ids);
      await replaceAttendees(tools, body.consumer_ids);
      if (body.teams) await replaceTeams(tx, id, body.teams);
      await save(await seatsAfter(tx, company, session));
      return { attendees: body.consumer_ids.length };
    },
    live: "refresh",
  });
}

/** A confirmed session has a seat for every attendee who has not declined, more than were planned if necessary. */
async function seatsAfter(tx: Tx, company: CompanyRow, session: SessionRow): Promise<SessionValues> {
  if (session.status === "draft") return {};
  const reservation = await reservationFor(tx, session, session.seats);
  requireCredits(company, session, reservation.creditsReserved);
  return reservation;
}

/**
 * Checks the request by itself: nobody twice on the list or in two teams, and no team member who is not on the list.
 */
function requireEachOnce({ consumer_ids, teams: requested }: Body): void {
  if (new Set(consumer_ids).size < consumer_ids.length) throw new AppError("CONSUMER_003");
  const members = requested?.flatMap((team) => team.consumer_ids) ?? [];
  if (new Set(members).size < members.length) throw new AppError("BREAKOUT_002");
  if (members.some((one) => !consumer_ids.includes(one))) throw new AppError("SESSION_009");
}

/** The error code for a participant of another company; it reveals nothing about that person. */
export async function requireOwnPeople(tx: Tx, companyId: string, ids: string[]): Promise<void> {
  const own = await ownConsumerIds(tx, companyId, ids);
  const foreign = ids.filter((id) => !own.has(id));
  if (foreign.length === 0) return;
  throw new AppError((await countConsumers(tx, foreign)) > 0 ? "COMPANY_001" : "CONSUMER_001");
}

/**
 * Attendees who stay keep their RSVP and their link. Removed attendees lose both, and get an email if they were
 * invited.
 */
async function replaceAttendees({ tx, session, emailCalendar }: ChangeTools, ids: string[]): Promise<void> {
  const before = await listAttendees(tx, session.id);
  const removed = before.filter(({ seat }) => !ids.includes(seat.consumerId));
  if (removed.length > 0) {
    if (session.status === "live") throw new AppError("SESSION_004");
    await emailCalendar(session, removed.filter(isInvited), cancelledEmail);
    const removedIds = removed.map(({ seat }) => seat.consumerId);
    await tx
      .delete(sessionConsumers)
      .where(
        and(eq(sessionConsumers.sessionId, session.id), inArray(sessionConsumers.consumerId, removedIds)),
      );
  }
  const existing = new Set(before.map(({ seat }) => seat.consumerId));
  const added = ids.filter((id) => !existing.has(id));
  if (added.length === 0) return;
  const { id: sessionId, companyId } = session;
  await tx.insert(sessionConsumers).values(added.map((consumerId) => ({ sessionId, companyId, consumerId })));
  await stopWaiting(tx, sessionId, added);
}

async function replaceTeams(tx: Tx, sessionId: string, requested: NonNullable<Body["teams"]>): Promise<void> {
  const existing = new Set((await listTeams(tx, sessionId)).map((team) => team.id));
  const named = requested.flatMap((team) => team.id ?? []);
  if (named.some((id) => !existing.has(id))) throw new AppError("BREAKOUT_001");
  await tx.update(sessionConsumers).set({ teamId: null }).where(eq(sessionConsumers.sessionId, sessionId));
  const others = named.length > 0 ? notInArray(teams.id, named) : undefined;
  await tx.delete(teams).where(and(eq(teams.sessionId, sessionId), others));
  for (const [position, team] of requested.entries()) {
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
