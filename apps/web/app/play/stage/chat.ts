import type { TeamView } from "@lantern/engine/views";
import { t } from "../../i18n/index.ts";
import { type Live, useLive } from "./live-context.ts";

const texts = () => t.live().dock;

/** A message of the chat, with its author. An erased text says so. */
export interface ChatLine {
  /** The id of its text; `card …` for a card that was told. */
  id: string;
  /** Null for a host. */
  seat: string | null;
  name: string;
  text: string;
  at: number;
  /** Erased, hidden by a host, or a card whose time is over: the text says so. */
  removed: boolean;
  /** The card that its holder told. */
  card?: string;
}

const none: TeamView["chat"] = [];

/** The messages of the own team, or of the lobby. */
export function messagesOf({ view }: Pick<Live, "view">): TeamView["chat"] {
  return view.stage === "play" || view.stage === "lobby" ? view.chat : none;
}

export type Message = TeamView["chat"][number];

export function keyOf({ textId, card }: Message): string {
  return textId ?? `card ${card}`;
}

/** The words of a message: what somebody wrote, or what the told card says. */
export function textOf({ textId, card }: Message, { view, directory }: Live): string | null {
  if (textId !== null) return directory.texts[textId] ?? null;
  return (view.stage === "play" && view.sharedTexts?.[card]) || null;
}

export function useChat(): ChatLine[] {
  const live = useLive((now) => now);
  return messagesOf(live).map((message) => {
    const { seat, card, at } = message;
    const text = textOf(message, live);
    return {
      id: keyOf(message),
      seat: seat === "host" ? null : seat,
      name:
        seat === "host"
          ? texts().host
          : seat === live.me
            ? t.live().people.you
            : (live.directory.people[seat]?.name ?? ""),
      text: text ?? (card === undefined ? texts().removed : texts().pastCard),
      removed: text === null,
      ...(card !== undefined && { card }),
      at,
    };
  });
}
