import { isHostSeat } from "@lantern/contract/live";
import {
  type Event,
  type LoggedLine,
  type Pack,
  partAt,
  type State,
  type TeamEvent,
  type TeamId,
} from "@lantern/engine";
import type { Row } from "../../src/live/storage/log.ts";
import { marksIn } from "./marks.ts";

/** The texts in a team's events that the team may read from then on, by their addresses where the log has those. */
function readIn(pack: Pack, event: TeamEvent, running: string): unknown[] {
  const linesOf = (scene: string, lines: readonly LoggedLine[]) =>
    lines.map((line) => {
      if (typeof line !== "string" && "text" in line) return line;
      return partAt(pack.scenes[scene], typeof line === "string" ? line : line.at);
    });
  switch (event.type) {
    case "sceneEntered":
      return linesOf(event.scene, event.lines);
    case "sceneEnded":
      return linesOf(event.scene, event.outcome);
    case "hintTaken":
      return [event.text ?? partAt(pack.scenes[running], `hints.${event.hint}`)];
    default:
      return [];
  }
}

/**
 * Decides independently who may read which marked text: it follows the rows of a session and never reads a view. A
 * text that somebody was allowed to read once stays allowed.
 */
export class Secrets {
  readonly #pack: Pack;
  readonly #teams = new Map<TeamId, Set<string>>();
  readonly #seats = new Map<string, Set<string>>();
  /** Read by everybody who plays, whatever their team. */
  readonly #all = new Set<string>();
  /** Marks of what people wrote, by the id of the command; authors may always read their texts. */
  readonly #secretTexts = new Map<string, string>();
  /** Reflections that are not open yet. */
  readonly #closed = new Map<TeamId, string[]>();
  /** Kudos that their receiver reads on the scorecard. */
  readonly #kudos: { to: string; mark: string }[] = [];
  /** Marks of chat messages, by the id of their text. */
  readonly #lines = new Map<string, string>();
  readonly #reported = new Set<string>();
  /** By team: the scene that was entered last. */
  readonly #running = new Map<TeamId, string>();
  readonly #visited = new Map<string, Set<TeamId>>();

  constructor(pack: Pack) {
    this.#pack = pack;
  }

  /** Somebody sends a text: nobody may read it before it is in the log. */
  wrote(commandId: string, mark: string): void {
    this.#secretTexts.set(commandId, mark);
  }

  /** A chat message is reported to the hosts. */
  report(textId: string): void {
    this.#reported.add(this.#lines.get(textId) ?? "");
  }

  visits(host: string, team: TeamId): void {
    const teams = this.#visited.get(host) ?? new Set();
    this.#visited.set(host, teams.add(team));
  }

  /** A row is in the log, and this is the state after it. */
  follow(row: Row, state: State): void {
    for (const event of row.events) {
      if (event.type === "seated" || event.type === "started") this.#leaveTeams(state);
      if (event.type === "actOpened") for (let act = 0; act <= event.act; act++) this.#all.add(`act.${act}`);
      if ("team" in event) this.#inTeam(event, row);
    }
    this.#endings(state);
  }

  /** The first of these marks that this seat may not read now; null when it may read all of them. */
  forbidden(marks: string[], seat: string | null, state: State): string | null {
    return marks.find((mark) => !this.#allowed(mark, seat, state)) ?? null;
  }

  #allowed(mark: string, seat: string | null, state: State): boolean {
    if (seat === null) return false;
    if (isHostSeat(seat)) return this.#hostReads(mark, seat);
    if (this.#all.has(mark) || this.#seats.get(seat)?.has(mark)) return true;
    const team = state.teams[state.seats[seat]?.team ?? ""];
    if (!team) return false;
    if (this.#teams.get(team.id)?.has(mark)) return true;
    return mark.startsWith("card.") && this.#receives(mark, seat, state);
  }

  #hostReads(mark: string, host: string): boolean {
    if (this.#all.has(mark) || this.#reported.has(mark) || mark.startsWith("text.host")) return true;
    const visited = [...this.#visited]
      .filter(([user]) => host.includes(user))
      .flatMap(([, teams]) => [...teams]);
    return visited.some((team) => this.#teams.get(team)?.has(mark));
  }

  /** A card belongs to the person who was dealt it; teammates get it while that person does not play. */
  #receives(mark: string, seat: string, { seats, teams }: State): boolean {
    const [, set = "", packet] = mark.split(".");
    const team = teams[seats[seat]?.team ?? ""];
    const dealt = team?.deals[set]?.[Number(packet) - 1];
    if (!team || dealt === undefined) return false;
    const owner = seats[dealt];
    const plays = owner?.team === team.id && !owner.hasLeft && !owner.observer && owner.presence !== "away";
    if (dealt !== seat && plays) return false;
    this.#of(this.#seats, seat).add(mark);
    return true;
  }

  #inTeam(event: Extract<Event, { team: TeamId }>, row: Row): void {
    const reads = this.#of(this.#teams, event.team);
    if (event.type === "sceneEntered") this.#running.set(event.team, event.scene);
    const running = this.#running.get(event.team) ?? "";
    for (const field of readIn(this.#pack, event, running))
      for (const mark of marksIn(JSON.stringify(field))) reads.add(mark);
    const secret = this.#secretTexts.get(row.commandId);
    switch (event.type) {
      case "sceneEntered":
        this.#enter(event.scene, reads);
        if (event.kind === "scorecard")
          for (const { to, mark } of this.#kudos) this.#of(this.#seats, to).add(mark);
        break;
      // Also when a move to another team follows before anything was sent.
      case "dealt":
        for (const [at, seat] of event.seats.entries())
          this.#of(this.#seats, seat).add(`card.${event.set}.${at + 1}`);
        break;
      // The clue of a solved puzzle.
      case "tapeChosen":
        for (const moment of event.moments) if (moment.kind === "unread") reads.add(`card.${moment.card}`);
        break;
      case "shared":
        if (event.wallAt !== undefined) reads.add(`card.${event.card}`);
        break;
      case "chatted":
        if (secret) this.#lines.set(event.text.text_id, secret);
        if (secret) reads.add(secret);
        break;
      case "commitmentEdited":
        if (secret) reads.add(secret);
        break;
      case "reflected":
        if (!secret) break;
        this.#of(this.#seats, event.seat).add(secret);
        this.#closed.set(event.team, [...(this.#closed.get(event.team) ?? []), secret]);
        break;
      case "answersOpened":
      // The team may also read the solutions of a scene that the host skipped, because the story can show them later.
      case "answersStored":
        for (const mark of this.#closed.get(event.team) ?? []) reads.add(mark);
        break;
      case "kudosGiven":
        if (!secret) break;
        this.#of(this.#seats, event.seat).add(secret);
        this.#kudos.push({ to: event.to, mark: secret });
        break;
    }
  }

  #enter(id: string, reads: Set<string>): void {
    reads.add(`scene.${id}`).add(`option.${id}`);
    const scene = this.#pack.scenes[id];
    if (scene?.kind !== "reveal") return;
    for (const chart of scene.charts) if (chart.of === "decision") reads.add(`option.${chart.scene}`);
  }

  /** A person who moves to another team has read what the last one knew. */
  #leaveTeams({ seats }: State): void {
    for (const { seat } of Object.values(seats))
      for (const [team, marks] of this.#teams)
        if (this.#memberships(seat).has(team))
          for (const mark of marks) this.#of(this.#seats, seat).add(mark);
    for (const { seat, team } of Object.values(seats)) if (team) this.#memberships(seat).add(team);
  }

  readonly #joined = new Map<string, Set<TeamId>>();

  #memberships(seat: string): Set<TeamId> {
    return this.#of(this.#joined, seat);
  }

  #endings({ teams }: State): void {
    for (const { ending } of Object.values(teams)) if (ending) this.#all.add(`ending.${ending}`);
  }

  #of(map: Map<string, Set<string>>, key: string): Set<string> {
    const existing = map.get(key) ?? new Set<string>();
    map.set(key, existing);
    return existing;
  }
}
