import type { ByeCode, ServerFrame, Snapshot } from "@lantern/contract/live";

export type Welcome = Extract<ServerFrame, { t: "welcome" }>;
export type Reaction = { key: number; seat: string; r: Extract<ServerFrame, { t: "react" }>["r"] };

/** What a client knows of the live session. */
export interface LiveState {
  /** `opening`: has not been open yet; `lost`: was open and is being opened again. */
  link: "opening" | "open" | "lost" | "closed";
  welcome: Welcome | null;
  snapshot: Snapshot | null;
  bye: ByeCode | null;
  /** Reactions of the last seconds. */
  reactions: Reaction[];
  /** Why the last command was rejected. */
  rejection: { code: string; message: string; at: number } | null;
  /** When a host last asked this person to mute, server time; 0 when never. */
  mutedAt: number;
  /** A command is waiting for a connection or for another try. */
  unsent: boolean;
}

export const initialLiveState: LiveState = {
  link: "opening",
  welcome: null,
  snapshot: null,
  bye: null,
  reactions: [],
  rejection: null,
  unsent: false,
  mutedAt: 0,
};

/** The scene that is shown, null outside of play. */
export function sceneOf(snapshot: Snapshot | null): string | null {
  return snapshot?.view.stage === "play" ? snapshot.view.scene.id : null;
}
