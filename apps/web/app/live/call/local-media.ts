import { createStore } from "@lantern/live-client";
import { type Choice, type Chosen, findDevice, readChoice, storeChoice } from "./device-choice.ts";
import { type DeviceProblem, KIND, type Kind, openDevice, problemOf } from "./devices.ts";

export interface LocalState {
  mic: MediaStreamTrack | null;
  cam: MediaStreamTrack | null;
  choice: Choice;
  devices: MediaDeviceInfo[];
  problem: Record<Kind, DeviceProblem | null>;
  /** Somebody has said whether they want to be heard and seen; before that nothing is opened. */
  decided: boolean;
  opening: boolean;
  /** The microphone sends: it is there, wished for, and no film is on. */
  audible: boolean;
  /** A film is on: nobody is heard, and afterwards everybody is as before. */
  mutedForFilm: boolean;
  /** The space bar is held down: heard although muted. */
  talking: boolean;
}

/** In the tab's storage: this person has agreed to be heard, so that a reload opens the devices by itself. */
const AGREED = "call_agreed";

/**
 * The own camera and microphone: opened once, kept from the lobby to the awards, whatever page or team comes next.
 */
export class LocalMedia {
  readonly state = createStore<LocalState>({
    ...{ mic: null, cam: null, choice: readChoice(localStorage), devices: [] },
    ...{ problem: { mic: null, cam: null }, decided: false, opening: false },
    ...{ audible: false, mutedForFilm: false, talking: false },
  });

  constructor() {
    navigator.mediaDevices?.addEventListener("devicechange", this.#changed);
  }

  /** After a reload: opens again what this tab had agreed to, so that nobody has to ask to be heard twice. */
  async resume(): Promise<void> {
    const { decided, choice } = this.state.get();
    if (!decided && sessionStorage.getItem(AGREED)) await this.open({ mic: choice.micOn, cam: choice.camOn });
  }

  /** Opens what is wished for. A missing camera never takes the microphone with it. */
  async open(wanted: { mic: boolean; cam: boolean }): Promise<void> {
    this.#choose({ micOn: wanted.mic, camOn: wanted.cam });
    this.#agreed();
    this.state.set({ opening: true });
    // The microphone is opened muted too, so that switching it on later is at once.
    await this.#take("mic");
    if (wanted.cam && this.state.get().decided) await this.#take("cam");
    await this.#list();
    this.state.set({ opening: false });
  }

  async setMic(on: boolean): Promise<void> {
    this.#choose({ micOn: on });
    if (on) this.#agreed();
    if (on && !this.#alive("mic")) await this.#take("mic");
    this.#sound();
  }

  /** Off also puts the camera's lamp out. */
  async setCam(on: boolean): Promise<void> {
    this.#choose({ camOn: on });
    if (on) this.#agreed();
    if (on) await this.#take("cam");
    else this.#drop("cam");
  }

  /** Another device. It is used at once, by who has agreed to be heard, and looked for the next time. */
  async use(kind: Kind | "speaker", chosen: Chosen): Promise<void> {
    this.#choose({ [kind]: chosen });
    if (!this.state.get().decided) return;
    if (kind === "mic") await this.#take("mic");
    if (kind === "cam" && this.state.get().choice.camOn) await this.#take("cam");
  }

  /** Whether seconds of speech may be counted; nobody is asked twice. */
  agree(voice: boolean): void {
    this.#choose({ voice });
  }

  muteForFilm(mutedForFilm: boolean): void {
    this.state.set({ mutedForFilm });
    this.#sound();
  }

  talk(talking: boolean): void {
    this.state.set({ talking });
    this.#sound();
  }

  /** Opens both devices anew, as they are wished for. */
  async renew(): Promise<void> {
    const { choice, decided } = this.state.get();
    if (decided) await this.open({ mic: choice.micOn, cam: choice.camOn });
  }

  /** Lets go of both devices; what was chosen is remembered. */
  close(): void {
    sessionStorage.removeItem(AGREED);
    this.#drop("mic");
    this.#drop("cam");
    this.state.set({ decided: false, audible: false, mutedForFilm: false, talking: false });
  }

  async #take(kind: Kind): Promise<void> {
    try {
      const track = await openDevice(kind, this.state.get().choice[kind]);
      // The wish may have changed while the browser asked, or the person has left.
      const { decided, choice } = this.state.get();
      if (!decided || (kind === "cam" && !choice.camOn)) return track.stop();
      this.#drop(kind);
      // Silent until it is looked at whether its owner is muted.
      if (kind === "mic") track.enabled = false;
      track.addEventListener("ended", () => void this.#lost(kind, track));
      this.state.set((now) => ({ [kind]: track, problem: { ...now.problem, [kind]: null } }));
      this.#sound();
    } catch (error) {
      this.#drop(kind);
      this.state.set((now) => ({ problem: { ...now.problem, [kind]: problemOf(error) } }));
    }
  }

  /** A device was pulled out: another one takes its place where there is one. */
  async #lost(kind: Kind, track: MediaStreamTrack): Promise<void> {
    if (this.state.get()[kind] !== track) return;
    await this.#take(kind);
    await this.#list();
  }

  /** A device came or went: the chosen one is taken again when it is back. */
  #changed = () => {
    void this.#list().then(() => {
      const { decided, choice, devices } = this.state.get();
      for (const kind of ["mic", "cam"] as const) {
        const wanted = kind === "mic" || choice.camOn;
        const back = findDevice(
          devices.filter((device) => device.kind === KIND[kind]),
          choice[kind],
        );
        const using = this.state.get()[kind]?.getSettings().deviceId;
        // Who said no is not asked again because somebody plugged in a headset.
        if (this.state.get().problem[kind] === "denied") continue;
        if (decided && wanted && (!this.#alive(kind) || (back && back.deviceId !== using)))
          void this.#take(kind);
      }
    });
  };

  async #list(): Promise<void> {
    const devices = (await navigator.mediaDevices?.enumerateDevices().catch(() => [])) ?? [];
    this.state.set({ devices: devices.filter(({ deviceId }) => deviceId !== "") });
  }

  #sound(): void {
    const { mic, choice, mutedForFilm, talking } = this.state.get();
    const audible = mic !== null && !mutedForFilm && (choice.micOn || talking);
    // Before anybody is told: who is told looks at the track.
    if (mic) mic.enabled = audible;
    this.state.set({ audible });
  }

  #agreed(): void {
    sessionStorage.setItem(AGREED, "1");
    this.state.set({ decided: true });
  }

  #alive(kind: Kind): boolean {
    return this.state.get()[kind]?.readyState === "live";
  }

  #drop(kind: Kind): void {
    this.state.get()[kind]?.stop();
    this.state.set({ [kind]: null });
  }

  #choose(change: Partial<Choice>): void {
    const choice = { ...this.state.get().choice, ...change };
    this.state.set({ choice });
    storeChoice(localStorage, choice);
  }
}
