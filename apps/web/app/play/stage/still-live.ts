import { tabStorage } from "../../api/storage.ts";
import type { Live } from "./live-context.ts";

export interface StillMoment extends Pick<Live, "info" | "mine" | "directory" | "view"> {
  /** The moment that the page shows, in milliseconds. */
  now: number;
}

/** What a live page shows at one moment of somebody's session. Its buttons do nothing. */
export function stillLive({ now, ...moment }: StillMoment, { rehearsal }: { rehearsal: boolean }): Live {
  // Keeps the story recap from opening by itself.
  if (moment.view.stage === "play") tabStorage().setItem(`lantern.story.${moment.view.team.id}`, "1");
  return {
    ...moment,
    session: { id: "still", title: moment.info.title, language: "en", company: "", rehearsal },
    me: moment.mine?.seat ?? null,
    send: async () => ({ ok: true }),
    report: async () => ({ ok: true }),
    line: () => {},
    react: () => {},
    now: () => now,
  };
}
