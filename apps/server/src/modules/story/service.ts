import type { CameoTexts, SessionStory, Story } from "@lantern/contract/http";
import { AppError } from "../../core/app-error.ts";
import { audit } from "../../core/audit/audit.ts";
import { lockCompany } from "../../core/companies/repository.ts";
import type { Context } from "../../core/context.ts";
import type { CompanyScope } from "../../core/gates.ts";
import type { AdventureInfo } from "../../core/ports/adventure-catalog.ts";
import { storyHash } from "../../core/ports/adventure-catalog.ts";
import { companyCameos } from "../../db/schema/index.ts";
import { cameosOfCompany, cameosOfSession, pinCameos, requireAdventure } from "../adventure/index.ts";
import { changeSession, findSession, requireOpen, requireSession } from "../session/index.ts";
import { requireFitting } from "./policy.ts";

/** Where a story has room for the company's words, and what the company entered. */
export async function read(
  ctx: Context,
  { companyId }: CompanyScope,
  slug: string,
  language?: string,
): Promise<Story> {
  const story = requireAdventure(ctx, slug, language);
  return present(story, await cameosOfCompany(ctx.db, companyId, slug));
}

/** Stores the company's words. Sessions that are confirmed already keep theirs. */
export async function save(
  ctx: Context,
  scope: CompanyScope,
  slug: string,
  body: CameoTexts,
  language?: string,
): Promise<Story> {
  const { companyId, userId } = scope;
  const story = requireAdventure(ctx, slug);
  const texts = requireFitting(story, body);
  const values = { texts, updatedAt: ctx.now(), updatedBy: userId };
  await ctx.db.transaction(async (tx) => {
    await lockCompany(tx, companyId);
    await tx
      .insert(companyCameos)
      .values({ companyId, experience: slug, ...values })
      .onConflictDoUpdate({ target: [companyCameos.companyId, companyCameos.experience], set: values });
    const detail = { experience: slug, fields: Object.keys(texts) };
    await audit(tx, { companyId, userId, action: "company.story", subject: `company:${companyId}`, detail });
  });
  return read(ctx, scope, slug, language);
}

/** The words of one session: its own, or the company's. */
export async function readSession(
  ctx: Context,
  scope: CompanyScope,
  id: string,
  language?: string,
): Promise<SessionStory> {
  const session = requireSession(await findSession(ctx.db, scope.companyId, id));
  if (!session.experience) throw new AppError("EXPERIENCE_001");
  const story = requireAdventure(ctx, session.experience, language);
  const { title, status, version, cameos } = session;
  return {
    ...present(story, await cameosOfSession(ctx.db, session)),
    session: { id, title, status, version },
    own: cameos !== null,
  };
}

/** Sets the words of one session; null: those that the company has now. A confirmed session gets them at once. */
export async function saveSession(
  ctx: Context,
  scope: CompanyScope,
  id: string,
  body: CameoTexts | null,
  ifMatch?: string,
  language?: string,
): Promise<SessionStory> {
  await changeSession(ctx, scope, id, {
    action: "story",
    check(session) {
      requireOpen(session);
      if (session.status === "live") throw new AppError("SESSION_004");
    },
    ifMatch,
    async apply({ tx, session, save: store }) {
      if (!session.experience) throw new AppError("EXPERIENCE_001");
      const story = requireAdventure(ctx, session.experience);
      const cameos = body && requireFitting(story, body);
      const texts = await cameosOfSession(tx, { ...session, cameos, packHash: null });
      // The version of the story stays the one that was confirmed.
      const packHash =
        session.packHash &&
        (await pinCameos(tx, scope.companyId, storyHash(session.packHash), story.cameos, texts));
      await store({ cameos, packHash });
      return { fields: Object.keys(texts) };
    },
    live: "refresh",
  });
  return readSession(ctx, scope, id, language);
}

function present({ slug, title, cameos }: AdventureInfo, texts: CameoTexts): Story {
  const named = Object.entries(cameos).map(([name, cameo]) => ({ name, ...cameo }));
  const own = named.flatMap(({ name }) => (texts[name] ? [[name, texts[name]] as const] : []));
  return { slug, title, cameos: named, texts: Object.fromEntries(own) };
}
