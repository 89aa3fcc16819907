import type { Seat } from "@lantern/engine/commands";
import type { Store } from "@lantern/live-client";

/** What this page sends. A track that is null or disabled is heard and seen by nobody. */
export interface OwnMedia {
  mic: MediaStreamTrack | null;
  cam: MediaStreamTrack | null;
}

/** A team-mate in the call. */
export interface RemoteMedia {
  stream: MediaStream;
  /** What they say is on. */
  mic: boolean;
  cam: boolean;
  state: "connecting" | "connected" | "lost";
}

export interface CallState {
  /** By seat; only those who are in the call. */
  peers: Record<Seat, RemoteMedia>;
  /** Own pictures are held back because the line is too weak for both; voices go on. */
  audioOnly: boolean;
}

/**
 * A team's call. The mesh between pages is the one that is always there; a media server can take its place for
 * larger or recorded rooms.
 */
export interface VideoTransport {
  readonly state: Store<CallState>;
  /** Who is in the team now, without oneself: these and nobody else are heard. Empty: out of the call. */
  meet(seats: readonly Seat[]): void;
  /** Replaces what is sent, without a break for anybody. */
  send(media: OwnMedia): void;
  /** How loud a team-mate is right now, 0–1. */
  level(seat: Seat): number;
  /** Makes every connection anew: the middle step of "Fix my audio or video". */
  reconnect(): void;
  close(): void;
}
