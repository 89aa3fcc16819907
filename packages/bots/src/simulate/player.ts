import { randomUUID } from "node:crypto";
import type { ByeCode, ClientCommand, Snapshot } from "@lantern/contract/live";
import { LiveClient } from "../client.ts";
import { Participant } from "../participant.ts";
import { type Oracle, personaOf } from "../policy/index.ts";
import type { Tally } from "./tally.ts";

/** Chat lines on their way, by their text: when they were sent and by whom. Shared by all players of a session. */
export type Spoken = Map<string, { sentAt: number; by: Player; acknowledged: boolean; seenBy: Set<Player> }>;

export interface PlayerOptions {
  url: string;
  token: string;
  index: number;
  oracle: Oracle;
  tally: Tally;
  spoken: Spoken;
}

/** One simulated participant on a line of their own, and what they sent and saw. */
export class Player {
  readonly client: LiveClient;
  readonly #brain: Participant;
  readonly #options: PlayerOptions;
  readonly #stored = new Map<string, ClientCommand>();
  readonly #seenTexts = new Set<string>();
  #checking = false;
  snapshot: Snapshot | null = null;
  bye: ByeCode | null = null;

  constructor(options: PlayerOptions) {
    this.#options = options;
    const { url, token, index, oracle, tally } = options;
    this.client = new LiveClient({
      ...{ url, token },
      onView: (snapshot) => this.#see(snapshot),
      onBye: (code) => {
        this.bye = code;
      },
      onBack: (awayMs, returnMs) => {
        tally.away.push(awayMs);
        tally.returned.push(returnMs);
      },
      onAnswer: (id, command, verdict, ms) => {
        if (this.#checking) return;
        if (!verdict.ok) {
          tally.refused += 1;
          return;
        }
        tally.acknowledged += 1;
        tally.answered.push(ms);
        this.#stored.set(id, command);
        const said = command.type === "chat" ? this.#options.spoken.get(command.text) : undefined;
        if (said) said.acknowledged = true;
      },
    });
    this.#brain = new Participant({
      ...{ persona: personaOf(index), oracle, now: () => this.client.now(), random: Math.random },
      play: (command) => this.#play(command),
    });
  }

  get stage(): string | null {
    return this.snapshot?.view.stage ?? null;
  }

  get team(): string | null {
    return this.snapshot?.view.stage === "play" ? this.snapshot.view.team.id : null;
  }

  rest(): void {
    this.#brain.stop();
  }

  /**
   * Sends every acknowledged command once more under its id. The session is over, so whatever is not in the log is
   * refused now, and only what is there is acknowledged again. Answers how many were not there.
   */
  async missing(): Promise<number> {
    this.#checking = true;
    const again = [...this.#stored].map(([id, command]) => this.client.play(command, id));
    return (await Promise.all(again)).filter(({ ok }) => !ok).length;
  }

  #play(command: ClientCommand): Promise<unknown> {
    this.#options.tally.commands += 1;
    if (command.type !== "chat") return this.client.play(command);
    // A line that can be told from all others, so that it can be seen to arrive.
    const text = `${command.text} (${randomUUID().slice(0, 8)})`;
    this.#options.spoken.set(text, {
      ...{ sentAt: performance.now(), by: this, acknowledged: false, seenBy: new Set() },
    });
    return this.client.play({ ...command, text });
  }

  #see(snapshot: Snapshot): void {
    this.snapshot = snapshot;
    for (const [id, text] of Object.entries(snapshot.directory.texts)) {
      if (text === null || this.#seenTexts.has(id)) continue;
      this.#seenTexts.add(id);
      const said = this.#options.spoken.get(text);
      if (!said) continue;
      said.seenBy.add(this);
      if (said.by !== this) this.#options.tally.seen.push(performance.now() - said.sentAt);
    }
    if (snapshot.view.stage === "play") this.#brain.see(snapshot);
  }
}
