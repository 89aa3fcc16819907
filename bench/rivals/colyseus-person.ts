import { randomUUID } from "node:crypto";
import { Client, type Room } from "@colyseus/sdk";
import type { Crowd, CrowdMember, Seat } from "../load/person.ts";

const MARK = /~([0-9a-f]{12})/;

/** A page that uses the library's own client. Its token is `session/team/seat`. */
export class ColyseusPerson implements CrowdMember {
  readonly #crowd: Crowd;
  readonly #who: { session: string; team: string; seat: string };
  #room: Room | null = null;
  /** Number of the last line that was read. */
  #lastRead = 0;
  #waiting = 0;
  in = false;
  bye: string | null = null;
  onLost: () => void = () => {};
  onView: () => void = () => {};
  onResponse: () => void = () => {};

  constructor(crowd: Crowd, { token }: Seat) {
    const [session = "", team = "", seat = ""] = token.split("/");
    this.#crowd = crowd;
    this.#who = { session, team, seat };
  }

  get waiting(): number {
    return this.#waiting;
  }

  connect(): void {
    new Client(this.#crowd.url).joinOrCreate("session", this.#who).then(
      (room) => this.#entered(room),
      (error: unknown) => {
        this.bye = String(error);
      },
    );
  }

  close(): void {
    void this.#room?.leave();
  }

  act(): void {
    this.sendChat();
  }

  sendChat(): void {
    const id = randomUUID();
    const mark = id.replaceAll("-", "").slice(0, 12);
    const message = {
      sentAt: performance.now(),
      by: this,
      acknowledged: false,
      receivedBy: new Set<CrowdMember>(),
    };
    const { messages, samples } = this.#crowd;
    messages.set(mark, message);
    this.#waiting += 1;
    samples.kinds.chat = (samples.kinds.chat ?? 0) + 1;
    this.#room?.send(
      "cmd",
      { id, c: { type: "chat", text: `What speaks against it? ~${mark}` } },
      (response, error) => {
        this.#waiting -= 1;
        if (error || response?.id !== id) {
          this.#crowd.samples.refused += 1;
          messages.delete(mark);
        } else {
          message.acknowledged = true;
          this.#crowd.samples.accepted += 1;
          this.#crowd.samples.frames += 1;
          this.#crowd.samples.acked.push(performance.now() - message.sentAt);
        }
        this.onResponse();
      },
    );
  }

  /** The bench counts rows instead. */
  async missing(): Promise<number> {
    return 0;
  }

  #entered(room: Room): void {
    this.#room = room;
    // Its end is the bench's, and each attempt prints a line.
    room.reconnection.enabled = false;
    room.onStateChange((state) => this.#read(state));
    room.onLeave(() => {
      this.in = false;
      this.onLost();
    });
  }

  #read(state: { teams?: Map<string, { lines: ArrayLike<{ number: number; text: string }> }> }): void {
    this.#crowd.samples.frames += 1;
    const lines = state.teams?.get(this.#who.team)?.lines;
    if (!lines) return;
    if (!this.in) {
      this.in = true;
      this.onView();
    }
    const newest = lines[lines.length - 1]?.number ?? 0;
    for (let nth = lines.length - 1; nth >= 0 && (lines[nth]?.number ?? 0) > this.#lastRead; nth -= 1)
      this.#find(lines[nth]?.text ?? "");
    this.#lastRead = newest;
  }

  #find(text: string): void {
    const message = this.#crowd.messages.get(MARK.exec(text)?.[1] ?? "");
    if (!message || message.by === this || message.receivedBy.has(this)) return;
    message.receivedBy.add(this);
    this.#crowd.samples.delivered.push(performance.now() - message.sentAt);
  }
}
