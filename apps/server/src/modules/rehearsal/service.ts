import type { ParsedBodyOf, startDemo } from "@lantern/contract/http";
import { languageOf } from "@lantern/contract/languages";
import { AppError } from "../../core/app-error.ts";
import type { Context } from "../../core/context.ts";
import type { CompanyScope } from "../../core/gates.ts";
import { findUser } from "../access/index.ts";
import { cameosOfSession, requireAdventure } from "../adventure/index.ts";
import { findSession, requireSession } from "../session/index.ts";

/** Starts the public demo: one scene that is written for it. Companies rehearse whole adventures. */
export async function demo(ctx: Context, { language, speed }: ParsedBodyOf<typeof startDemo>) {
  const experience = ctx.adventures.demo;
  return rehearse(ctx, { experience, language: languageOf(language), speed, firstName: "You" });
}

/** Starts an administrator's rehearsal of a session. It uses no credits and does not change the session. */
export async function rehearseSession(ctx: Context, scope: CompanyScope, id: string, speed: number) {
  const session = requireSession(await findSession(ctx.db, scope.companyId, id));
  if (!session.experience) throw new AppError("EXPERIENCE_001");
  const user = await findUser(ctx.db, scope.userId);
  return rehearse(ctx, {
    experience: requireAdventure(ctx, session.experience).slug,
    language: languageOf(session.language),
    speed,
    firstName: user?.firstName ?? "You",
    cameos: await cameosOfSession(ctx.db, session),
  });
}

async function rehearse(ctx: Context, input: Parameters<Context["live"]["rehearse"]>[0]) {
  const made = await ctx.live.rehearse(input);
  // The limit of simultaneous rehearsals is reached.
  if (!made) throw new AppError("TOO_MANY_REQUESTS", { retryAfterSeconds: 60 });
  return { rehearsal_id: made.rehearsalId, token: made.token };
}
