import type { Snapshot } from "@lantern/contract/live";
import { HOST_SEAT_PREFIX } from "@lantern/contract/live-protocol";
import type { LiveClient, LiveState } from "@lantern/live-client";
import type { TokenKind } from "../../api/auth-tokens.ts";
import { tabStorage } from "../../api/storage.ts";
import { untilLoaded } from "../client/until-loaded.ts";
import { IceServers } from "./ice.ts";
import { LocalMedia } from "./local-media.ts";
import { Mesh } from "./mesh.ts";
import type { MicWatch } from "./mic-watch.ts";
import { Visitors } from "./visitors.ts";
import { VoiceSeconds } from "./voice-seconds.ts";

/** Interval of the check whether visitors are still there. */
const VISITORS_MS = 5000;

let media: LocalMedia | null = null;

/**
 * This page's camera and microphone. There is one object for the life of the page, so that changes of page or team
 * don't reopen devices.
 */
export function ownMedia(): LocalMedia {
  media ??= new LocalMedia();
  return media;
}

/** One person's side of their team's call, for as long as the live connection exists. */
export class TeamCall {
  readonly media = ownMedia();
  readonly mesh: Mesh;
  readonly #ice: IceServers;
  readonly #visitors = new Visitors();
  readonly #ends: (() => void)[] = [];

  /** @param as a participant, or a host on a visit */
  constructor(client: LiveClient, as: TokenKind = "participant") {
    this.#ice = new IceServers(as, tabStorage().getItem("call_relay_only") === "1");
    this.mesh = this.#connect(client);
    const follow = () => this.#follow(client.store.get());
    const send = () => {
      const { mic, cam } = this.media.state.get();
      this.mesh.send({ mic, cam });
      if (mic) this.#watchMic();
    };
    const voice = new VoiceSeconds(this.media, (seconds) => client.spoke(seconds));
    this.#ends.push(() => voice.close(), client.store.subscribe(follow), this.media.state.subscribe(send));
    send();
    void this.media.resume();
    // Relayed connections need credentials, so the first connections wait for them.
    void this.#ice.start().then(() => {
      this.#ready = true;
      follow();
    });
  }

  #connect(client: LiveClient): Mesh {
    const mesh = new Mesh({
      signal: (to, signal) => client.signal(to, signal),
      connected: (path) => client.callConnected(path),
      config: () => this.#ice.config,
    });
    const follow = () => this.#follow(client.store.get());
    const stopSignals = client.onSignal((from, signal) => {
      this.#visitors.receive(from, signal, Date.now());
      // A visitor is added to the team before their greeting is handled.
      follow();
      mesh.receive(from, signal);
    });
    const looking = setInterval(follow, VISITORS_MS);
    this.#ends.push(stopSignals, () => clearInterval(looking));
    return mesh;
  }

  #ready = false;
  #mutedAt = 0;
  #watch: Promise<MicWatch> | null = null;

  /** Loads once there is a microphone to watch. */
  #watchMic(): void {
    this.#watch ??= untilLoaded(() => import("./mic-watch.ts")).then(
      ({ MicWatch }) => new MicWatch(this.media),
    );
  }

  close(): void {
    for (const end of this.#ends) end();
    void this.#watch?.then((watch) => watch.close());
    this.#ice.close();
    this.mesh.close();
    this.media.muteForFilm(false);
  }

  #follow({ snapshot, welcome, mutedAt }: LiveState): void {
    if (mutedAt !== this.#mutedAt && this.media.state.get().mic) void this.media.setMic(false);
    this.#mutedAt = mutedAt;
    if (!this.#ready) return;
    // A host on a visit has no seat in the team.
    const mates = matesOf(snapshot, welcome && (welcome.seat ?? HOST_SEAT_PREFIX));
    this.mesh.meet(welcome?.session.rehearsal ? [] : [...mates, ...this.#here(snapshot)]);
    const filmOn = isFilm(snapshot);
    if (filmOn !== this.media.state.get().mutedForFilm) this.media.muteForFilm(filmOn);
  }

  #here(snapshot: Snapshot | null): string[] {
    const visitors = this.#visitors.seats(this.mesh.state.get().peers, Date.now());
    return snapshot?.view.stage === "play" ? visitors : [];
  }
}

/** Teammates who keep their seat, also those who are reconnecting: the call may still work. */
export function matesOf(snapshot: Snapshot | null, me: string | null): string[] {
  const view = snapshot?.view;
  if (view?.stage !== "play" || !me) return [];
  return view.people
    .filter(({ seat, presence }) => seat !== me && presence !== "away")
    .map(({ seat }) => seat);
}

/** A film is playing. Nobody speaks over it. */
export function isFilm(snapshot: Snapshot | null): boolean {
  const view = snapshot?.view;
  return view?.stage === "play" && view.scene.kind === "film" && view.scene.step === "active";
}
