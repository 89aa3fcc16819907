import { fieldError } from "../../../core/app-error.ts";
import type { Context } from "../../../core/context.ts";

/** A misspelt slug would withdraw nothing and give no error. */
export function requireExistingExperiences(ctx: Pick<Context, "adventures">, slugs: unknown): void {
  const unknown = (slugs as string[]).filter((slug) => !ctx.adventures.current(slug));
  if (unknown.length > 0) throw fieldError("value", "EXPERIENCE_002");
}
