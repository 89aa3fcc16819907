import type { Experience } from "@lantern/contract/http";
import type { AdventureInfo } from "../../core/ports/adventure-catalog.ts";

export function presentExperience(pack: AdventureInfo): Experience {
  return {
    slug: pack.slug,
    title: pack.title,
    synopsis: pack.synopsis,
    open_line: pack.openLine,
    locale: pack.locale,
    locales: pack.locales,
    cover: pack.cover,
    minutes: pack.durationSeconds / 60,
    guide: pack.guide,
  };
}
