import type { ParsedBodyOf, startDemo } from "@lantern/contract/http";
import { languageOf } from "@lantern/contract/languages";
import { listOffered, requireAdventure, requireOffered } from "../../core/adventures/policy.ts";
import { AppError } from "../../core/app-error.ts";
import type { Context } from "../../core/context.ts";
import type { CompanyScope } from "../../core/gates.ts";
import { requireSession } from "../../core/sessions/policy.ts";
import { findSession } from "../../core/sessions/repository.ts";
import { cameosOfSession } from "../../core/stories/cameos.ts";
import { findUser } from "../../core/users/repository.ts";

/** Starts the public demo, of the named adventure or else of the first that is offered to companies. */
export async function demo(ctx: Context, body: ParsedBodyOf<typeof startDemo>) {
  const pack = await requireOffered(ctx, body.experience ?? (await listOffered(ctx))[0]?.slug ?? "");
  return rehearse(ctx, {
    experience: pack.slug,
    language: languageOf(body.language),
    speed: body.speed,
    firstName: body.first_name ?? "You",
  });
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
