import { createStore } from "@lantern/live-client";
import { deviceStorage, tabStorage } from "../../api/storage.ts";
import { type Choice, type Chosen, findDevice, readChoice, storeChoice } from "./device-choice.ts";
import { type DeviceProblem, KIND, type Kind, openDevice, problemOf } from "./devices.ts";

export interface LocalState {
  mic: MediaStreamTrack | null;
  cam: MediaStreamTrack | null;
  choice: Choice;
  devices: MediaDeviceInfo[];
  problem: Record<Kind, DeviceProblem | null>;
  /** The person has said whether they want to use the devices. Nothing is opened before. */
  decided: boolean;
  opening: boolean;
  /** The microphone is open and sending: on or push-to-talk, and no film is playing. */
  audible: boolean;
  /** The microphone is open, but nothing arrives from it, or it was lost and cannot be opened again. */
  interrupted: boolean;
  /** A film is playing and everybody is muted. Afterwards everybody is as before. */
  mutedForFilm: boolean;
  /** The space bar is pressed: push-to-talk while muted. */
  talking: boolean;
}

/** Key in the tab's storage: the person agreed, so a reload opens the devices again. */
const AGREED = "call_agreed";

/** This page's camera and microphone. They stay open from the lobby to the awards, through changes of page and team. */
export class LocalMedia {
  readonly state = createStore<LocalState>({
    mic: null,
    cam: null,
    choice: readChoice(deviceStorage()),
    devices: [],
    problem: { mic: null, cam: null },
    decided: false,
    opening: false,
    audible: false,
    interrupted: false,
    mutedForFilm: false,
    talking: false,
  });

  constructor() {
    navigator.mediaDevices?.addEventListener("devicechange", this.#changed);
  }

  /** After a reload, opens what this tab had open before. */
  async resume(): Promise<void> {
    const { decided, choice } = this.state.get();
    if (!decided && tabStorage().getItem(AGREED)) await this.open({ mic: choice.micOn, cam: choice.camOn });
  }

  /** Opens the wanted devices. A missing camera doesn't affect the microphone. */
  async open(wanted: { mic: boolean; cam: boolean }): Promise<void> {
    this.#choose({ micOn: wanted.mic, camOn: wanted.cam });
    this.#agreed();
    this.state.set({ opening: true });
    // The microphone is opened even when muted, so that unmuting is immediate.
    await this.#take("mic");
    if (wanted.cam && this.state.get().decided) await this.#take("cam");
    await this.#list();
    this.state.set({ opening: false });
  }

  async setMic(on: boolean): Promise<void> {
    this.#choose({ micOn: on });
    if (on) this.#agreed();
    // Nobody misses a voice that is muted.
    else this.state.set({ interrupted: false });
    if (on && !this.#alive("mic")) await this.#take("mic");
    this.#sound();
  }

  /** Off also turns off the camera's light. */
  async setCam(on: boolean): Promise<void> {
    this.#choose({ camOn: on });
    if (on) this.#agreed();
    if (on) await this.#take("cam");
    else this.#drop("cam");
  }

  /** Switches to another device, at once if devices are in use, and remembers it. */
  async use(kind: Kind | "speaker", chosen: Chosen): Promise<void> {
    this.#choose({ [kind]: chosen });
    if (!this.state.get().decided) return;
    if (kind === "mic") await this.#take("mic");
    if (kind === "cam" && this.state.get().choice.camOn) await this.#take("cam");
  }

  /** Stores whether seconds of speech may be counted. */
  agree(voice: boolean): void {
    this.#choose({ voice });
  }

  /** Opens the microphone again after something has taken it. */
  takeMicBack(): Promise<void> {
    return this.#take("mic");
  }

  /** Called several times a second with whether the open microphone sends nothing. */
  watchMic(interrupted: boolean): void {
    const { mic, interrupted: before } = this.state.get();
    // Some browsers end a track without an event.
    if (mic?.readyState === "ended") void this.#lost("mic", mic);
    else if (mic && interrupted !== before) this.state.set({ interrupted });
  }

  muteForFilm(mutedForFilm: boolean): void {
    this.state.set({ mutedForFilm });
    this.#sound();
  }

  talk(talking: boolean): void {
    this.state.set({ talking });
    this.#sound();
  }

  /** Reopens the devices that are on. */
  async renew(): Promise<void> {
    const { choice, decided } = this.state.get();
    if (decided) await this.open({ mic: choice.micOn, cam: choice.camOn });
  }

  /** Releases both devices. The choice of devices is stored. */
  close(): void {
    tabStorage().removeItem(AGREED);
    this.#drop("mic");
    this.#drop("cam");
    const off = { decided: false, audible: false, interrupted: false, mutedForFilm: false, talking: false };
    this.state.set(off);
  }

  async #take(kind: Kind): Promise<void> {
    try {
      const track = await openDevice(kind, this.state.get().choice[kind]);
      // The person may have turned it off or left while the browser was asking.
      const { decided, choice } = this.state.get();
      if (!decided || (kind === "cam" && !choice.camOn)) return track.stop();
      this.#drop(kind);
      // Silent until `#sound` has decided whether the microphone is muted.
      if (kind === "mic") track.enabled = false;
      track.addEventListener("ended", () => void this.#lost(kind, track));
      this.state.set((current) => ({ [kind]: track, problem: { ...current.problem, [kind]: null } }));
      if (kind === "mic") this.state.set({ interrupted: false });
      this.#sound();
    } catch (error) {
      this.#drop(kind);
      this.state.set((current) => ({ problem: { ...current.problem, [kind]: problemOf(error) } }));
    }
  }

  /** Switches to another device when one is disconnected. */
  async #lost(kind: Kind, track: MediaStreamTrack): Promise<void> {
    if (this.state.get()[kind] !== track) return;
    // Once, although an event and the watch may both report it.
    this.state.set({ [kind]: null });
    await this.#take(kind);
    if (kind === "mic" && !this.#alive("mic") && this.state.get().decided)
      this.state.set({ interrupted: true });
    await this.#list();
  }

  /** When a device is connected or disconnected: returns to the chosen one if it is back. */
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
        // A person who denied access isn't asked again because a headset was plugged in.
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
    // Subscribers read the track, so it changes before they are notified.
    if (mic) mic.enabled = audible;
    this.state.set({ audible });
  }

  #agreed(): void {
    tabStorage().setItem(AGREED, "1");
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
    storeChoice(deviceStorage(), choice);
  }
}
