import type { Chance } from "./chance.ts";
import { type OtherPeople, sendInvalidFrame } from "./invalid-frames.ts";
import { Page, type PageDeps } from "./page.ts";
import type { NightParticipant } from "./participant.ts";
import type { PersonPlan, PersonStep } from "./plan.ts";

/** Texts that may be written, and that pages must show unchanged. */
const STRANGE_TEXTS = [
  "\u202eread from the right\u202c and \u2067again\u2069",
  '<img src=x onerror="alert(1)"> &amp; <script>alert(1)</script>',
  "{text:0123456789abcdef0123456789abcdef} \u0024{1+1} {{7*7}} %s",
  "Z\u0351\u036b\u0343\u032a\u0302a\u034c\u0302l\u0355g\u0327o",
  "\u200b\u200d\ufeff\u2028\u{1f3ee}\u{1f469}\u200d\u{1f4bb}\u{e0041}",
];

interface AttendeeDeps {
  page: Omit<PageDeps, "changed">;
  chance: Chance;
  participant: NightParticipant;
  changed(page: Page): void;
  existing(): OtherPeople;
  endRights(): void;
  /** They report a chat message to the hosts. */
  reports(textId: string): void;
}

/** One invited person with all pages that they open during the night. */
export class Attendee {
  readonly plan: PersonPlan;
  readonly pages: Page[] = [];
  readonly #deps: AttendeeDeps;
  /** Since when they have had no open page, ms. */
  awaySince: number;
  /** They opened a second page while one was open. */
  secondTab = false;
  rightsEnded = false;
  pressedLeave = false;

  constructor(plan: PersonPlan, deps: AttendeeDeps) {
    this.plan = plan;
    this.#deps = deps;
    this.awaySince = deps.page.clock.now();
  }

  /** The page that they look at. */
  get page(): Page | null {
    return this.#deps.participant.page;
  }

  step(step: PersonStep): void {
    const { clock } = this.#deps.page;
    const { page } = this;
    const disturb = (ms: number) => {
      if (page) page.disturbedUntil = Math.max(page.disturbedUntil, clock.now() + ms);
    };
    switch (step.do) {
      case "come":
        if (!page) this.#open();
        return;
      case "second-tab":
        this.secondTab ||= page !== null;
        this.#open();
        return;
      case "end-rights":
        this.endRights();
        return;
    }
    if (!page) return;
    switch (step.do) {
      case "go":
        if (!step.pressed) {
          this.#close(false);
          return;
        }
        this.pressedLeave = true;
        this.#deps.participant.play({ type: "leave" });
        clock.timers.after(150, () => this.page === page && this.#close(false));
        return;
      case "vanish":
        this.#close(true);
        return;
      case "cut":
        page.wire?.cut();
        return;
      case "cut-frame":
        page.cutNext = true;
        return;
      case "hold":
        disturb(step.ms);
        page.wire?.delay(clock.now() + step.ms);
        return;
      case "unread":
        disturb(step.ms);
        page.wire?.leaveUnread(clock.now() + step.ms);
        return;
      case "hide":
        page.hidden = true;
        clock.timers.after(step.ms, () => {
          page.hidden = false;
        });
        return;
      case "double":
        page.doubled = step.frames;
        return;
      case "strange-chat": {
        const view = page.snapshot?.view;
        const text = STRANGE_TEXTS[step.text % STRANGE_TEXTS.length] ?? "";
        if (view?.stage === "play") this.#deps.participant.play({ type: "chat", text }, view.scene.id);
        return;
      }
      case "repeat-changed":
        page.repeatChanged();
        return;
      case "press-twice":
        this.#deps.participant.clicksTwiceUntil = clock.now() + step.ms;
        return;
      case "invalid":
        if (page.seated) sendInvalidFrame(step.frame, page, this.#deps.chance, this.#deps.existing());
        return;
      default:
        this.#act(page, step.do);
    }
  }

  endRights(): void {
    this.rightsEnded = true;
    this.#deps.endRights();
  }

  /** Closes every open page. */
  stop(): void {
    this.#close(false);
  }

  #act(page: Page, what: "help" | "observe" | "chat" | "report" | "react"): void {
    const view = page.snapshot?.view;
    if (view?.stage !== "play") return;
    const own = view.people.find(({ seat }) => seat === page.seat);
    const { participant, chance } = this.#deps;
    switch (what) {
      case "help":
        participant.play({ type: "help", on: !own?.needsHelp });
        return;
      case "observe":
        participant.play({ type: "observe", on: !own?.observer });
        return;
      case "chat":
        participant.play({ type: "chat", text: "Does anybody know?" }, view.scene.id);
        return;
      case "react":
        page.sendRaw(JSON.stringify({ t: "react", r: "clap" }));
        return;
      case "report": {
        const text = view.chat.findLast(({ textId }) => textId !== null)?.textId;
        if (!text) return;
        const id = chance.uuid();
        this.#deps.reports(text);
        page.request(id, { t: "report", id, text }, false);
      }
    }
  }

  #open(): void {
    this.pressedLeave = false;
    const page = new Page(this.plan.name, { ...this.#deps.page, changed: (one) => this.#changed(one) });
    this.pages.push(page);
    this.#deps.participant.watch(page);
  }

  #close(quietly: boolean): void {
    for (const page of this.pages) if (!page.closed) page.close(quietly);
    this.#deps.participant.watch(null);
    this.awaySince = this.#deps.page.clock.now();
  }

  #changed(page: Page): void {
    this.#deps.changed(page);
    this.#deps.participant.see(page);
  }
}
