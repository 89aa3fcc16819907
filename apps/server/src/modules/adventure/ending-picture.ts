import { endingPicture } from "@lantern/contract/team-card";
import type { Context } from "../../core/context.ts";

/** The path of an ending's picture with the product's mark; null for adventures that are still being drawn. */
export function pictureOfEnding(
  { adventures }: Pick<Context, "adventures">,
  slug: string,
  ending: string,
): string | null {
  const pack = adventures.pack(slug);
  return pack && !pack.local_only ? endingPicture(slug, ending) : null;
}
