import { AppError } from "../../core/app-error.ts";
import type { Context } from "../../core/context.ts";
import type { AdventureInfo } from "../../core/ports/adventure-catalog.ts";
import { settingOf } from "../../core/settings/settings.ts";

type Offer = Pick<Context, "adventures" | "settings" | "db">;

/** Every story that lists offer now: no withdrawn ones, and none for local mode only. */
export async function listOffered(ctx: Offer, language?: string): Promise<AdventureInfo[]> {
  const withdrawn = await withdrawnSlugs(ctx);
  const offered = ctx.adventures.list().filter((pack) => !pack.localOnly && !withdrawn.includes(pack.slug));
  return offered.map((story) => ctx.adventures.current(story.slug, language) ?? story);
}

/** The story that the end of this one points to: the one after it that is offered, else the first. */
export async function nextAdventure(
  ctx: Offer,
  slug: string,
  language: string,
): Promise<AdventureInfo | null> {
  const all = await listOffered(ctx, language);
  const at = all.findIndex((story) => story.slug === slug);
  const others = [...all.slice(at + 1), ...all.slice(0, Math.max(0, at))];
  return others.find(({ openLine }) => openLine !== null) ?? null;
}

/**
 * A story that can be chosen now; throws EXPERIENCE_002 for any other. Local mode accepts the slugs of stories that no
 * list offers: those for tests, and those that are not finished.
 */
export async function requireOffered(ctx: Offer, slug: string): Promise<AdventureInfo> {
  const pack = requireAdventure(ctx, slug);
  if ((await withdrawnSlugs(ctx)).includes(slug)) throw new AppError("EXPERIENCE_002");
  return pack;
}

async function withdrawnSlugs(ctx: Offer): Promise<readonly string[]> {
  return (await settingOf(ctx, "experiences.withdrawn")) ?? [];
}

/**
 * A story that this server can play; throws EXPERIENCE_002 for any other. A session keeps its story after the story
 * was withdrawn.
 *
 * @param language of its texts
 */
export function requireAdventure(
  ctx: Pick<Context, "adventures" | "settings">,
  slug: string,
  language?: string,
): AdventureInfo {
  const pack = ctx.adventures.current(slug, language);
  if (!pack || (pack.localOnly && !ctx.settings.local)) throw new AppError("EXPERIENCE_002");
  return pack;
}
