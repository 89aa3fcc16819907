import { connect } from "node:net";
import { type RawRequest, rawRequests } from "./raw-requests.ts";

const AT_ONCE = 40;
/** Idle time after which we close a connection, ms. */
const IDLE_MS = 250;

interface RawOutcome {
  sent: number;
  /** Connections that could not be opened because nothing listened. */
  refused: number;
  /** Responses of status 500 and above, with their requests. */
  serverErrors: string[];
  /** Responses with internal details: stacks, paths, queries. */
  leaks: string[];
}

const INSIDE = /\n\s+at .+:\d+:\d+|\.ts:\d+:\d+|node_modules\/|(?:select|insert into) .+ from "/i;

/** Sends this many raw requests to a server on this machine, several at a time, and reads the responses. */
export async function sendRaw(
  port: number,
  { seed, count }: { seed: number; count: number },
): Promise<RawOutcome> {
  const outcome: RawOutcome = { sent: 0, refused: 0, serverErrors: [], leaks: [] };
  const requests = rawRequests(seed);
  const worker = async () => {
    while (outcome.sent < count) {
      const number = ++outcome.sent;
      const request = requests.next().value;
      const response = await exchange(port, request);
      if (response === null) {
        outcome.refused += 1;
        continue;
      }
      const what = `seed ${seed}, request ${number}: ${JSON.stringify(request.bytes.toString("latin1").slice(0, 300))}`;
      const status = /(?:^|\r\n)HTTP\/1\.1 (5\d\d)/.exec(response)?.[1];
      if (status) outcome.serverErrors.push(`${status} for ${what}`);
      if (INSIDE.test(response)) outcome.leaks.push(`${what}: ${response.slice(0, 500)}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return outcome;
}

/** The response; null when nothing listens. */
function exchange(port: number, { bytes, end }: RawRequest): Promise<string | null> {
  return new Promise((resolve) => {
    let refused = false;
    let response = "";
    const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
    socket.setTimeout(IDLE_MS, () => socket.destroy());
    socket.on("connect", () => {
      if (end === "half-close") socket.end(bytes);
      else socket.write(bytes, () => end === "reset" && socket.resetAndDestroy());
    });
    // The start is enough: pages and pictures are long.
    socket.on("data", (data) => {
      if (response.length < 4000) response += data.toString("latin1");
    });
    socket.on("end", () => socket.destroy());
    socket.on("error", (error: NodeJS.ErrnoException) => {
      refused = error.code === "ECONNREFUSED";
    });
    socket.on("close", () => resolve(refused ? null : response));
  });
}
