import type { Context } from "../../core/context.ts";
import type { CompanyScope } from "../../core/gates.ts";
import { Refusal } from "../../core/refusal.ts";
import { joinLinks } from "../../core/sessions/join-links.ts";
import { noted } from "../../core/sessions/noted.ts";
import { found } from "../../core/sessions/policy.ts";
import { findSeat, findSession } from "../../core/sessions/repository.ts";

/**
 * The address of the door, or of one attendee's own seat. Who holds a personal link plays as that person, so the
 * log tells who asked for it.
 */
export async function linkOf(
  ctx: Context,
  scope: CompanyScope,
  id: string,
  consumerId: string | undefined,
): Promise<{ url: string }> {
  found(await findSession(ctx.db, scope.companyId, id));
  if (!consumerId) return { url: `${ctx.settings.origin}/experience/${id}` };
  const seat = await findSeat(ctx.db, id, consumerId);
  if (!seat) throw new Refusal("SESSION_009");
  await noted(ctx.db, scope, "link", id, { consumer: consumerId });
  return { url: joinLinks(ctx.settings, seat).join };
}
