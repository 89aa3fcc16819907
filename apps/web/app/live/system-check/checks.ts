/** Whether the browser has what the hour is built on. */
export function browserIsAble(): boolean {
  return (
    typeof structuredClone === "function" &&
    typeof ReadableStream === "function" &&
    crypto.subtle !== undefined &&
    CSS.supports("selector(:has(a))")
  );
}

/** Whether the browser keeps what is stored, at least for this tab. */
export function storageWorks(): boolean {
  try {
    for (const storage of [localStorage, sessionStorage]) {
      storage.setItem("lantern.check", "1");
      storage.removeItem("lantern.check");
    }
    return true;
  } catch {
    return false;
  }
}

/** A hundredth of a second of nothing, as a sound file. */
const SILENCE =
  "data:audio/wav;base64,UklGRnQAAABXQVZFZm10IBAAAAABAAEAQB8AAEAfAAABAAgAZGF0YVAAAACAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgA==";

/** Whether pages may play sound here: at once, after a press of something, or not at all. */
export async function autoplay(): Promise<"allowed" | "press" | "none"> {
  try {
    await new Audio(SILENCE).play();
    return "allowed";
  } catch (error) {
    return error instanceof DOMException && error.name === "NotAllowedError" ? "press" : "none";
  }
}
