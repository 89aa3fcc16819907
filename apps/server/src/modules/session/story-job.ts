import { isDeepStrictEqual } from "node:util";
import { readPack, structureOf } from "@lantern/engine";
import { and, eq, gt, isNotNull } from "drizzle-orm";
import type { Context } from "../../core/context.ts";
import { storyHash } from "../../core/ports/adventure-catalog.ts";
import { packs, sessions } from "../../db/schema/index.ts";
import { enqueue } from "../../jobs/enqueue.ts";
import { pinCameos, pinnedCameos } from "../adventure/index.ts";
import { lockSession, type SessionRow, updateSession } from "./repository.ts";

/** Later than this before its start a session stays as it is: people may be in its lobby. */
const LEAD_MS = 30 * 60_000;

export const storiesCrontab = "37 * * * * stories:update";

/**
 * The job `stories:update`. [L8] A session that is confirmed and has not started gets the story of this version where it
 * differs from its own in texts alone: a new language, or a corrected word, reaches it.
 */
export async function updateStories(ctx: Pick<Context, "db" | "adventures" | "now">): Promise<void> {
  const after = new Date(ctx.now().getTime() + LEAD_MS);
  const planned = await ctx.db
    .select()
    .from(sessions)
    .where(and(eq(sessions.status, "confirmed"), gt(sessions.startsAt, after), isNotNull(sessions.packHash)));
  const isSame = new Map<string, Promise<boolean>>();
  for (const session of planned) {
    const story = storyHash(session.packHash ?? "");
    const newest = ctx.adventures.current(session.experience ?? "");
    if (!newest || newest.hash === story) continue;
    const same = isSame.get(story) ?? hasSameStructure(ctx, story, newest.slug);
    isSame.set(story, same);
    if (await same) await pinAgain(ctx, session);
  }
}

async function hasSameStructure(
  { db, adventures }: Pick<Context, "db" | "adventures">,
  story: string,
  slug: string,
): Promise<boolean> {
  const [stored] = await db.select().from(packs).where(eq(packs.hash, story));
  const pack = adventures.pack(slug);
  if (!stored || !pack) return false;
  const [before, now] = [readPack(JSON.stringify(stored.compiled)), pack].map(structureOf);
  return isDeepStrictEqual(before, now);
}

async function pinAgain(
  ctx: Pick<Context, "db" | "adventures">,
  { id, companyId, packHash: before }: SessionRow,
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const session = await lockSession(tx, companyId, id);
    const newest = ctx.adventures.current(session?.experience ?? "");
    if (!newest || session?.status !== "confirmed" || session.packHash !== before || !before) return;
    const texts = await pinnedCameos(tx, before);
    const packHash = await pinCameos(tx, companyId, newest.hash, newest.cameos, texts);
    await updateSession(tx, id, { packHash });
    await enqueue(tx, "session.open", { sessionId: id }, { key: `open:${id}` });
  });
}
