import type { ChatMessage } from "../play/types.ts";

/** Messages that remain visible when there are more than `MOST`. */
const AFTER_CUT = 40;
const MOST = 60;

/** Old messages are removed in batches, because the difference of a list that only grows is small. */
export function withMessage(chat: readonly ChatMessage[], message: ChatMessage): ChatMessage[] {
  return [...(chat.length < MOST ? chat : chat.slice(-AFTER_CUT)), message];
}
