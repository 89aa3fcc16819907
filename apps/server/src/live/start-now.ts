import { randomUUID } from "node:crypto";
import { AppError } from "../core/app-error.ts";
import type { Timers } from "./ports.ts";
import type { LiveSession } from "./session.ts";

const EVERY_MS = 250;
/** With this number, a start waits five seconds for its storage. */
const MOST_TRIES = 20;

/**
 * Starts the session for the people in its lobby; a running one is left as it is.
 *
 * @throws AppError SESSION_007: nobody is in the lobby; SERVER_ERROR with 503: nothing was changed, it can be tried
 * again
 */
export async function startNow(session: LiveSession, userId: string, timers: Timers): Promise<void> {
  const id = `start.${randomUUID()}`;
  for (let tries = 0; ; tries++) {
    const outcome = await session.command(id, userId, { type: "start", by: userId });
    if (outcome.ok || session.state.session.phase !== "lobby") return;
    // Storage that is away for a moment does not mean an empty lobby: the same command is tried again.
    if (outcome.code !== "UNAVAILABLE" && outcome.code !== "FAILED") throw new AppError("SESSION_007");
    if (outcome.code === "FAILED") throw new AppError("SERVER_ERROR");
    if (tries === MOST_TRIES) throw new AppError("SERVER_ERROR", { status: 503, retryAfterSeconds: 5 });
    await new Promise<void>((resolve) => timers.after(EVERY_MS, resolve));
  }
}
