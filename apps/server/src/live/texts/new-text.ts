import { createHash } from "node:crypto";
import { commitmentText } from "@lantern/contract/commitment";
import { limits } from "@lantern/contract/limits";
import type { ClientCommand } from "@lantern/contract/live";
import type { ParticipantCommand, TextRef } from "@lantern/engine";
import type { Run } from "../storage/log.ts";
import type { NewText } from "./texts.ts";

/**
 * The longest time that a company can choose for storing texts. The job `privacy:sweep` deletes the texts of
 * participants and hosts after the time that their company has chosen.
 */
const longestRetentionMs = limits.retentionDaysMax * 86_400_000;

export interface Writing {
  run: Run;
  /** The seat, or "host". */
  by: string;
  /** The participant who wrote it; the text is deleted with their data. */
  author?: string;
  commandId: string;
  /** Wall ms. */
  now: number;
}

/**
 * A text to be stored, and the reference to it that the rules get. Its id is derived from the run, the sender and
 * the command, so each accepted command has a text of its own and nobody can use the id of another's.
 */
export function newText(body: string, writing: Writing): { text: NewText; ref: TextRef } {
  const { run, by, author, commandId, now } = writing;
  const id = createHash("sha256")
    .update(`${run.sessionId}/${run.run}/${by}/${commandId}`)
    .digest("hex")
    .slice(0, 32);
  return {
    text: {
      id,
      sessionId: run.sessionId,
      body,
      expiresAt: now + longestRetentionMs,
      ...(author !== undefined && { author }),
    },
    ref: { text_id: id, length: body.length, question: body.includes("?") },
  };
}

/** Separates a participant's command for the rules from its text. */
export function extractText(
  command: ClientCommand,
  writing: Writing,
): { command: ParticipantCommand; text: NewText | null } {
  if (command.type === "commit") {
    const { when, will, ...rest } = command;
    const { text, ref } = newText(commitmentText({ when, will }), writing);
    return { command: { ...rest, text: ref }, text };
  }
  if (!("text" in command)) return { command, text: null };
  if (command.type === "kudos" && command.text === null)
    return { command: { ...command, text: null }, text: null };
  const { text, ref } = newText(command.text ?? "", writing);
  return { command: { ...command, text: ref }, text };
}
