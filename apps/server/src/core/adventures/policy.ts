import { AppError } from "../app-error.ts";
import type { Context } from "../context.ts";
import type { AdventureInfo } from "../ports/adventure-catalog.ts";
import { settingOf } from "../settings/settings.ts";

type Offer = Pick<Context, "adventures" | "settings" | "db">;

/** Every story that can be chosen now; withdrawn stories cannot. */
export async function listOffered(ctx: Offer): Promise<AdventureInfo[]> {
  const withdrawn = await settingOf(ctx, "experiences.withdrawn");
  return ctx.adventures
    .list()
    .filter((pack) => (ctx.settings.local || !pack.localOnly) && !withdrawn?.includes(pack.slug));
}

/** A story that can be chosen now; throws EXPERIENCE_002 for any other. */
export async function requireOffered(ctx: Offer, slug: string): Promise<AdventureInfo> {
  const pack = (await listOffered(ctx)).find((one) => one.slug === slug);
  if (!pack) throw new AppError("EXPERIENCE_002");
  return pack;
}

/**
 * A story that this server can play; throws EXPERIENCE_002 for any other. A session keeps its story after the story
 * was withdrawn.
 */
export function requireAdventure(ctx: Pick<Context, "adventures" | "settings">, slug: string): AdventureInfo {
  const pack = ctx.adventures.current(slug);
  if (!pack || (pack.localOnly && !ctx.settings.local)) throw new AppError("EXPERIENCE_002");
  return pack;
}
