import { type Chosen, findDevice } from "./device-choice.ts";

export type Kind = "mic" | "cam";
/** Why a device could not be opened, as far as the browser tells. */
export type DeviceProblem = "denied" | "missing" | "busy" | "unsupported";

/** The browser's names of device kinds. */
export const KIND = { mic: "audioinput", cam: "videoinput" } as const;
/** Tiles are small, and up to five others receive this video. */
const PICTURE = { width: { ideal: 320 }, height: { ideal: 180 }, frameRate: { max: 15 } };
const VOICE = { echoCancellation: true, noiseSuppression: true, autoGainControl: true };

/** Opens the chosen device, or another one of its kind when it isn't there. */
export async function openDevice(kind: Kind, chosen: Chosen | null): Promise<MediaStreamTrack> {
  const media = navigator.mediaDevices;
  if (!media) throw new DOMException("no media", "NotSupportedError");
  const available = (await media.enumerateDevices()).filter((device) => device.kind === KIND[kind]);
  const device = findDevice(available, chosen);
  const constraints = {
    ...(kind === "mic" ? VOICE : PICTURE),
    ...(device && { deviceId: { ideal: device.deviceId } }),
  };
  const stream = await media.getUserMedia(kind === "mic" ? { audio: constraints } : { video: constraints });
  const [track] = stream.getTracks();
  if (!track) throw new DOMException("no track", "NotFoundError");
  return track;
}

/** Classifies what `openDevice` threw. */
export function problemOf(error: unknown): DeviceProblem {
  const name = error instanceof DOMException ? error.name : "";
  if (name === "NotAllowedError" || name === "SecurityError") return "denied";
  if (name === "NotFoundError" || name === "OverconstrainedError") return "missing";
  if (name === "NotReadableError" || name === "AbortError") return "busy";
  return "unsupported";
}
