import { t } from "../../i18n/index.ts";
import { keyOf, messagesOf, textOf } from "../stage/chat.ts";
import type { Live } from "../stage/live-context.ts";
import { phaseOf } from "../stage/phase.ts";
import type { Announcement } from "./announcement-queue.ts";

const texts = () => t.live().announce;

/** Teammates who lost connection or returned. */
function newsOfPresence(before: Live, after: Live): Announcement[] {
  if (before.view.stage !== "play" || after.view.stage !== "play") return [];
  const was = new Map(before.view.people.map(({ seat, presence }) => [seat, presence]));
  return after.view.people.flatMap(({ seat, presence }) => {
    const last = was.get(seat);
    if (seat === after.me || last === undefined || last === presence) return [];
    const name = after.directory.people[seat]?.name ?? "";
    const text = {
      here: texts().back(name),
      dropped: t.live().people.isReconnecting(name),
      away: texts().away(name),
    }[presence];
    return [{ key: `presence ${seat}`, urgency: "soon", text } satisfies Announcement];
  });
}

/** What others wrote in the chat. A host's message is for everybody, so it is never left waiting. */
function newsOfChat(before: Live, after: Live): Announcement[] {
  // The chat of a team begins empty, and that of the lobby ends with it.
  if (before.view.stage !== after.view.stage) return [];
  const had = new Set(messagesOf(before).map(keyOf));
  return messagesOf(after).flatMap((message) => {
    const { seat, card } = message;
    const text = textOf(message, after);
    if (!text || had.has(keyOf(message)) || seat === after.me) return [];
    const isHost = seat === "host";
    const name = isHost ? t.live().dock.host : (after.directory.people[seat]?.name ?? "");
    // The latest message of each person, because waiting ones would otherwise grow into a reading of the whole chat. A
    // told card is needed: none replaces another.
    if (card !== undefined)
      return [{ key: keyOf(message), urgency: "soon", text: `${name}: ${text}` } as const];
    return [
      { key: `chat ${seat}`, urgency: isHost ? "soon" : "spare", text: `${name}: ${text}` },
    ] satisfies Announcement[];
  });
}

/** The receiver's own, because the others hear the answer. */
function newsOfRequest(before: Live, after: Live): Announcement[] {
  if (before.view.stage !== "play" || after.view.stage !== "play") return [];
  const { request } = after.view;
  if (!request || request.seat !== after.me || request.at === before.view.request?.at) return [];
  const { scene } = after.view;
  const text = request.picture ? t.live().hand.requestToSeeSpoken : t.live().hand.requestSpoken;
  const area = `${scene.id} ${phaseOf(scene)}`;
  return [{ key: "cardRequested", urgency: "now", area, text: text(request.asker) }];
}

function newsOfLobby(before: Live, after: Live): Announcement[] {
  if (before.view.stage !== "lobby" || after.view.stage !== "lobby") return [];
  const count = after.view.people.length;
  if (before.view.people.length === count) return [];
  return [{ key: "here", urgency: "spare", area: "lobby", text: `${t.live().lobby.here(count)}.` }];
}

export function newsOfPeople(before: Live, after: Live): Announcement[] {
  return [
    ...newsOfLobby(before, after),
    ...newsOfPresence(before, after),
    ...newsOfRequest(before, after),
    ...newsOfChat(before, after),
  ];
}
