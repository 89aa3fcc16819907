import { type ByeCode, patch, type ServerFrame, type Snapshot } from "@lantern/contract/live";

export type Welcome = Extract<ServerFrame, { t: "welcome" }>;
export type Reaction = { key: number; seat: string; r: Extract<ServerFrame, { t: "react" }>["r"] };

/** What the page knows of the live hour. */
export interface LiveState {
  /** `opening`: never was open yet; `lost`: was open and is being opened again. */
  link: "opening" | "open" | "lost" | "closed";
  welcome: Welcome | null;
  snapshot: Snapshot | null;
  version: number;
  bye: ByeCode | null;
  /** Reactions of the last seconds. */
  reactions: Reaction[];
  /** Why the last command was refused. */
  refusal: { code: string; message: string; at: number } | null;
  /** When a host last asked to mute, server time; 0 when never. */
  mutedAt: number;
  /** Something that was asked for has not reached the server yet. */
  unsent: boolean;
}

export const nothingYet: LiveState = {
  link: "opening",
  welcome: null,
  snapshot: null,
  version: 0,
  bye: null,
  reactions: [],
  refusal: null,
  unsent: false,
  mutedAt: 0,
};

/** The scene that the page shows, null outside of play. */
export function sceneOf({ snapshot }: LiveState): string | null {
  return snapshot?.view.stage === "play" ? snapshot.view.scene.id : null;
}

/** Folds one view frame of the server into the state. Frames that carry no view change nothing. */
export function receive(state: LiveState, frame: ServerFrame): Partial<LiveState> {
  switch (frame.t) {
    case "welcome":
      return { welcome: frame, bye: null };
    case "snap":
      return { snapshot: frame.s, version: frame.v, link: "open" };
    case "diff":
      if (!state.snapshot || frame.v !== state.version + 1) return {};
      return { snapshot: patch(state.snapshot, frame.d) as Snapshot, version: frame.v };
    case "bye":
      return { bye: frame.code };
    default:
      return {};
  }
}
