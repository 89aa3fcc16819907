import type { Context } from "../../context.ts";
import { Refusal } from "../../refusal.ts";
import type { PackInfo } from "./pack-catalogue.ts";

/** Every story that may be scheduled here. */
export function offered(ctx: Pick<Context, "packs" | "settings">): PackInfo[] {
  return ctx.packs.list().filter((pack) => ctx.settings.local || !pack.localOnly);
}

/** A story that may be scheduled here, or EXPERIENCE_002. */
export function requirePack(ctx: Pick<Context, "packs" | "settings">, slug: string): PackInfo {
  const pack = ctx.packs.current(slug);
  if (!pack || (pack.localOnly && !ctx.settings.local)) throw new Refusal("EXPERIENCE_002");
  return pack;
}
