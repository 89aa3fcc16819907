import type { Context } from "../context.ts";

/**
 * Tells the live hour of a change that is already committed. Should it not hear, the change stays: it reads the
 * session anew when somebody comes in, and a job opens what could not be opened now.
 */
export async function tellLiveHour(ctx: Context, what: "open" | "refresh", sessionId: string): Promise<void> {
  try {
    await ctx.live[what](sessionId);
  } catch (err) {
    ctx.log.error({ err, sessionId }, `the live hour did not ${what}`);
  }
}
