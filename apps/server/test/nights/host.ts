import { Page, type PageDeps } from "./page.ts";
import type { HostStep } from "./plan.ts";
import type { SessionHistory } from "./session-history.ts";

/** The host of a session: an administrator with a console, whose clicks depend on the current state. */
export class NightHost {
  readonly page: Page;
  readonly user: string;
  readonly #history: () => SessionHistory | null;

  constructor(user: string, deps: PageDeps, history: () => SessionHistory | null) {
    this.user = user;
    this.page = new Page(user, deps);
    this.#history = history;
  }

  step({ do: what, which }: HostStep): void {
    const history = this.#history();
    if (!history) return;
    const { session, seats, teams } = history.state;
    const all = Object.values(teams);
    const team = all[which % Math.max(1, all.length)];
    const seat = Object.values(seats)[which % Math.max(1, Object.keys(seats).length)];
    switch (what) {
      case "start":
      case "pause":
      case "resume":
      case "end":
        return void this.page.host({ type: what });
      case "extend":
        if (session.clock) this.page.host({ type: what, minutes: 5, endsAt: session.clock.endsAt });
        return;
      case "move":
        if (team && seat?.team)
          this.page.host({ type: what, seat: seat.seat, team: team.id, from: seat.team });
        return;
      case "remove":
        if (seat) this.page.host({ type: what, seat: seat.seat, on: !seat.removed });
        return;
      case "skip":
        if (team?.scene) this.page.host({ type: what, team: team.id, scene: team.scene.id });
        return;
      case "visit": {
        const to = which % 3 === 0 ? null : (team?.id ?? null);
        if (to !== null) history.secrets.visits(this.user, to);
        return void this.page.host({ type: what, team: to });
      }
      case "hide": {
        const text = team?.chat.findLast(({ textId }) => textId !== null)?.textId;
        if (text) this.page.host({ type: what, text, on: true });
      }
    }
  }
}
