import type { ServerFrame } from "@lantern/contract/live";
import { openTransport, ServerClock, TRANSPORTS, type Transport } from "@lantern/live-client";
import { transportDeps } from "../client/open-client.ts";

/** Number of round trips to measure. */
const TRIPS = 3;
const PATIENCE_MS = 8000;

/** Result of probing one transport. */
interface Probed {
  transport: Transport;
  /** Shortest round trip, ms. */
  trip: number;
  /** How far this machine's clock is behind the server's, ms. Negative when it is ahead. */
  offset: number;
}

/** Sends a few probes over one transport and measures the echoes. Null when none arrives in time. */
function probeTransport(url: string, transport: Transport): Promise<Probed | null> {
  return new Promise((resolve) => {
    const clock = new ServerClock();
    const socket = openTransport(url, transport, transportDeps);
    let echoes = 0;
    const done = () => {
      clearTimeout(patience);
      socket.close();
      resolve(clock.trip === null ? null : { transport, trip: clock.trip, offset: clock.offset });
    };
    const patience = setTimeout(done, PATIENCE_MS);
    const probe = () => socket.send(JSON.stringify({ t: "probe", at: Date.now() }));
    socket.addEventListener("open", probe);
    socket.addEventListener("close", done);
    socket.addEventListener("message", ({ data }) => {
      const frame = JSON.parse(String(data)) as ServerFrame;
      if (frame.t !== "pong") return;
      clock.sample(frame.at, frame.now);
      echoes += 1;
      if (echoes < TRIPS) probe();
      else done();
    });
  });
}

/** Tries every transport at once and returns those that work, the best first. */
export async function probeTransports(url: string): Promise<Probed[]> {
  const probed = await Promise.all(TRANSPORTS.map((transport) => probeTransport(url, transport)));
  return probed.filter((one) => one !== null);
}
