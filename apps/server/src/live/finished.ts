import { randomUUID } from "node:crypto";
import type pg from "pg";
import type { SessionLifecycle } from "../core/ports/live-sessions.ts";
import type { PlayedSession } from "../db/schema/played-session.ts";
import { LocalFanOut } from "./fanout/local.ts";
import { PostgresPacks } from "./packs/packs.ts";
import { playedSession } from "./played.ts";
import { type LiveLogger, type LivePorts, systemTimers } from "./ports.ts";
import { LiveSessions } from "./sessions.ts";
import { Batch } from "./storage/batch.ts";
import { PostgresLog, PostgresNodes } from "./storage/postgres.ts";
import { PostgresTexts } from "./texts/postgres.ts";
import { PostgresVoice } from "./voice/voice.ts";

/**
 * Folds finished sessions of a database that nobody is served from, such as a restored one. Nothing is decided, and
 * nobody is told.
 *
 * @returns the result of a session by its id; null when its log does not reach an end
 */
export function finishedSessions(
  pool: pg.Pool,
  load: SessionLifecycle["load"],
  logger: LiveLogger,
): (sessionId: string) => Promise<PlayedSession | null> {
  const log = new PostgresLog(pool);
  const ports: LivePorts = {
    log,
    batch: new Batch(log),
    texts: new PostgresTexts(pool),
    packs: new PostgresPacks(pool),
    nodes: new PostgresNodes(pool),
    voice: new PostgresVoice(pool),
    fanOut: new LocalFanOut(),
    clock: { now: Date.now },
    logger,
    timers: systemTimers,
    newId: randomUUID,
    node: randomUUID(),
    addresses: () => false,
    serving: () => false,
  };
  const silent = async () => {};
  const sessions = new LiveSessions(ports, {
    load,
    started: silent,
    endChanged: silent,
    here: silent,
    joined: silent,
    attended: silent,
    ended: silent,
    notStarted: silent,
  });
  return async (sessionId) => {
    const session = await sessions.get(sessionId);
    const played = session && (await playedSession(ports, session));
    sessions.forget(sessionId);
    return played;
  };
}
