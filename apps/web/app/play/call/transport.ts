import type { Seat } from "@lantern/engine/commands";
import type { Store } from "@lantern/live-client";

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

/**
 * A team's call. The mesh between pages is always available; a media server can replace it, for larger teams or
 * recording.
 */
export interface VideoTransport {
  readonly state: Store<CallState>;
  /** The team's other people, who alone are connected. Empty: leaves the call. */
  meet(seats: readonly Seat[]): void;
  /** Replaces what is sent, without interrupting anybody. */
  send(media: OwnMedia): void;
  /** How loud a teammate is now, 0–1. */
  level(seat: Seat): number;
  /** Rebuilds every connection: the second step of "Fix my audio or video". */
  reconnect(): void;
  close(): void;
}
