import type { Context } from "../../core/context.ts";
import { refuseField } from "../../core/refusal.ts";

/** A misspelt slug would withdraw nothing, silently. */
export function requireKnownExperiences(ctx: Pick<Context, "packs">, slugs: unknown): void {
  const unknown = (slugs as string[]).filter((slug) => !ctx.packs.current(slug));
  if (unknown.length > 0) throw refuseField("value", "EXPERIENCE_002");
}
