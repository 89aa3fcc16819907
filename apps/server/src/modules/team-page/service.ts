import { randomBytes } from "node:crypto";
import type { OwnTeamPage, SharedTeamPage } from "@lantern/contract/http";
import type { StoredScorecard } from "@lantern/contract/live";
import { isHidden } from "../../core/addresses/hidden.ts";
import { AppError } from "../../core/app-error.ts";
import { audit } from "../../core/audit/audit.ts";
import { findCompany, lockCompany } from "../../core/companies/repository.ts";
import type { Context } from "../../core/context.ts";
import type { CompanyScope, ParticipantSeat } from "../../core/gates.ts";
import { orderedId } from "../../db/ordered-id.ts";
import { findConsumer } from "../people/index.ts";
import { findAnySession, findSession, requireSession } from "../session/index.ts";
import { makeContent } from "./make-content.ts";
import * as repository from "./repository.ts";

const DAY_MS = 86_400_000;

/** The page of the attendee's team, and what this attendee can do with it. */
export async function readOwn(ctx: Context, who: ParticipantSeat): Promise<OwnTeamPage> {
  return presentOwn(ctx, who, (await ownScorecard(ctx, who)).scorecard.team.id);
}

/** Makes the page of the attendee's team. One that is open stays as it is. */
export async function share(ctx: Context, who: ParticipantSeat): Promise<OwnTeamPage> {
  const stored = await ownScorecard(ctx, who);
  const { companyId, sessionId, consumerId } = who;
  const team = stored.scorecard.team.id;
  // Whoever shares may read in another language than the session's.
  const languages = ctx.adventures.current(stored.scorecard.experience.slug)?.locales ?? [];
  const content = await makeContent(stored.language ?? "en", languages, (language) =>
    ctx.live.scorecard(sessionId, { consumerId }, language),
  );
  if (!content) throw missing();
  const page = { id: orderedId(), companyId, sessionId, team, content, sharedAt: ctx.now() };
  await ctx.db.transaction(async (tx) => {
    // The company may forbid pages at the same time.
    const company = await lockCompany(tx, companyId);
    if (!company.teamPages || company.deletedAt) throw new AppError("TEAM_PAGE_OFF");
    if (await repository.findOfTeam(tx, sessionId, team, ctx.now())) return;
    // One that has ended gives way to a new one, at a new address.
    await repository.deleteOfTeam(tx, sessionId, team);
    await repository.insertPage(tx, { ...page, token: randomBytes(32).toString("base64url") });
    await record(tx, who, "session.team_page");
  });
  return presentOwn(ctx, who, team);
}

/** Ends the page of the attendee's team, whoever of the team has shared it. */
export async function end(ctx: Context, who: ParticipantSeat): Promise<void> {
  const { scorecard } = await ownScorecard(ctx, who);
  await ctx.db.transaction(async (tx) => {
    const hasEnded = await repository.deleteOfTeam(tx, who.sessionId, scorecard.team.id);
    if (!hasEnded) throw missing();
    await record(tx, who, "session.team_page_ended");
  });
}

/** Shows the attendee's own first name on the page, or no longer. */
export async function showName(ctx: Context, who: ParticipantSeat, visible: boolean): Promise<OwnTeamPage> {
  const { team, page } = await ownPage(ctx, who);
  if (visible) await repository.saveName(ctx.db, page, who.consumerId, ctx.now());
  else await repository.deleteName(ctx.db, page.id, who.consumerId);
  return presentOwn(ctx, who, team);
}

/** Posts the page where the company takes such pages. A second time nothing is posted. */
export async function post(ctx: Context, who: ParticipantSeat): Promise<OwnTeamPage> {
  const { team, page } = await ownPage(ctx, who);
  if (!(await repository.hasChannel(ctx.db, who.companyId))) throw missing();
  await ctx.db.transaction(async (tx) => {
    if (!(await repository.markPosted(tx, page.id, ctx.now()))) return;
    const { story, ending } = textsOf(page);
    const posted = { url: urlOf(ctx, page.token), story, ending: ending.title, share: ending.share };
    await repository.enqueueDeliveries(tx, page, posted);
    await record(tx, who, "session.team_page_posted");
  });
  return presentOwn(ctx, who, team);
}

/** The open pages of a session, for its administrators. */
export async function list(ctx: Context, { companyId }: CompanyScope, sessionId: string) {
  requireSession(await findSession(ctx.db, companyId, sessionId));
  const rows = await repository.listOfSession(ctx.db, companyId, sessionId, ctx.now());
  const items = await Promise.all(
    rows.map(
      async ({ page, days }): Promise<SharedTeamPage> => ({
        id: page.id,
        url: urlOf(ctx, page.token),
        ending: textsOf(page).ending.title,
        names: (await repository.namesOn(ctx.db, page.id)).length,
        shared_at: page.sharedAt.toISOString(),
        ends_at: endOf(page.sharedAt, days),
      }),
    ),
  );
  return { items, next: null };
}

/** An administrator ends the page of a team. */
export async function endAny(ctx: Context, { companyId, userId }: CompanyScope, id: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const sessionId = await repository.deletePage(tx, companyId, id);
    if (!sessionId) throw missing();
    const subject = `session:${sessionId}`;
    await audit(tx, { companyId, userId, action: "session.team_page_ended", subject });
  });
}

/**
 * The scorecard of the attendee's team. Whoever has their address from somebody else has no part in what was played
 * before, as with the measures of that person.
 */
async function ownScorecard(ctx: Context, who: ParticipantSeat): Promise<StoredScorecard> {
  const session = await findAnySession(ctx.db, who.sessionId);
  if (isHidden(session?.completedAt ?? null, who.hidden)) throw new AppError("CONSUMER_002");
  const stored = await ctx.live.scorecard(who.sessionId, { consumerId: who.consumerId });
  if (!stored) throw missing();
  return stored;
}

async function ownPage(ctx: Context, who: ParticipantSeat) {
  const team = (await ownScorecard(ctx, who)).scorecard.team.id;
  const existing = await repository.findOfTeam(ctx.db, who.sessionId, team, ctx.now());
  if (!existing) throw missing();
  return { team, page: existing.page };
}

async function presentOwn(ctx: Context, who: ParticipantSeat, team: string): Promise<OwnTeamPage> {
  const { companyId, sessionId, consumerId } = who;
  const company = await findCompany(ctx.db, companyId);
  const existing = await repository.findOfTeam(ctx.db, sessionId, team, ctx.now());
  const person = await findConsumer(ctx.db, companyId, consumerId);
  return {
    allowed: company?.teamPages === true,
    page: existing
      ? {
          url: urlOf(ctx, existing.page.token),
          ends_at: endOf(existing.page.sharedAt, existing.days),
          posted: existing.page.postedAt !== null,
        }
      : null,
    can_post: await repository.hasChannel(ctx.db, companyId),
    first_name: person?.firstName ?? null,
    shows_name: existing ? await repository.showsName(ctx.db, existing.page.id, consumerId) : false,
  };
}

/** The log does not say who of the team it was. */
const record = (
  tx: Parameters<typeof audit>[0],
  { companyId, sessionId }: ParticipantSeat,
  action: "session.team_page" | "session.team_page_posted" | "session.team_page_ended",
) => audit(tx, { companyId, userId: null, action, subject: `session:${sessionId}` });

/** In the session's language. */
function textsOf({ content }: repository.OpenPage["page"]) {
  const texts = content.texts[content.language];
  if (!texts) throw new Error("a page has texts in the language of its session");
  return texts;
}

const urlOf = ({ settings }: Pick<Context, "settings">, token: string) => `${settings.origin}/team/${token}`;

const endOf = (sharedAt: Date, days: number) => new Date(sharedAt.getTime() + days * DAY_MS).toISOString();

const missing = () => new AppError("REQUEST_001", { status: 404 });
