import type { Seat } from "@lantern/engine/commands";

/** What this page sends. Others receive nothing of a track that is null or disabled. */
export interface OwnMedia {
  mic: MediaStreamTrack | null;
  cam: MediaStreamTrack | null;
}

/** A teammate in the call. */
export interface RemoteMedia {
  stream: MediaStream;
  /** Whether they say that it is on. */
  mic: boolean;
  cam: boolean;
  state: "connecting" | "connected" | "lost";
}

export interface CallState {
  /** By seat. Only people in the call. */
  peers: Record<Seat, RemoteMedia>;
  /** Own video is paused because the connection is too weak for video and voice. */
  audioOnly: boolean;
}
