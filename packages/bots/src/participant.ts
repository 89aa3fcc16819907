import type { ClientCommand, Snapshot } from "@lantern/contract/live";
import { type Persona, type PuzzleLookup, type Thought, think } from "./policy/index.ts";
import { PHRASES, type Phrases } from "./policy/phrases.ts";

export interface ParticipantOptions {
  persona: Persona;
  /** The portrait that it chooses when it comes. */
  portrait?: number;
  puzzleOf: PuzzleLookup;
  /** Wall ms of the server's clock. */
  now(): number;
  /** A number in [0, 1). */
  random(): number;
  /** What it says; by default in English. */
  phrases?(): Phrases;
  /** [G37] Shows a line to the team. Absent: nobody reads it. */
  line?(turn: number, text: string): void;
  /** Sends a command for this scene. Resolves with the response. */
  play(command: ClientCommand, scene: string): Promise<unknown>;
}

/** A simulated participant in time: reacts to every change of view, waits like a person, and acts. */
export class Participant {
  readonly #options: ParticipantOptions;
  #snapshot: Snapshot | null = null;
  readonly #active = new Set<string>();
  #thought: Thought | null = null;
  #timer: NodeJS.Timeout | undefined;
  #acting = false;
  #stopped = false;

  constructor(options: ParticipantOptions) {
    this.#options = options;
  }

  /** The view changed. */
  see(snapshot: Snapshot): void {
    if (!this.#snapshot) this.#choosePortrait();
    this.#snapshot = snapshot;
    const { view } = snapshot;
    if (view.stage === "play") {
      for (const { seat, done } of view.people) if (done) this.#active.add(seat);
      for (const { seat } of view.chat) this.#active.add(seat);
    }
    if (!this.#acting) this.#consider();
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }

  #choosePortrait(): void {
    const { portrait, play } = this.#options;
    // A rejection is normal: a teammate has it.
    if (portrait) void play({ type: "portrait", portrait }, "").catch(() => {});
  }

  #consider(): void {
    const view = this.#snapshot?.view;
    const privateView = this.#snapshot?.privateView;
    if (this.#stopped || view?.stage !== "play" || !privateView) return;
    const { scene, step } = { scene: view.scene.id, step: view.scene.step };
    if (this.#thought?.scene === scene && this.#thought.step === step) return;
    const { persona, puzzleOf, now, random } = this.#options;
    const active = this.#active;
    const phrases = this.#options.phrases?.() ?? PHRASES;
    const thought = think({ view, privateView, persona, puzzleOf, now: now(), random, active, phrases });
    clearTimeout(this.#timer);
    this.#thought = thought;
    if (thought) this.#timer = setTimeout(() => void this.#act(thought), thought.afterMs);
  }

  async #act({ command, line, scene }: Thought): Promise<void> {
    if (line) this.#options.line?.(line.turn, line.text);
    if (command) {
      this.#acting = true;
      // Rejections are normal: somebody else was faster, or the time was over.
      await this.#options.play(command, scene).catch(() => {});
      this.#acting = false;
    }
    this.#thought = null;
    this.#consider();
  }
}
