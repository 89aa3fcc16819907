import { personaOf, type Thought, think } from "@lantern/bots";
import type { ClientCommand } from "@lantern/contract/live";
import type { Pack } from "@lantern/engine";
import type { Chance } from "./chance.ts";
import type { NightClock } from "./clock.ts";
import { mark } from "./marks.ts";
import type { Page } from "./page.ts";
import type { Secrets } from "./secrets.ts";

interface NightParticipantDeps {
  clock: NightClock;
  chance: Chance;
  pack: Pack;
  persona: number;
  /** After this number of commands it does nothing any more. */
  most: number;
  secrets(): Secrets;
}

/** The person in front of a page: looks at every change, thinks, hesitates and plays. */
export class NightParticipant {
  readonly #deps: NightParticipantDeps;
  readonly #active = new Set<string>();
  #page: Page | null = null;
  #thought: Thought | null = null;
  #stopThought: () => void = () => {};
  #played = 0;
  clicksTwiceUntil = 0;

  constructor(deps: NightParticipantDeps) {
    this.#deps = deps;
  }

  get page(): Page | null {
    return this.#page;
  }

  /** The person looks at this page now. */
  watch(page: Page | null): void {
    this.#page = page;
    this.#thought = null;
    this.#stopThought();
  }

  /** The view of the page has changed. */
  see(page: Page): void {
    if (page !== this.#page) return;
    const view = page.snapshot?.view;
    if (view?.stage === "play") {
      for (const { seat, done } of view.people) if (done) this.#active.add(seat);
      for (const { seat } of view.chat) this.#active.add(seat);
    }
    this.#consider();
  }

  /** Sends this now. Written texts get a mark, so that they are recognized in every frame. */
  play(command: ClientCommand, scene?: string): void {
    const page = this.#page;
    if (!page || this.#played >= this.#deps.most) return;
    this.#played += 1;
    const id = this.#deps.chance.uuid();
    const name = `text.${id.slice(0, 8)}`;
    if ("text" in command && command.text !== null) this.#deps.secrets().wrote(id, name);
    const marked =
      "text" in command && command.text !== null
        ? { ...command, text: `${command.text.slice(0, 100)}${mark(name)}` }
        : command;
    page.play(marked, scene, id);
    if (this.clicksTwiceUntil > this.#deps.clock.now() && !("text" in command)) page.play(marked, scene);
  }

  #consider(): void {
    const { clock, chance, pack, persona } = this.#deps;
    const snapshot = this.#page?.snapshot;
    const view = snapshot?.view;
    const mine = snapshot?.privateView;
    if (view?.stage !== "play" || !mine || this.#played >= this.#deps.most) return;
    if (this.#thought?.scene === view.scene.id && this.#thought.step === view.scene.step) return;
    const thought = think({
      view: view,
      privateView: mine,
      persona: personaOf(persona),
      now: clock.now(),
      random: chance.next,
      puzzleOf: (id) => {
        const scene = pack.scenes[id];
        return scene?.kind === "puzzle" ? scene.puzzle : null;
      },
      active: this.#active,
    });
    this.#stopThought();
    this.#thought = thought;
    if (!thought) return;
    // People are sometimes distracted.
    const dawdle = chance.happens(0.03) ? chance.between(2000, 15_000) : 0;
    this.#stopThought = clock.timers.after(thought.afterMs + dawdle, () => this.#act(thought));
  }

  #act({ command, scene }: Thought): void {
    if (command) this.play(command, scene);
    this.#thought = null;
    // The result comes with the next change; if there is none, they look again.
    const { clock } = this.#deps;
    this.#stopThought = clock.timers.after(300, () => this.#consider());
  }
}
