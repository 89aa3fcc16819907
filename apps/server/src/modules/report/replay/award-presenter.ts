import { existsSync } from "node:fs";
import { loadPack } from "@lantern/content";
import type { StoryAwards } from "@lantern/contract/http";
import type { Pack } from "@lantern/engine";
import type { Context } from "../../../core/context.ts";
import { experienceInfo } from "../../../live/admission.ts";

const cache = new Map<string, StoryAwards>();

/** Badges and endings of every adventure. Each version of one is read once. */
export function storyAwards(ctx: Pick<Context, "adventures">): StoryAwards[] {
  return ctx.adventures.list().map(({ hash, slug }) => {
    const cached = cache.get(hash) ?? read(loadPack(slug).pack);
    cache.set(hash, cached);
    return cached;
  });
}

function read(pack: Pack): StoryAwards {
  const { slug, awards } = pack;
  const badgeOf =
    (of: "team" | "person") =>
    ({ id, title, text, badge }: Pack["awards"]["team"][number]) => ({ id, title, text, badge, of });
  return {
    slug,
    title: pack.title,
    artBase: experienceInfo(pack).artBase,
    badges: [...awards.team.map(badgeOf("team")), ...awards.personal.map(badgeOf("person"))],
    endings: pack.endings.map(({ id, title, share, art }) => ({
      id,
      title,
      share,
      art: art && isDrawn(pack.scene_of ?? slug, art.id) ? art : null,
    })),
  };
}

/** Unfinished adventures lack some pictures. */
function isDrawn(slug: string, id: string): boolean {
  const folder = new URL(`../../../../../../content/experiences/${slug}/art/`, import.meta.url);
  return existsSync(new URL(`${id}-800.avif`, folder));
}
