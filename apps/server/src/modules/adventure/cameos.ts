import { createHash } from "node:crypto";
import { type CameoTexts, lengthOf } from "@lantern/engine";
import { and, eq } from "drizzle-orm";
import { type AdventureInfo, storyHash } from "../../core/ports/adventure-catalog.ts";
import type { Executor, Tx } from "../../db/client.ts";
import { cameoPacks, companyCameos, type sessions } from "../../db/schema/index.ts";

/** The words that this hash stands for; none where they were erased. */
export async function pinnedCameos(db: Executor, packHash: string): Promise<CameoTexts> {
  if (packHash === storyHash(packHash)) return {};
  const [row] = await db.select().from(cameoPacks).where(eq(cameoPacks.hash, packHash));
  return row?.texts ?? {};
}

/** The company's words in a story. */
export async function cameosOfCompany(db: Executor, companyId: string, slug: string): Promise<CameoTexts> {
  const { companyId: of, experience, texts } = companyCameos;
  const [row] = await db
    .select({ texts })
    .from(companyCameos)
    .where(and(eq(of, companyId), eq(experience, slug)));
  return row?.texts ?? {};
}

/** The words of a session: once it is confirmed, those that it was confirmed with. */
export async function cameosOfSession(
  db: Executor,
  session: Pick<typeof sessions.$inferSelect, "companyId" | "experience" | "cameos" | "packHash">,
): Promise<CameoTexts> {
  if (session.packHash) return pinnedCameos(db, session.packHash);
  return session.cameos ?? cameosOfCompany(db, session.companyId, session.experience ?? "");
}

/** [U5] Stores the words for a session that is confirmed, and returns the hash of story and words. */
export async function pinCameos(
  tx: Tx,
  companyId: string,
  story: string,
  cameos: AdventureInfo["cameos"],
  texts: CameoTexts,
): Promise<string> {
  const used = usable(cameos, texts);
  if (Object.keys(used).length === 0) return story;
  const own = createHash("sha256")
    .update(JSON.stringify([companyId, used]))
    .digest("hex");
  const hash = `${story}:${own}`;
  await tx.insert(cameoPacks).values({ hash, companyId, texts: used }).onConflictDoNothing();
  return hash;
}

/** The words that this version of the story has a cameo for, in its order, and that fit it. */
function usable(cameos: AdventureInfo["cameos"], texts: CameoTexts): Record<string, string> {
  const used = Object.entries(cameos).flatMap(([name, { max }]) => {
    const text = Object.hasOwn(texts, name) ? texts[name] : undefined;
    return text && lengthOf(text) <= max ? [[name, text] as const] : [];
  });
  return Object.fromEntries(used);
}
