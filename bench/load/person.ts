import { randomUUID } from "node:crypto";
import { Mirror, type Oracle, personaOf, think } from "@lantern/bots";
import {
  type ClientCommand,
  PING_EVERY_MS,
  reconnectPace,
  type ServerFrame,
  waitBefore,
} from "@lantern/contract/live";
import WebSocket from "ws";
import { noSamples, type Samples, tick } from "./samples.ts";

/** Somebody's way into a session. */
export interface Seat {
  session: string;
  token: string;
  /** Of this machine, where the connection comes from: limits count each by itself. */
  address: string;
}

/** What all people of one process share. Chat lines are found in what arrives by their mark. */
export interface Crowd {
  url: string;
  oracle: Oracle;
  samples: Samples;
  lines: Map<string, { sentAt: number; by: Guest; acknowledged: boolean; seenBy: Set<Guest> }>;
}

/** Somebody on a connection, whatever carries it. */
export interface Guest {
  /** Is in the session: a view came since the connection opened. */
  readonly in: boolean;
  /** Why the server said goodbye. */
  readonly bye: string | null;
  /** Commands without an answer. */
  readonly waiting: number;
  onLost: () => void;
  onView: () => void;
  onAnswer: () => void;
  connect(): void;
  close(): void;
  /** Does what a simulated participant would do now, or says something. */
  act(): void;
  /** Says something, now or as soon as the connection is back. */
  say(): void;
  /** Sends acknowledged commands once more; answers how many the server does not know. Only once the session is over. */
  missing(since: number): Promise<number>;
}

interface Sent {
  text: string;
  at: number;
  mark: string | null;
}

const AGAIN = new Set(["UNAVAILABLE", "TOO_MANY_REQUESTS"]);
const AGAIN_AFTER_MS = 300;
const MARK = /~([0-9a-f]{12})/g;

/**
 * A page without a page, cheap enough for thousands in one process: what arrives is counted as it comes, and read only
 * when this person is about to do something. Comes back after a lost connection as a browser does.
 */
export class Person implements Guest {
  readonly #seat: Seat;
  readonly #crowd: Crowd;
  readonly #pace = reconnectPace(Math.random());
  readonly #index: number;
  readonly #browser = randomUUID();
  readonly #mirror = new Mirror();
  readonly #waiting = new Map<string, Sent>();
  /** Acknowledged commands and when, epoch ms, to ask for them again. */
  readonly #stored = new Map<string, { text: string; at: number }>();
  #unread: string[] = [];
  #socket: WebSocket | null = null;
  #tries = 0;
  #retry: NodeJS.Timeout | undefined;
  #ended = false;
  #checking: Set<string> | null = null;
  in = false;
  bye: string | null = null;
  onLost: () => void = () => {};
  onView: () => void = () => {};
  onAnswer: () => void = () => {};

  constructor(crowd: Crowd, seat: Seat, index: number) {
    this.#crowd = crowd;
    this.#seat = seat;
    this.#index = index;
  }

  get waiting(): number {
    return this.#waiting.size;
  }

  connect(): void {
    clearTimeout(this.#retry);
    this.#socket?.terminate();
    const socket = new WebSocket(this.#crowd.url, {
      perMessageDeflate: false,
      localAddress: this.#seat.address,
    });
    let ping: NodeJS.Timeout | undefined;
    this.#socket = socket;
    this.bye = null;
    this.#unread = [];
    socket.on("open", () => {
      socket.send(JSON.stringify({ t: "hello", token: this.#seat.token, browser: this.#browser }));
      ping = setInterval(() => socket.send(JSON.stringify({ t: "ping", at: Date.now() })), PING_EVERY_MS);
    });
    socket.on("message", (data) => this.#take(String(data)));
    socket.on("error", () => {});
    socket.on("close", () => {
      clearInterval(ping);
      if (this.#socket !== socket) return;
      if (this.in) this.onLost();
      this.in = false;
      if (this.#ended || (this.bye !== null && this.bye !== "draining" && this.bye !== "slow")) return;
      this.#tries += 1;
      this.#retry = setTimeout(() => this.connect(), waitBefore(this.#tries, this.#pace));
    });
  }

  close(): void {
    this.#ended = true;
    clearTimeout(this.#retry);
    this.#socket?.terminate();
  }

  act(): void {
    for (const text of this.#unread.splice(0)) this.#mirror.take(JSON.parse(text) as ServerFrame);
    const { view: room, privateView: mine } = this.#mirror.snapshot ?? { view: null, privateView: null };
    if (room?.stage !== "play" || !mine) {
      this.say();
      return;
    }
    const { oracle } = this.#crowd;
    const persona = personaOf(this.#index);
    const thought = think({ room, mine, persona, oracle, now: Date.now(), random: Math.random });
    if (!thought?.command || thought.command.type === "chat") this.say(room.scene.id);
    else this.#send(thought.command, room.scene.id, null);
  }

  say(scene?: string): void {
    const mark = randomUUID().replaceAll("-", "").slice(0, 12);
    const line = { sentAt: performance.now(), by: this, acknowledged: false, seenBy: new Set<Guest>() };
    this.#crowd.lines.set(mark, line);
    this.#send({ type: "chat", text: `What speaks against it? ~${mark}` }, scene, mark);
  }

  async missing(since: number): Promise<number> {
    const asked = [...this.#stored].filter(([, { at }]) => at >= since);
    const unknown = new Set(asked.map(([id]) => id));
    this.#checking = unknown;
    for (const [id, { text, at }] of asked) this.#waiting.set(id, { text, at, mark: null });
    for (const { text } of this.#waiting.values()) this.#socket?.send(text);
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, 60_000);
      this.onAnswer = () => {
        if (this.#waiting.size > 0) return;
        clearTimeout(timer);
        resolve();
      };
      this.onAnswer();
    });
    return unknown.size;
  }

  #send(command: ClientCommand, scene: string | undefined, mark: string | null): void {
    const id = randomUUID();
    const text = JSON.stringify({ t: "cmd", id, scene, c: command });
    tick(this.#crowd.samples.kinds, command.type);
    this.#waiting.set(id, { text, at: performance.now(), mark });
    if (this.in) this.#socket?.send(text);
  }

  #take(text: string): void {
    const kind = text.startsWith('{"t":"') ? text.slice(6, text.indexOf('"', 6)) : JSON.parse(text).t;
    switch (kind) {
      case "pong":
      case "welcome":
        return;
      case "bye":
        this.bye = JSON.parse(text).code;
        return;
      case "ack":
        this.#crowd.samples.frames += 1;
        this.#acknowledged(JSON.parse(text).id);
        return;
      case "nack":
        this.#crowd.samples.frames += 1;
        this.#refused(JSON.parse(text));
        return;
      default:
        this.#crowd.samples.frames += 1;
        this.#crowd.samples.bytes += text.length;
        if (kind === "snap") this.#unread = [];
        if (kind === "snap" || kind === "diff") this.#unread.push(text);
        if (text.includes("~")) this.#find(text);
        if (kind === "snap" && !this.in) this.#back();
    }
  }

  #back(): void {
    this.in = true;
    this.#tries = 0;
    this.onView();
    for (const { text } of this.#waiting.values()) this.#socket?.send(text);
  }

  #find(text: string): void {
    for (const [, mark = ""] of text.matchAll(MARK)) {
      const line = this.#crowd.lines.get(mark);
      if (!line || line.by === this || line.seenBy.has(this)) continue;
      line.seenBy.add(this);
      this.#crowd.samples.seen.push(performance.now() - line.sentAt);
    }
  }

  #acknowledged(id: string): void {
    const sent = this.#settle(id);
    if (!sent) return;
    if (this.#checking) this.#checking.delete(id);
    else {
      this.#crowd.samples.accepted += 1;
      this.#crowd.samples.acked.push(performance.now() - sent.at);
      this.#stored.set(id, { text: sent.text, at: Date.now() });
      const line = sent.mark === null ? undefined : this.#crowd.lines.get(sent.mark);
      if (line) line.acknowledged = true;
    }
    this.onAnswer();
  }

  #refused({ id, code }: { id: string; code: string }): void {
    if (AGAIN.has(code)) {
      tick(this.#crowd.samples.codes, code);
      setTimeout(() => {
        const sent = this.#waiting.get(id);
        if (sent && this.in) this.#socket?.send(sent.text);
      }, AGAIN_AFTER_MS);
      return;
    }
    const sent = this.#settle(id);
    if (sent && !this.#checking) {
      tick(this.#crowd.samples.codes, code);
      this.#crowd.samples.refused += 1;
      if (sent.mark) this.#crowd.lines.delete(sent.mark);
    }
    this.onAnswer();
  }

  #settle(id: string): Sent | undefined {
    const sent = this.#waiting.get(id);
    this.#waiting.delete(id);
    return sent;
  }
}

export function emptyCrowd(url: string, oracle: Oracle): Crowd {
  return { url, oracle, samples: noSamples(), lines: new Map() };
}
