import { HttpSocket } from "./http-socket.ts";

/** How a line is carried, the best way first. The frames are the same on all of them. */
export const WAYS = ["socket", "stream", "poll"] as const;
export type Way = (typeof WAYS)[number];

/** A way that has carried frames on this page is not given up for one broken line. */
const PATIENCE = 8;
const KEY = "live_way";

/** Remembers which way works from here, for as long as the tab lives. */
export class Ways {
  readonly #storage: Pick<Storage, "getItem" | "setItem">;
  #way: Way;
  #worked = false;
  #failures = 0;

  constructor(storage: Pick<Storage, "getItem" | "setItem">) {
    this.#storage = storage;
    const kept = storage.getItem(KEY);
    this.#way = WAYS.find((way) => way === kept) ?? "socket";
  }

  get current(): Way {
    return this.#way;
  }

  /** A line brought a frame: this is the way. */
  worked(): void {
    this.#worked = true;
    this.#failures = 0;
    this.#storage.setItem(KEY, this.#way);
  }

  /** A line ended without having brought anything: the next way is tried, in a circle. */
  failed(): void {
    // Without any network no way can work, and none is to blame.
    if (globalThis.navigator?.onLine === false) return;
    this.#failures += 1;
    if (this.#failures < (this.#worked ? PATIENCE : 1)) return;
    this.#failures = 0;
    this.#worked = false;
    this.#way = WAYS[(WAYS.indexOf(this.#way) + 1) % WAYS.length] ?? "socket";
  }
}

/** Opens one line by this way. */
export function dial(url: string, way: Way): WebSocket | HttpSocket {
  return way === "socket" ? new WebSocket(url) : new HttpSocket(url.replace(/^ws/, "http"), way);
}

/** Opens one line by the current way and tells how it went. */
export function openLine(url: string, ways: Ways): WebSocket | HttpSocket {
  const line = dial(url, ways.current);
  let heard = false;
  line.addEventListener("message", () => {
    if (!heard) ways.worked();
    heard = true;
  });
  line.addEventListener("close", () => {
    if (!heard) ways.failed();
  });
  return line;
}
