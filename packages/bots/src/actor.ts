import type { ClientCommand, Snapshot } from "@lantern/contract/live";
import type { Teammate } from "@lantern/engine/pack";
import { commandsOf, type OpenCue, openCues } from "./policy/script.ts";

interface ActorOptions {
  teammate: Teammate;
  /** The seat of the person who plays with the simulated ones. */
  visitor: string;
  /** Ids of the cards that the visitor has read out: nobody's view has them, because people hear them. */
  shared(): readonly string[];
  /** Wall ms of the server's clock. */
  now(): number;
  /** Sends a command for this scene. Resolves with the response. */
  play(command: ClientCommand, scene: string): Promise<unknown>;
}

/** How often an actor listens, in ms of play: what is read out changes no view. */
const LISTEN_MS = 500;

/** A simulated teammate with lines of their own: says and does each cue once, some time after its conditions hold. */
export class Actor {
  readonly #options: ActorOptions;
  /** By key: when an open cue is due. */
  readonly #dueAt = new Map<string, number>();
  readonly #played = new Set<string>();
  #snapshot: Snapshot | null = null;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: ActorOptions) {
    this.#options = options;
  }

  /** The view changed. */
  see(snapshot: Snapshot): void {
    this.#snapshot = snapshot;
    this.#listen();
  }

  stop(): void {
    this.#snapshot = null;
    clearTimeout(this.#timer);
  }

  #listen(): void {
    clearTimeout(this.#timer);
    const view = this.#snapshot?.view;
    if (view?.stage !== "play") return;
    const { teammate, visitor, shared, now } = this.#options;
    const open = openCues(teammate, { view, visitor, shared: shared() }).filter(
      ({ key }) => !this.#played.has(key),
    );
    const { speed } = view.clock;
    const keys = new Set(open.map(({ key }) => key));
    for (const key of this.#dueAt.keys()) if (!keys.has(key)) this.#dueAt.delete(key);
    for (const { key, cue } of open)
      if (!this.#dueAt.has(key)) this.#dueAt.set(key, now() + (cue.after * 1000) / speed);
    for (const one of open) if ((this.#dueAt.get(one.key) ?? 0) <= now()) this.#act(one, view.scene.id);
    if (view.scene.id in teammate.scenes)
      this.#timer = setTimeout(() => this.#listen(), LISTEN_MS / speed).unref();
  }

  #act({ key, cue }: OpenCue, scene: string): void {
    this.#played.add(key);
    this.#dueAt.delete(key);
    // Rejections are normal: the scene was over, or the vote had been locked.
    for (const command of commandsOf(cue)) void this.#options.play(command, scene).catch(() => {});
  }
}
