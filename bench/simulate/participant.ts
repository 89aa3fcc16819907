import { randomUUID } from "node:crypto";
import { Participant, type PuzzleLookup, personaOf, portraitOf } from "@lantern/bots";
import type { ByeCode, ClientCommand, Snapshot } from "@lantern/contract/live";
import type { LiveClient } from "@lantern/live-client";
import { openNodeClient, openNodeSocket } from "@lantern/live-client/node";
import type { Counts } from "./counts.ts";

/** Chat messages of a session by their text: who sent them when, and who received them. */
export type Messages = Map<
  string,
  { sentAt: number; by: SimulatedParticipant; acknowledged: boolean; receivedBy: Set<SimulatedParticipant> }
>;

export interface ParticipantOptions {
  url: string;
  token: string;
  index: number;
  puzzleOf: PuzzleLookup;
  counts: Counts;
  messages: Messages;
}

/** One simulated participant with a connection of their own, and what they sent and saw. */
export class SimulatedParticipant {
  readonly client: LiveClient;
  readonly #participant: Participant;
  readonly #options: ParticipantOptions;
  readonly #stored = new Map<string, ClientCommand>();
  readonly #receivedTexts = new Set<string>();
  #lostAt: number | null = null;
  #openedAt = 0;
  bye: ByeCode | null = null;

  constructor(options: ParticipantOptions) {
    this.#options = options;
    const { url, token, index, puzzleOf } = options;
    this.client = openNodeClient({
      url,
      token,
      openSocket: () => {
        const socket = openNodeSocket(url);
        socket.on("open", () => {
          this.#openedAt = performance.now();
        });
        return socket;
      },
      onFrame: (frame) => {
        if (frame.t === "bye") this.bye = frame.code;
      },
      onView: (snapshot) => this.#see(snapshot),
    });
    this.client.store.subscribe(() => this.#watchConnection());
    this.#participant = new Participant({
      persona: personaOf(index),
      portrait: portraitOf(index),
      puzzleOf,
      now: () => this.client.clock.now(),
      random: Math.random,
      line: (turn, text) => this.client.line(turn, text),
      play: (command) => this.#play(command),
    });
  }

  get stage(): string | null {
    return this.client.snapshot?.view.stage ?? null;
  }

  stop(): void {
    this.#participant.stop();
  }

  /**
   * Sends every acknowledged command once more under its id, and returns how many the server does not know. The
   * session is over by then, so the server rejects what is not in the log and acknowledges what is.
   */
  async missing(): Promise<number> {
    const again = [...this.#stored].map(([id, command]) => this.client.send(command, id));
    return (await Promise.all(again)).filter(({ ok }) => !ok).length;
  }

  /** Measures each interruption: until the view is back, since the loss and since a server took the socket. */
  #watchConnection(): void {
    const { link } = this.client.store.get();
    const now = performance.now();
    if (link === "lost") this.#lostAt ??= now;
    if (link !== "open" || this.#lostAt === null) return;
    const { counts } = this.#options;
    counts.reconnects += 1;
    counts.away.push(now - this.#lostAt);
    counts.returned.push(now - this.#openedAt);
    this.#lostAt = null;
  }

  async #play(command: ClientCommand): Promise<void> {
    const { counts, messages } = this.#options;
    counts.commands += 1;
    const sentAt = performance.now();
    const chat = command.type === "chat" && {
      ...command,
      // A unique text, to find it in the views of others.
      text: `${command.text} (${randomUUID().slice(0, 8)})`,
    };
    if (chat) messages.set(chat.text, { sentAt, by: this, acknowledged: false, receivedBy: new Set() });
    const id = randomUUID();
    const sent = chat || command;
    const result = await this.client.send(sent, id);
    if (!result.ok) {
      counts.refused += 1;
      return;
    }
    counts.acknowledged += 1;
    counts.acknowledgedMs.push(performance.now() - sentAt);
    this.#stored.set(id, sent);
    const message = chat && messages.get(chat.text);
    if (message) message.acknowledged = true;
  }

  #see(snapshot: Snapshot): void {
    for (const [id, text] of Object.entries(snapshot.directory.texts)) {
      if (text === null || this.#receivedTexts.has(id)) continue;
      this.#receivedTexts.add(id);
      const message = this.#options.messages.get(text);
      if (!message) continue;
      message.receivedBy.add(this);
      if (message.by !== this) this.#options.counts.deliveredMs.push(performance.now() - message.sentAt);
    }
    if (snapshot.view.stage === "play") this.#participant.see(snapshot);
  }
}
