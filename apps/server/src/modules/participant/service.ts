import { READY_CHECKS } from "@lantern/contract/choices";
import type { BodyOf, CheckResults, ParsedBodyOf, patchUser, rsvp } from "@lantern/contract/http";
import type { StoredScorecard } from "@lantern/contract/live";
import { isHidden } from "../../core/addresses/hidden.ts";
import { AppError } from "../../core/app-error.ts";
import { audit, changeOf } from "../../core/audit/audit.ts";
import { changedNames } from "../../core/changed-names.ts";
import { findCompany } from "../../core/companies/repository.ts";
import type { Context } from "../../core/context.ts";
import type { ParticipantSeat } from "../../core/gates.ts";
import type { Actor } from "../../core/ports/identity.ts";
import { withAnyKey } from "../../system/app-keys.ts";
import { endTokens, readJoinToken } from "../access/index.ts";
import { nextAdventure } from "../adventure/index.ts";
import { enrollAgain } from "../enrollment/index.ts";
import { updateConsumer } from "../people/index.ts";
import { calendarOf, findAnySession, mediaOf, saveRsvp, updateLiveSession } from "../session/index.ts";
import { seatOfLink } from "./join.ts";
import { requireBeforeEnd } from "./policy.ts";
import { languageFor, presentDataPackage, presentOpenSession, presentParticipant } from "./presenter.ts";
import { findSeat, hadSeat, type Seat, saveSystemCheck } from "./repository.ts";
import { saveTimezone } from "./save-timezone.ts";

type SessionsAndStories = Pick<Context, "db" | "adventures">;

async function ownSeat(ctx: Context, who: ParticipantSeat): Promise<Seat> {
  const attendee = await findSeat(ctx.db, who.sessionId, who);
  if (!attendee) throw new AppError("CONSUMER_002");
  return attendee;
}

export async function signOut(ctx: Context, who: ParticipantSeat): Promise<void> {
  await ctx.db.transaction((tx) => endTokens(tx, who));
}

export async function readSelf(ctx: Context, who: ParticipantSeat) {
  return presentParticipant((await ownSeat(ctx, who)).consumer);
}

/** A participant without a name enters it when joining. Only the company can change the address. */
export async function changeOwnName(ctx: Context, who: ParticipantSeat, body: BodyOf<typeof patchUser>) {
  if (body.email !== undefined) throw new AppError("USER_009");
  const { consumer } = await ownSeat(ctx, who);
  const { companyId, consumerId } = who;
  const names = changedNames(consumer, body);
  await ctx.db.transaction(async (tx) => {
    await updateConsumer(tx, companyId, consumerId, names);
    const change = changeOf<Partial<typeof consumer>>(consumer, names);
    const subject = `consumer:${consumerId}`;
    await audit(tx, { companyId, userId: null, action: "consumer.change_own", subject, change });
  });
  await updateLiveSession(ctx, "refresh", who.sessionId);
  return readSelf(ctx, who);
}

/**
 * What the join page may show to anyone; null when there is no such session.
 * @param language of what it says about the adventure; by default the session's
 */
export async function findOpenSession(ctx: SessionsAndStories, sessionId: string, language?: string) {
  const session = await findAnySession(ctx.db, sessionId);
  if (!session) return null;
  return {
    ...presentOpenSession(session),
    story: storyOf(ctx, session.experience, language ?? session.language),
  };
}

export async function readOpenSession(ctx: Context, sessionId: string, language?: string) {
  const session = await findOpenSession(ctx, sessionId, language);
  if (!session) throw new AppError("SESSION_001");
  return session;
}

/** What the join page shows of the adventure; null while none is chosen. */
function storyOf({ adventures }: SessionsAndStories, slug: string | null, language: string) {
  const story = slug === null ? null : adventures.current(slug, language);
  if (!story) return null;
  const { title, logline, cover, locale, locales } = story;
  return { title, logline, cover, locale, languages: locales };
}

export async function readOpenCalendar(ctx: Context, sessionId: string): Promise<string> {
  const session = await findAnySession(ctx.db, sessionId);
  if (!session || session.status === "draft") throw new AppError("SESSION_001");
  return calendarOf(ctx, session);
}

/** Stores the RSVP that a participant gives with the token of their join link. */
export async function respondToInvitation(
  ctx: Context,
  { token, coming, timezone }: ParsedBodyOf<typeof rsvp>,
) {
  await takeSeatAgain(ctx, token, coming);
  const seat = await seatOfLink(ctx, token);
  requireBeforeEnd(seat.session);
  await saveRsvp(ctx, seat, coming);
  await saveTimezone(ctx, seat, timezone);
  return { coming, session: presentOpenSession(seat.session) };
}

/** Whoever has given back a seat that they took themselves gets one again, if one is free. */
async function takeSeatAgain(ctx: Context, token: string, coming: boolean): Promise<void> {
  const claim = coming && withAnyKey(ctx.settings, (appKey) => readJoinToken(appKey, token));
  if (claim && (await hadSeat(ctx.db, claim))) await enrollAgain(ctx, claim.sessionId, claim.consumerId);
}

/** Stores the results of a system check. The latest replaces the one before. */
export async function recordCheck(ctx: Context, who: ParticipantSeat, results: CheckResults) {
  const { session } = await ownSeat(ctx, who);
  requireBeforeEnd(session);
  const passed = READY_CHECKS.every((part) => results[part]);
  const checkedAt = ctx.now();
  await saveSystemCheck(ctx.db, {
    sessionId: who.sessionId,
    consumerId: who.consumerId,
    results,
    checkedAt,
  });
  return { passed, checked_at: checkedAt.toISOString() };
}

export async function readDataPackage(ctx: Context, who: ParticipantSeat, sessionId: string) {
  if (sessionId !== who.sessionId) throw new AppError("CONSUMER_002");
  const attendee = await ownSeat(ctx, who);
  const { session, consumer } = attendee;
  const pack = session.experience
    ? ctx.adventures.current(session.experience, languageFor(consumer, session))
    : null;
  if (!pack) throw new AppError("EXPERIENCE_001");
  const team = await ctx.live.teamOf(sessionId, who.consumerId);
  const ownTeam = team && { id: team.id, name: team.name, members: team.members };
  return presentDataPackage(attendee, who, pack, ownTeam, ctx.now(), await mediaOf(ctx));
}

/** The finished scorecard as this seat may see it. There is none before the end. */
export async function readScorecard(
  ctx: Context,
  actor: Actor,
  sessionId: string,
  language: string | undefined,
): Promise<StoredScorecard> {
  const scorecard =
    actor.kind === "rehearsal" && actor.rehearsalId === sessionId
      ? await ctx.live.scorecard(sessionId, { rehearsalId: actor.rehearsalId }, language)
      : actor.kind === "participant" && actor.sessionId === sessionId
        ? await ctx.live.scorecard(sessionId, { consumerId: actor.consumerId }, language)
        : undefined;
  if (scorecard === undefined)
    throw new AppError(actor.kind === "admin" ? "UNAUTHENTICATED" : "CONSUMER_002");
  if (scorecard === null) throw new AppError("REQUEST_001", { status: 404 });
  if (actor.kind !== "participant") return scorecard;
  const [company, session] = [
    await findCompany(ctx.db, actor.companyId),
    await findAnySession(ctx.db, sessionId),
  ];
  const isOfOther = isHidden(session?.completedAt ?? null, actor.hidden);
  const own = company?.personMeasures === false || isOfOther ? withoutPersonMeasures(scorecard) : scorecard;
  const seat = await findSeat(ctx.db, sessionId, actor);
  const reads = language ?? (seat ? languageFor(seat.consumer, seat.session) : "en");
  return { ...own, ...(await pointer(ctx, scorecard.scorecard.experience.slug, reads)) };
}

/** The adventure that the end of this one points to. */
async function pointer(ctx: Context, slug: string, language: string): Promise<Pick<StoredScorecard, "next">> {
  const story = await nextAdventure(ctx, slug, language);
  if (!story?.openLine) return {};
  const { title, openLine: line, cover, locale } = story;
  return { next: { title, line, cover, locale } };
}

/** Leaves out the measures of single people, also in scorecards made before the company turned them off. */
function withoutPersonMeasures({ scorecard, ...stored }: StoredScorecard): StoredScorecard {
  const measures = scorecard.measures.map((measure) => ({ ...measure, own: null }));
  return {
    ...stored,
    scorecard: { ...scorecard, measures, awards: { ...scorecard.awards, personal: null } },
  };
}
