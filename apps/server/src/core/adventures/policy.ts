import type { Context } from "../context.ts";
import type { PackInfo } from "../ports/adventure-catalogue.ts";
import { Refusal } from "../refusal.ts";
import { settingOf } from "../settings/settings.ts";

type Offer = Pick<Context, "packs" | "settings" | "db">;

/** Every story that may be chosen here now: withdrawn ones are not. */
export async function offered(ctx: Offer): Promise<PackInfo[]> {
  const withdrawn = await settingOf(ctx, "experiences.withdrawn");
  return ctx.packs
    .list()
    .filter((pack) => (ctx.settings.local || !pack.localOnly) && !withdrawn?.includes(pack.slug));
}

/** A story that may be chosen now, or EXPERIENCE_002. */
export async function requireOffered(ctx: Offer, slug: string): Promise<PackInfo> {
  const pack = (await offered(ctx)).find((one) => one.slug === slug);
  if (!pack) throw new Refusal("EXPERIENCE_002");
  return pack;
}

/** A story that this server can play, or EXPERIENCE_002: a session keeps its story when that is withdrawn. */
export function requirePack(ctx: Pick<Context, "packs" | "settings">, slug: string): PackInfo {
  const pack = ctx.packs.current(slug);
  if (!pack || (pack.localOnly && !ctx.settings.local)) throw new Refusal("EXPERIENCE_002");
  return pack;
}
