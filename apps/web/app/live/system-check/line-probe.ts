import type { ServerFrame } from "@lantern/contract/live";
import { ServerClock } from "../client/clock.ts";
import { dial, WAYS, type Way } from "../client/ways.ts";

/** Round trips that are measured. */
const TRIPS = 3;
const PATIENCE_MS = 8000;

/** What came back over one way. */
export interface Probed {
  way: Way;
  /** Shortest round trip, ms. */
  trip: number;
  /** How far this machine's clock is behind the server's, ms; negative when it is ahead. */
  offset: number;
}

/** Sends a few probes by one way and takes their echoes; null when nothing comes back in time. */
export function probeWay(url: string, way: Way): Promise<Probed | null> {
  return new Promise((resolve) => {
    const clock = new ServerClock();
    const line = dial(url, way);
    let answers = 0;
    const done = () => {
      clearTimeout(patience);
      line.close();
      resolve(clock.trip === null ? null : { way, trip: clock.trip, offset: clock.offset });
    };
    const patience = setTimeout(done, PATIENCE_MS);
    const probe = () => line.send(JSON.stringify({ t: "probe", at: Date.now() }));
    line.addEventListener("open", probe);
    line.addEventListener("close", done);
    line.addEventListener("message", (event) => {
      const frame = JSON.parse(String((event as MessageEvent).data)) as ServerFrame;
      if (frame.t !== "pong") return;
      clock.sample(frame.at, frame.now);
      answers += 1;
      if (answers < TRIPS) probe();
      else done();
    });
  });
}

/** Tries every way at once; those that work, the best first. */
export async function probeLine(url: string): Promise<Probed[]> {
  const probed = await Promise.all(WAYS.map((way) => probeWay(url, way)));
  return probed.filter((one) => one !== null);
}
