import type { TeamView } from "@lantern/engine/views";
import { t } from "../../i18n/index.ts";
import { type Live, useLive } from "./live-context.ts";

const texts = () => t.live().dock;

/** A message of the chat, with its author. An erased text says so. */
export interface ChatLine {
  /** The id of its text. */
  key: string;
  /** Null for a host. */
  seat: string | null;
  name: string;
  text: string;
  at: number;
  /** Erased, or hidden by a host. */
  removed: boolean;
}

const none: TeamView["chat"] = [];

/** The messages of the own team, or of the lobby. */
export function messagesOf({ view }: Pick<Live, "view">): TeamView["chat"] {
  return view.stage === "play" || view.stage === "lobby" ? view.chat : none;
}

export function useChat(): ChatLine[] {
  const chat = useLive(messagesOf);
  const directory = useLive((live) => live.directory);
  const me = useLive((live) => live.me);
  return chat.map(({ seat, textId, at }) => ({
    key: textId,
    seat: seat === "host" ? null : seat,
    name:
      seat === "host"
        ? texts().host
        : seat === me
          ? t.live().people.you
          : (directory.people[seat]?.name ?? ""),
    text: directory.texts[textId] ?? texts().removed,
    removed: !directory.texts[textId],
    at,
  }));
}
