/**
 * One session played on the pure engine, without a server: the same streams and the same traffic between
 * them, on a clock that jumps from deadline to deadline.
 */
import type { ClientCommand } from "@lantern/contract/live";
import {
  createSession,
  decideSession,
  decideTeam,
  evolveSession,
  evolveTeam,
  initialSession,
  initialTeam,
  type LogRow,
  type Pack,
  type PlayerCommand,
  type Refusal,
  type Seat,
  type SessionCommand,
  type SessionEvent,
  type SessionState,
  sessionDeadline,
  sessionDigest,
  type TeamCommand,
  type TeamEvent,
  type TeamId,
  type TeamState,
  teamDeadline,
  teamSummary,
} from "@lantern/engine";

export interface TeamLine {
  id: TeamId;
  state: TeamState;
  rows: LogRow<TeamEvent>[];
  /** Summary that the session knows, as text. */
  told: string;
}

export class Table {
  readonly teams = new Map<TeamId, TeamLine>();
  session: SessionState = initialSession();
  /** Rows of the session's stream. */
  seq = 0;
  now: number;
  readonly pack: Pack;
  #texts = 0;

  constructor(pack: Pack, input: { seed: string; people: number; startsAt: number; speed?: number }) {
    this.pack = pack;
    this.now = input.startsAt;
    const { seed, startsAt, people: expected, speed = 1 } = input;
    const first = { sessionId: seed, packHash: "", seed, speed, startsAt, hosting: "autopilot" as const };
    this.#fold(createSession({ ...first, expected, teams: [] }));
    for (let n = 1; n <= expected; n += 1) this.ask({ type: "enter", key: `bot-${n}`, team: null, mix: [] });
    this.ask({ type: "start", by: "table" });
  }

  /** The next moment at which something happens by itself, wall ms. */
  deadline(): number | null {
    const all = [
      sessionDeadline(this.session),
      ...[...this.teams.values()].map(({ state }) => teamDeadline(state)),
    ];
    const due = all.filter((at) => at !== null);
    return due.length === 0 ? null : Math.min(...due);
  }

  /** Passes every deadline that is due, in order. */
  tick(): void {
    for (let due = this.deadline(); due !== null && due <= this.now; due = this.deadline()) {
      const team = [...this.teams.values()].find(({ state }) => teamDeadline(state) === due);
      if (team) this.#askTeam(team, { type: "tick" }, "system");
      else this.ask({ type: "tick" });
    }
  }

  /** A participant's command, as a browser would send it. */
  play(id: TeamId, seat: Seat, command: ClientCommand): Refusal | null {
    const team = this.teams.get(id);
    return team ? this.#askTeam(team, { seat, ...this.#written(command) }, seat) : { refused: "UNKNOWN" };
  }

  ask(command: SessionCommand): Refusal | null {
    const answer = decideSession(this.pack, this.session, command, this.now);
    if ("refused" in answer) return answer;
    this.#fold(answer);
    this.#tellTeams();
    return null;
  }

  #fold(events: readonly SessionEvent[]): void {
    if (events.length > 0) this.seq += 1;
    this.session = events.reduce(evolveSession, this.session);
  }

  #tellTeams(): void {
    const { seq } = this;
    for (const { id } of this.session.teams) {
      const team = this.teams.get(id) ?? { id, state: initialTeam(), rows: [], told: "" };
      this.teams.set(id, team);
      this.#askTeam(
        team,
        { type: "sync", digest: sessionDigest(this.session, id), sessionSeq: seq },
        "session",
      );
      // What a team answered has moved the session on, and that was told already.
      if (this.seq !== seq) return;
    }
  }

  #askTeam(team: TeamLine, command: TeamCommand, actor: string): Refusal | null {
    const answer = decideTeam(this.pack, team.state, command, this.now);
    if ("refused" in answer) return answer;
    if (answer.length === 0) return null;
    const seq = team.rows.length + 1;
    team.rows.push({ seq, commandId: `${team.id}-${seq}`, actor, at: this.now, events: answer });
    team.state = answer.reduce(evolveTeam, team.state);
    const summary = teamSummary(team.state);
    const told = JSON.stringify(summary);
    if (told !== team.told) {
      team.told = told;
      this.ask({ type: "arrive", team: team.id, summary });
    }
    return null;
  }

  /** Words get an id, as the server's store would give them. */
  #written(command: ClientCommand): PlayerCommand {
    if (!("text" in command)) return command;
    const { text, ...rest } = command;
    this.#texts += text === null ? 0 : 1;
    const written = text && {
      text_id: `text-${this.#texts}`,
      length: text.length,
      question: text.includes("?"),
    };
    return { ...rest, text: written } as PlayerCommand;
  }
}
