import type { ServerFrame } from "@lantern/contract/live";
import { ServerClock } from "../client/clock.ts";

/** Round trips that are measured. */
const TRIPS = 3;
const PATIENCE_MS = 6000;

/** Whether the browser has what the hour is built on. */
export function browserIsAble(): boolean {
  return (
    typeof WebSocket === "function" &&
    typeof structuredClone === "function" &&
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

/** Shortest round trip over the live line in milliseconds, or null when nothing comes back in time. */
export function probeLine(url: string): Promise<number | null> {
  return new Promise((resolve) => {
    const clock = new ServerClock();
    const socket = new WebSocket(url);
    let answers = 0;
    const done = (trip: number | null) => {
      clearTimeout(patience);
      socket.close();
      resolve(trip);
    };
    const patience = setTimeout(() => done(clock.trip), PATIENCE_MS);
    const probe = () => socket.send(JSON.stringify({ t: "probe", at: Date.now() }));
    socket.onopen = probe;
    socket.onerror = () => done(null);
    socket.onmessage = ({ data }) => {
      const frame = JSON.parse(String(data)) as ServerFrame;
      if (frame.t !== "pong") return;
      clock.sample(frame.at, frame.now);
      answers += 1;
      if (answers < TRIPS) probe();
      else done(clock.trip);
    };
  });
}
