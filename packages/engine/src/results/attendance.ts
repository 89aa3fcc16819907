import { type Clock, playAt } from "../clock.ts";
import type { Seat, TeamId } from "../commands.ts";
import type { Event } from "../play/types.ts";

interface Here {
  team: TeamId | null;
  away: boolean;
  hasLeft: boolean;
  observer: boolean;
  /** Play ms since which this person plays in the team, null while they do not. */
  since: number | null;
}

/**
 * The people who played in a team and their time: from its first scene on, without times of watching or absence. A lost
 * connection counts as present while its seat is reserved.
 */
export class Attendance {
  readonly #team: TeamId;
  readonly #people = new Map<Seat, Here>();
  readonly #presentMs = new Map<Seat, number>();
  #clock: Clock | null = null;
  #now = 0;
  #started = false;

  constructor(team: TeamId) {
    this.#team = team;
  }

  /** @param event any event of the session, in the order of its log */
  note(event: Event): void {
    // A pause's `at` is wall time.
    if ("at" in event && event.type !== "paused") this.#now = Math.max(this.#now, event.at);
    switch (event.type) {
      case "started":
        this.#clock = event.clock;
        for (const { id, seats } of event.teams) for (const seat of seats) this.#change(seat, { team: id });
        break;
      case "replanned":
        this.#clock = event.clock;
        break;
      case "paused":
        if (this.#clock) this.#now = Math.max(this.#now, playAt(this.#clock, event.at));
        break;
      case "seated":
        this.#change(event.seat, { team: event.to, observer: false });
        break;
      case "connected":
        this.#change(event.seat, { away: false, hasLeft: false });
        break;
      case "wentAway":
        this.#change(event.seat, { away: true });
        break;
      case "observed":
        this.#change(event.seat, { observer: event.on });
        break;
      case "left":
        this.#change(event.seat, { away: true, hasLeft: true });
        break;
      case "removed":
        if (event.on) this.#change(event.seat, { away: true, hasLeft: true });
        break;
      case "sceneEntered":
        if (this.#started || event.team !== this.#team) break;
        this.#started = true;
        for (const person of this.#people.keys()) this.#change(person, {});
    }
  }

  /** Everybody who ever played, in the order of joining, with their play ms. */
  end(): { seats: Seat[]; presentMs: Record<Seat, number> } {
    for (const seat of this.#people.keys()) this.#change(seat, {});
    const played = [...this.#presentMs].filter(([, ms]) => ms > 0);
    return { seats: played.map(([seat]) => seat), presentMs: Object.fromEntries(played) };
  }

  #change(seat: Seat, what: Partial<Here>): void {
    const fresh: Here = { team: null, away: false, hasLeft: false, observer: false, since: null };
    const person = Object.assign(this.#people.get(seat) ?? fresh, what);
    this.#people.set(seat, person);
    const { team, away, hasLeft, observer, since } = person;
    if (team === this.#team && !this.#presentMs.has(seat)) this.#presentMs.set(seat, 0);
    if (since !== null) this.#presentMs.set(seat, (this.#presentMs.get(seat) ?? 0) + this.#now - since);
    person.since = this.#started && team === this.#team && !away && !hasLeft && !observer ? this.#now : null;
  }
}
