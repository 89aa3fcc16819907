import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { diagnose } from "./diagnosis.ts";
import { LocalMedia } from "./local-media.ts";

type Kind = "audio" | "video";

class FakeTrack extends EventTarget {
  enabled = true;
  readyState = "live";
  readonly kind: Kind;
  readonly deviceId: string;
  constructor(kind: Kind, deviceId: string) {
    super();
    this.kind = kind;
    this.deviceId = deviceId;
  }
  getSettings = () => ({ deviceId: this.deviceId });
  stop = () => {
    this.readyState = "ended";
  };
}

/** The devices of a machine. Tests plug them in, pull them out and deny access to them. */
class FakeDevices extends EventTarget {
  plugged: Record<Kind, string[]> = { audio: ["mic-1"], video: ["cam-1"] };
  refuses: string | null = null;
  prompts = 0;
  readonly tracks: FakeTrack[] = [];
  delay: Promise<void> | null = null;

  async enumerateDevices() {
    return (["audio", "video"] as const).flatMap((kind) =>
      this.plugged[kind].map((id) => ({ kind: `${kind}input`, deviceId: id, label: id })),
    );
  }

  async getUserMedia(constraints: Partial<Record<Kind, { deviceId?: { ideal: string } }>>) {
    this.prompts += 1;
    await this.delay;
    if (this.refuses) throw new DOMException("", this.refuses);
    const kind = constraints.audio ? "audio" : "video";
    const wanted = constraints[kind]?.deviceId?.ideal;
    const id = this.plugged[kind].find((one) => one === wanted) ?? this.plugged[kind][0];
    if (!id) throw new DOMException("", "NotFoundError");
    const track = new FakeTrack(kind, id);
    this.tracks.push(track);
    return { getTracks: () => [track] };
  }

  pull(kind: Kind, id: string): void {
    this.plugged[kind] = this.plugged[kind].filter((one) => one !== id);
    for (const track of this.tracks.filter((one) => one.deviceId === id && one.readyState === "live")) {
      track.readyState = "ended";
      track.dispatchEvent(new Event("ended"));
    }
    this.dispatchEvent(new Event("devicechange"));
  }

  plug(kind: Kind, id: string): void {
    this.plugged[kind].push(id);
    this.dispatchEvent(new Event("devicechange"));
  }
}

function fakeStorage() {
  const stored = new Map<string, string>();
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
}

let devices: FakeDevices;
beforeEach(() => {
  devices = new FakeDevices();
  vi.stubGlobal("navigator", { mediaDevices: devices });
  vi.stubGlobal("localStorage", fakeStorage());
  vi.stubGlobal("sessionStorage", fakeStorage());
});
afterEach(() => vi.unstubAllGlobals());

const call = { peers: {}, audioOnly: false };
const findings = (media: LocalMedia) => diagnose(media.state.get(), call);
const idOf = (track: MediaStreamTrack | null) => track?.getSettings().deviceId;
const settled = () => new Promise((resolve) => setImmediate(resolve));

test("after a film everybody is muted or not as before", async () => {
  for (const micOn of [true, false]) {
    const media = new LocalMedia();
    await media.open({ mic: micOn, cam: false });
    const { mic } = media.state.get();
    expect(mic?.enabled).toBe(micOn);
    media.muteForFilm(true);
    media.talk(true);
    expect(mic?.enabled).toBe(false);
    media.talk(false);
    media.muteForFilm(false);
    expect(mic?.enabled).toBe(micOn);
    media.talk(true);
    expect(mic?.enabled).toBe(true);
  }
});

test("nothing is opened before somebody agrees, and a reload of the tab opens it again", async () => {
  const first = new LocalMedia();
  await first.resume();
  await first.use("mic", { id: "mic-1", label: "mic-1" });
  expect(devices.prompts).toBe(0);
  await first.open({ mic: false, cam: true });
  const second = new LocalMedia();
  await second.resume();
  expect(second.state.get()).toMatchObject({ decided: true, audible: false });
  expect(idOf(second.state.get().cam)).toBe("cam-1");
  second.close();
  const third = new LocalMedia();
  await third.resume();
  expect(third.state.get().decided).toBe(false);
});

test.each([
  ["NotAllowedError", "mic-denied", "cam-denied"],
  ["NotReadableError", "mic-busy", "cam-busy"],
  ["NotFoundError", "mic-missing", "cam-missing"],
])(
  "%s is reported for both devices, and plugging in a headset asks nobody who denied access",
  async (name, mic, cam) => {
    devices.refuses = name;
    const media = new LocalMedia();
    await media.open({ mic: true, cam: true });
    expect(findings(media)).toEqual([mic, cam]);
    const prompts = devices.prompts;
    devices.plug("audio", "headset");
    await settled();
    expect(devices.prompts > prompts).toBe(name !== "NotAllowedError");
    devices.refuses = null;
    await media.renew();
    expect(findings(media)).toEqual([]);
  },
);

test("a machine without any device, and a browser that gives none", async () => {
  devices.plugged = { audio: [], video: [] };
  const bare = new LocalMedia();
  await bare.open({ mic: true, cam: true });
  expect(findings(bare)).toEqual(["mic-missing", "cam-missing"]);
  vi.stubGlobal("navigator", {});
  const old = new LocalMedia();
  await old.open({ mic: true, cam: true });
  expect(findings(old)).toEqual(["mic-unsupported", "cam-unsupported"]);
});

test("a device that is pulled out is replaced by another, and used again when it is back", async () => {
  devices.plugged.audio = ["mic-1", "headset"];
  const media = new LocalMedia();
  await media.open({ mic: true, cam: true });
  await media.use("mic", { id: "headset", label: "headset" });
  expect(idOf(media.state.get().mic)).toBe("headset");
  devices.pull("audio", "headset");
  await vi.waitFor(() => expect(idOf(media.state.get().mic)).toBe("mic-1"));
  expect(media.state.get().audible).toBe(true);
  devices.plug("audio", "headset");
  await vi.waitFor(() => expect(idOf(media.state.get().mic)).toBe("headset"));
  devices.pull("video", "cam-1");
  await vi.waitFor(() => expect(findings(media)).toEqual(["cam-missing"]));
  expect(idOf(media.state.get().mic)).toBe("headset");
});

test("no device stays open when somebody leaves while the browser is still asking", async () => {
  const media = new LocalMedia();
  let respond = () => {};
  devices.delay = new Promise((resolve) => {
    respond = resolve;
  });
  const opening = media.open({ mic: true, cam: true });
  await settled();
  media.close();
  respond();
  await opening;
  expect(devices.tracks.filter(({ readyState }) => readyState === "live")).toEqual([]);
  expect(media.state.get()).toMatchObject({ mic: null, cam: null });
});
