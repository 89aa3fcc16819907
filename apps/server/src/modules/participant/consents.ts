import type { ParsedBodyOf, putConsents, ResponseOf } from "@lantern/contract/http";
import { and, eq } from "drizzle-orm";
import { outside } from "../../core/addresses/hidden.ts";
import type { Context } from "../../core/context.ts";
import type { ParticipantSeat } from "../../core/gates.ts";
import { consents } from "../../db/schema/index.ts";

type Given = ResponseOf<typeof putConsents>;

/** What a participant has agreed to in this session; null for choices that they have not made. */
export async function readConsents(ctx: Context, who: ParticipantSeat): Promise<Given> {
  const rows = await ctx.db
    .select()
    .from(consents)
    .where(
      and(
        eq(consents.sessionId, who.sessionId),
        eq(consents.consumerId, who.consumerId),
        outside(consents.at, who.hidden),
      ),
    );
  const given = { camera: null, microphone: null, voice: null };
  return { ...given, ...Object.fromEntries(rows.map((row) => [row.kind, row.given])) };
}

/** Stores each choice with its time. A later one replaces the earlier. */
export async function saveConsents(
  ctx: Context,
  who: ParticipantSeat,
  choices: ParsedBodyOf<typeof putConsents>,
): Promise<Given> {
  for (const kind of ["camera", "microphone", "voice"] as const) {
    const given = choices[kind];
    if (given === undefined) continue;
    const choice = { given, at: ctx.now() };
    await ctx.db
      .insert(consents)
      .values({ sessionId: who.sessionId, consumerId: who.consumerId, kind, ...choice })
      .onConflictDoUpdate({ target: [consents.sessionId, consents.consumerId, consents.kind], set: choice });
  }
  return readConsents(ctx, who);
}
