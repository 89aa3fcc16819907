import { fullName } from "@lantern/contract/full-name";
import { wallAt } from "@lantern/engine";
import { eq, sql } from "drizzle-orm";
import type { CompanyScope } from "../../../core/gates.ts";
import { liveSessions, packs, sessionConsumers, sessions, sessionTexts } from "../../../db/schema/index.ts";
import { captureSeat, insertSession, planCommitments } from "../../../modules/session/index.ts";
import { demoAccounts } from "../people.ts";
import { cameTo, hasDeclined, type PastSession, startOf } from "./plan.ts";
import { Replay } from "./replay.ts";
import { saveOutcomes, saveRatings } from "./save-responses.ts";
import type { StoredPlay } from "./stored.ts";
import type { TxContext } from "./tx-context.ts";

const dayMs = 86_400_000;
/** Who stays for so long has used a credit. */
const attendedAfterMs = 5 * 60_000;

interface PastPlan {
  session: PastSession;
  stored: StoredPlay;
  title: string;
  seriesId: string;
  /** Consumer ids, in the order of the demo's list. */
  people: readonly string[];
  createdAt: Date;
}

export interface PlayedSession {
  id: string;
  endedAt: Date;
}

/** Stores a completed session with its log, and what its people said of it later. */
export async function playSession(
  ctx: TxContext,
  scope: CompanyScope,
  { session, stored, title, seriesId, people, createdAt }: PastPlan,
): Promise<PlayedSession> {
  const { db: tx } = ctx;
  const { companyId } = scope;
  const startsAt = startOf(session, ctx.now());
  const { language, ...row } = await insertSession(tx, companyId, {
    title,
    seriesId,
    createdAt,
    status: "live",
    experience: stored.experience,
    packHash: stored.packHash,
    startsAt,
    endsAt: new Date(startsAt.getTime() + 3_600_000),
    timezone: "Europe/Copenhagen",
    seats: people.length,
    notes: "Meet the people behind the tickets.",
    organizerId: scope.userId,
    organizerName: fullName(demoAccounts.owner.firstName, demoAccounts.owner.lastName),
    organizerEmail: demoAccounts.owner.email,
    updatedBy: scope.userId,
    updatedAt: createdAt,
  });
  const pack = ctx.adventures.pack(stored.experience)!;
  await tx
    .insert(packs)
    .values({ hash: stored.packHash, slug: pack.slug, compiled: pack })
    .onConflictDoNothing();
  const run = { id: 0, sessionId: row.id, run: 1 };
  const replay = new Replay(stored, { run, pack, startsAt: startsAt.getTime(), language, people });
  await storeLog(ctx, row.id, replay);

  const joined = joinTimes(replay);
  const invitedAt = new Date(startsAt.getTime() - 10 * dayMs);
  await tx.insert(sessionConsumers).values(
    people.map((consumerId, person) => ({
      sessionId: row.id,
      consumerId,
      companyId,
      createdAt,
      invitedAt,
      rsvp: hasDeclined(session, person) ? ("declined" as const) : ("coming" as const),
      rsvpAt: new Date(invitedAt.getTime() + (1 + ((person * 5) % 40)) * 3_600_000),
      joinedAt: joined.get(consumerId) ?? null,
      attendedAt: joined.has(consumerId)
        ? new Date(joined.get(consumerId)!.getTime() + attendedAfterMs)
        : null,
    })),
  );
  for (const [consumerId, at] of joined)
    await captureSeat(ctx, tx, { ...row, language }, consumerId, new Date(at.getTime() + attendedAfterMs));

  const endedAt = new Date(replay.endedAt);
  await tx
    .update(sessions)
    .set({ status: "completed", completedAt: endedAt, endsAt: endedAt })
    .where(eq(sessions.id, row.id));
  const ofSession = { sessionId: row.id, companyId, endedAt };
  await saveRatings(
    ctx,
    ofSession,
    cameTo(session).map((person) => people[person]!),
    session.ratings,
  );
  await saveOutcomes(ctx, ofSession, replay.state, session.outcomes);
  await planCommitments(tx, row.id, replay.endedAt, ctx.now().getTime());
  return { id: row.id, endedAt };
}

/** When each person was in a team, by their id. */
function joinTimes({ state }: Replay): Map<string, Date> {
  const { clock } = state.session;
  return new Map(
    Object.values(state.seats).flatMap(({ key, team, connection }): [string, Date][] =>
      team && clock ? [[key, new Date(wallAt(clock, connection.since ?? 0))]] : [],
    ),
  );
}

async function storeLog({ db: tx, now }: TxContext, sessionId: string, { rows, texts, state }: Replay) {
  const teams = Object.keys(state.teams);
  const [run] = await tx.insert(liveSessions).values({ sessionId, run: 1, teams }).returning();
  await tx.execute(sql`
    insert into live_log (session_run, seq, team, command_id, actor, at, events)
    select ${run!.id}, seq, team, "commandId", actor, at, events
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as x (seq int, team text, "commandId" text, actor text, at bigint, events json)`);
  const expiresAt = new Date(now().getTime() + 365 * dayMs);
  await tx.insert(sessionTexts).values(texts.map(({ expiresAt: _, ...text }) => ({ ...text, expiresAt })));
}
