/**
 * A whole session in memory: one session stream, its team streams, and the traffic between them that the
 * authority of the server does for real. Time is a number that only `until` moves.
 */
import type { PlayerCommand, Refusal, Seat, TeamId } from "../commands.ts";
import {
  createSession,
  decideSession,
  decideTeam,
  evolveSession,
  evolveTeam,
  initialSession,
  initialTeam,
  type LogRow,
  type NewSession,
  type Pack,
  type SessionCommand,
  type SessionEvent,
  type SessionState,
  sessionDeadline,
  sessionDigest,
  type TeamCommand,
  type TeamEvent,
  type TeamState,
  teamDeadline,
  teamSummary,
} from "../index.ts";

export class Hour {
  readonly pack: Pack;
  now: number;
  session: SessionState;
  sessionRows: LogRow<SessionEvent>[] = [];
  readonly teams = new Map<TeamId, TeamState>();
  readonly rows = new Map<TeamId, LogRow<TeamEvent>[]>();

  constructor(pack: Pack, input: Partial<NewSession> = {}) {
    this.pack = pack;
    this.now = 1_000_000;
    const created = createSession({
      sessionId: "session",
      packHash: "hash",
      seed: "seed",
      speed: 1,
      startsAt: this.now + 60_000,
      hosting: "autopilot",
      expected: 0,
      teams: [],
      ...input,
    });
    this.session = initialSession();
    this.#appendSession(created);
  }

  /** One command of the session, with what follows from it; answers the refusal, if it is one. */
  ask(command: SessionCommand): Refusal | null {
    const decided = decideSession(this.pack, this.session, command, this.now);
    if ("refused" in decided) return decided;
    this.#appendSession(decided);
    this.#sync();
    return null;
  }

  /** Enters people; answers their seats. */
  enter(...keys: string[]): Seat[] {
    return keys.map((key) => {
      this.ask({ type: "enter", key, team: null, mix: [] });
      return Object.values(this.session.seats).find((seat) => seat.key === key)?.seat ?? "";
    });
  }

  /** One command of a team, with what follows from it. */
  tell(team: TeamId, command: TeamCommand): Refusal | null {
    const refused = this.#team(team, command);
    this.#arrive();
    return refused;
  }

  /** A participant's command, sent to wherever they sit. */
  play(seat: Seat, command: PlayerCommand): Refusal | null {
    const team = this.session.seats[seat]?.team;
    return team ? this.tell(team, { ...command, seat }) : { refused: "UNKNOWN" };
  }

  team(id?: TeamId): TeamState {
    const found = id ? this.teams.get(id) : [...this.teams.values()][0];
    if (!found) throw new Error("no such team");
    return found;
  }

  /** The earliest moment that is due by itself, wall ms. */
  deadline(): number | null {
    const due = [sessionDeadline(this.session), ...[...this.teams.values()].map(teamDeadline)];
    const times = due.filter((time) => time !== null);
    return times.length > 0 ? Math.min(...times) : null;
  }

  /** Lets time pass, ticking every deadline on the way; `each` is asked after every step. */
  until(wall: number, each: () => void = () => {}): void {
    for (let steps = 0; ; steps++) {
      if (steps > 20_000) throw new Error("time does not get on");
      const due = this.deadline();
      if (due === null || due > wall) break;
      this.now = Math.max(this.now, due);
      this.#tick();
      each();
    }
    this.now = Math.max(this.now, wall);
  }

  #tick(): void {
    const late = [...this.teams].find(
      ([, state]) => (teamDeadline(state) ?? Number.POSITIVE_INFINITY) <= this.now,
    );
    if (late) this.tell(late[0], { type: "tick" });
    else this.ask({ type: "tick" });
  }

  #appendSession(events: SessionEvent[]): void {
    if (events.length === 0) return;
    const seq = this.sessionRows.length + 1;
    this.sessionRows.push({ seq, commandId: `c${seq}`, actor: "test", at: this.now, events });
    for (const event of events) this.session = evolveSession(this.session, event);
  }

  #team(id: TeamId, command: TeamCommand): Refusal | null {
    const state = this.teams.get(id) ?? initialTeam();
    const decided = decideTeam(this.pack, state, command, this.now);
    if ("refused" in decided) return decided;
    if (decided.length === 0) return null;
    const rows = this.rows.get(id) ?? [];
    const seq = rows.length + 1;
    const actor = "seat" in command ? command.seat : "system";
    this.rows.set(id, [...rows, { seq, commandId: `c${seq}`, actor, at: this.now, events: decided }]);
    this.teams.set(id, decided.reduce(evolveTeam, state));
    return null;
  }

  /** Teams follow their session. */
  #sync(): void {
    for (const { id } of this.session.teams) {
      this.#team(id, {
        type: "sync",
        digest: sessionDigest(this.session, id),
        sessionSeq: this.sessionRows.length,
      });
    }
    this.#arrive();
  }

  /** The session hears what changed in its teams. */
  #arrive(): void {
    for (const { id, summary } of this.session.teams) {
      const state = this.teams.get(id);
      if (!state) continue;
      const next = teamSummary(state);
      if (JSON.stringify(next) !== JSON.stringify(summary))
        this.ask({ type: "arrive", team: id, summary: next, head: this.rows.get(id)?.length ?? 0 });
    }
  }
}
