import type { ParsedBodyOf, putConsents, ResponseOf } from "@lantern/contract/http";
import { and, eq } from "drizzle-orm";
import type { Context } from "../../core/context.ts";
import type { ParticipantSeat } from "../../core/gates.ts";
import { consents } from "../../db/schema/index.ts";

type Given = ResponseOf<typeof putConsents>;

/** What someone has agreed to in this session; null where nothing was said. */
export async function readConsents(ctx: Context, who: ParticipantSeat): Promise<Given> {
  const rows = await ctx.db
    .select()
    .from(consents)
    .where(and(eq(consents.sessionId, who.sessionId), eq(consents.consumerId, who.consumerId)));
  const given = { camera: null, microphone: null, voice: null };
  return { ...given, ...Object.fromEntries(rows.map((row) => [row.kind, row.given])) };
}

/** Records an answer with its time. A later one takes the place of the earlier. */
export async function saveConsents(
  ctx: Context,
  who: ParticipantSeat,
  said: ParsedBodyOf<typeof putConsents>,
): Promise<Given> {
  for (const kind of ["camera", "microphone", "voice"] as const) {
    const given = said[kind];
    if (given === undefined) continue;
    const answer = { given, at: ctx.now() };
    await ctx.db
      .insert(consents)
      .values({ sessionId: who.sessionId, consumerId: who.consumerId, kind, ...answer })
      .onConflictDoUpdate({ target: [consents.sessionId, consents.consumerId, consents.kind], set: answer });
  }
  return readConsents(ctx, who);
}
