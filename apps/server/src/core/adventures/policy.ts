import { AppError } from "../app-error.ts";
import type { Context } from "../context.ts";
import type { AdventureInfo } from "../ports/adventure-catalog.ts";
import { settingOf } from "../settings/settings.ts";

type Offer = Pick<Context, "adventures" | "settings" | "db">;

/** Every story that may be chosen here now: withdrawn ones are not. */
export async function listOffered(ctx: Offer): Promise<AdventureInfo[]> {
  const withdrawn = await settingOf(ctx, "experiences.withdrawn");
  return ctx.adventures
    .list()
    .filter((pack) => (ctx.settings.local || !pack.localOnly) && !withdrawn?.includes(pack.slug));
}

/** A story that may be chosen now, or EXPERIENCE_002. */
export async function requireOffered(ctx: Offer, slug: string): Promise<AdventureInfo> {
  const pack = (await listOffered(ctx)).find((one) => one.slug === slug);
  if (!pack) throw new AppError("EXPERIENCE_002");
  return pack;
}

/** A story that this server can play, or EXPERIENCE_002: a session keeps its story when that is withdrawn. */
export function requireAdventure(ctx: Pick<Context, "adventures" | "settings">, slug: string): AdventureInfo {
  const pack = ctx.adventures.current(slug);
  if (!pack || (pack.localOnly && !ctx.settings.local)) throw new AppError("EXPERIENCE_002");
  return pack;
}
