import { createHash } from "node:crypto";
import type { ClientCommand } from "@lantern/contract/live";
import type { PlayerCommand } from "@lantern/engine/commands";
import type { TextCache } from "./texts/cache.ts";
import type { TextStore } from "./texts/texts.ts";

/** Words of the live hour are kept no longer than this; a job takes them away as early as their company wants it. */
const TEXT_LIFE_MS = 365 * 24 * 3_600_000;

interface Writing {
  sessionId: string;
  seat: string;
  /** The participant in the seat. */
  author: string;
  id: string;
  now: number;
  store: TextStore;
  cache: TextCache;
}

/**
 * Stores the words of a command, before the command itself, and puts their id in their place. The id follows from
 * who sent which command, so sending it again finds the same text and nobody can name another's.
 */
export async function withTextId(command: ClientCommand, writing: Writing): Promise<PlayerCommand> {
  if (!("text" in command)) return command;
  if (command.type === "kudos" && command.text === null) return { ...command, text: null };
  const body = command.text ?? "";
  const { sessionId, seat, author, id, now, store, cache } = writing;
  const textId = createHash("sha256").update(`${sessionId}/${seat}/${id}`).digest("hex").slice(0, 32);
  await store.put({ id: textId, sessionId, body, expiresAt: now + TEXT_LIFE_MS, author });
  cache.remember(textId, body);
  const text = { text_id: textId, length: body.length, question: body.includes("?") };
  return { ...command, text };
}
