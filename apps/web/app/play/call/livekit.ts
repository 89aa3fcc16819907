import { getCallRoom } from "@lantern/contract/participant-endpoints";
import type { Seat } from "@lantern/engine/commands";
import { createStore } from "@lantern/live-client";
import { type RemoteParticipant, Room, RoomEvent, Track } from "livekit-client";
import { call } from "../../api/client.ts";
import type { CallState, OwnMedia, RemoteMedia, VideoTransport } from "./transport.ts";

/** Events that change who can be heard or seen. */
const CHANGES = [
  ...([RoomEvent.ParticipantConnected, RoomEvent.ParticipantDisconnected] as const),
  ...([RoomEvent.TrackSubscribed, RoomEvent.TrackUnsubscribed] as const),
  ...([RoomEvent.ParticipantAttributesChanged, RoomEvent.ConnectionStateChanged] as const),
] as const;

/**
 * A team's call through a LiveKit server instead of directly between pages. The server's token opens the LiveKit room
 * of one team only. The tests don't exercise this class, because no LiveKit server runs there.
 */
export class LiveKitTransport implements VideoTransport {
  readonly state = createStore<CallState>({ peers: {}, audioOnly: false });
  readonly #streams = new Map<Seat, MediaStream>();
  #room: Room | null = null;
  #name = "";
  #seats: readonly Seat[] = [];
  #media: OwnMedia = { mic: null, cam: null };
  #turn: Promise<void> = Promise.resolve();

  meet(seats: readonly Seat[]): void {
    const fresh = seats.some((seat) => !this.#seats.includes(seat));
    this.#seats = seats;
    if (seats.length === 0) this.#queue(() => this.#leave());
    else if (fresh) this.#queue(() => this.#enter());
    this.#publish();
  }

  send(media: OwnMedia): void {
    this.#media = { ...media };
    this.#queue(() => this.#sendTracks());
  }

  level(seat: Seat): number {
    return this.#room?.remoteParticipants.get(seat)?.audioLevel ?? 0;
  }

  reconnect(): void {
    this.#queue(() => this.#leave());
    this.#queue(() => this.#enter());
  }

  close(): void {
    this.#seats = [];
    this.#queue(() => this.#leave());
  }

  #queue(step: () => Promise<void>): void {
    // A failed step is retried with the next change or by "Fix my audio or video".
    this.#turn = this.#turn.then(step).catch(() => {});
  }

  async #enter(): Promise<void> {
    const { url, room: name, token } = await call(getCallRoom);
    if (this.#room && this.#name === name) return;
    await this.#leave();
    const room = new Room({ dynacast: true });
    for (const change of CHANGES) room.on(change, () => this.#publish());
    this.#room = room;
    this.#name = name;
    await room.connect(url, token);
    await this.#sendTracks();
  }

  async #leave(): Promise<void> {
    const room = this.#room;
    this.#room = null;
    this.#name = "";
    // The devices stay open, because they belong to the page, not to the LiveKit room.
    await room?.disconnect(false);
    this.#publish();
  }

  async #sendTracks(): Promise<void> {
    const own = this.#room?.localParticipant;
    if (!own) return;
    const { mic, cam } = this.#media;
    for (const [source, track] of [
      [Track.Source.Microphone, mic],
      [Track.Source.Camera, cam],
    ] as const) {
      const before = own.getTrackPublication(source)?.track;
      if (before?.mediaStreamTrack === track) continue;
      if (before) await own.unpublishTrack(before, false);
      if (track) await own.publishTrack(track, { source, simulcast: false });
    }
    await own.setAttributes({ mic: mic?.enabled ? "on" : "off", cam: cam?.enabled ? "on" : "off" });
  }

  #publish(): void {
    const mates = this.#seats.flatMap((seat) => {
      const mate = this.#room?.remoteParticipants.get(seat);
      return mate ? [[seat, this.#mediaOf(seat, mate)] as const] : [];
    });
    this.state.set({ peers: Object.fromEntries(mates) });
  }

  #mediaOf(seat: Seat, mate: RemoteParticipant): RemoteMedia {
    const stream = this.#streams.get(seat) ?? new MediaStream();
    this.#streams.set(seat, stream);
    const tracks = [...mate.trackPublications.values()].flatMap(({ track }) => track?.mediaStreamTrack ?? []);
    for (const old of stream.getTracks()) if (!tracks.includes(old)) stream.removeTrack(old);
    for (const track of tracks) stream.addTrack(track);
    const { mic, cam } = mate.attributes;
    const state = this.#room?.state === "connected" ? "connected" : "connecting";
    return { stream, mic: mic === "on", cam: cam === "on", state };
  }
}
