import { randomUUID } from "node:crypto";
import { io, type Socket } from "socket.io-client";
import type { Crowd, CrowdMember, Seat } from "./person.ts";

/** Repeats commands without a response, as the product's page does. Everything else is the library's default. */
const RESENDING = { retries: 20, ackTimeout: 10_000 };

/** A page that uses Socket.IO, with the library's reconnection. */
export class SocketIoPerson implements CrowdMember {
  readonly #crowd: Crowd;
  readonly #socket: Socket;
  #waiting = 0;
  in = false;
  bye: string | null = null;
  onLost: () => void = () => {};
  onView: () => void = () => {};
  onResponse: () => void = () => {};

  constructor(crowd: Crowd, { token }: Seat) {
    this.#crowd = crowd;
    this.#socket = io(crowd.url, {
      transports: ["websocket"],
      forceNew: true,
      autoConnect: false,
      auth: { token },
      ...RESENDING,
    });
    this.#socket.on("snap", () => {
      this.in = true;
      this.onView();
    });
    this.#socket.on("disconnect", () => {
      this.in = false;
      this.onLost();
    });
  }

  get waiting(): number {
    return this.#waiting;
  }

  connect(): void {
    this.#socket.connect();
  }

  close(): void {
    this.#socket.disconnect();
  }

  act(): void {
    this.sendChat();
  }

  sendChat(): void {
    const sentAt = performance.now();
    this.#waiting += 1;
    this.#socket.emit(
      "cmd",
      { id: randomUUID(), c: { type: "chat", text: "What speaks against it?" } },
      (error: Error | null) => {
        this.#waiting -= 1;
        if (error) return;
        this.#crowd.samples.accepted += 1;
        this.#crowd.samples.acked.push(performance.now() - sentAt);
        this.onResponse();
      },
    );
  }

  /** The bench counts rows instead. */
  async missing(): Promise<number> {
    return 0;
  }
}
