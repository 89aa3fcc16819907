import { deviceStorage, storageIsRefused, tabStorage } from "../../api/storage.ts";

/** Whether the browser supports what live sessions need. */
export function browserIsAble(): boolean {
  return (
    typeof structuredClone === "function" &&
    typeof ReadableStream === "function" &&
    crypto.subtle !== undefined &&
    CSS.supports("selector(:has(a))")
  );
}

/** Whether the browser stores data, at least for this tab. */
export function storageWorks(): boolean {
  if (storageIsRefused()) return false;
  try {
    for (const storage of [deviceStorage(), tabStorage()]) {
      storage.setItem("lantern.check", "1");
      storage.removeItem("lantern.check");
    }
    return true;
  } catch {
    return false;
  }
}

/** Bytes of the header of a WAV file, and of a hundredth of a second of silence. */
const [HEAD, SAMPLES] = [44, 80];

/** A silent sound file. */
function silence(): Blob {
  const bytes = new Uint8Array(HEAD + SAMPLES).fill(128, HEAD);
  const view = new DataView(bytes.buffer);
  bytes.set(new TextEncoder().encode("RIFF    WAVEfmt "));
  view.setUint32(4, HEAD - 8 + SAMPLES, true);
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, 8000, true);
  view.setUint32(28, 8000, true);
  view.setUint16(32, 1, true);
  view.setUint16(34, 8, true);
  bytes.set(new TextEncoder().encode("data"), 36);
  view.setUint32(40, SAMPLES, true);
  return new Blob([bytes], { type: "audio/wav" });
}

/** Whether pages may play sound: at once, after a click, or not at all. */
export async function autoplay(): Promise<"allowed" | "after-click" | "none"> {
  const address = URL.createObjectURL(silence());
  try {
    await new Audio(address).play();
    return "allowed";
  } catch (error) {
    return error instanceof DOMException && error.name === "NotAllowedError" ? "after-click" : "none";
  } finally {
    URL.revokeObjectURL(address);
  }
}
