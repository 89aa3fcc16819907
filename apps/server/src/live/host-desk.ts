import { createHash } from "node:crypto";
import {
  HOST_SEAT,
  type HostCommand,
  type HostLine,
  type HostRoom,
  isHostSeat,
  type LineHealth,
  type ReportedLine,
} from "@lantern/contract/live";
import * as engine from "@lantern/engine";
import type { Seat, TeamId } from "@lantern/engine/commands";
import type { LivePorts } from "./live-ports.ts";
import type { Scenery } from "./room.ts";
import { type Outcome, unlessAway } from "./stream.ts";
import type { SessionStream, TeamStream } from "./team-line.ts";
import type { TextCache } from "./texts/cache.ts";
import { Trips } from "./trips.ts";

/** Where hosts look when they visit no team. */
export const DESK = "host";
/** Words of the live hour are kept this long. */
const TEXT_LIFE_MS = 30 * 24 * 3_600_000;

export type HostOutcome = Outcome | { ok: false; code: "BREAKOUT_001" };
const STORED: Outcome = { ok: true };
const UNKNOWN: Outcome = { ok: false, code: "UNKNOWN" };

/** Hosts look on from a seat of their own that is in no team. */
export const hostSeat = (userId: string, line: string): Seat => `${HOST_SEAT}${userId}.${line}`;

/** What a desk needs of its session on this node. */
export interface DeskGround {
  pack: engine.Pack;
  ports: LivePorts;
  texts: TextCache;
  sessionId(): string;
  session(): SessionStream;
  team(id: TeamId): TeamStream | undefined;
  people(): ReturnType<Scenery["people"]>;
  missing(): string[];
  /** Hosts may look at something else now. */
  changed(): void;
  failed(error: unknown): void;
}

/** What hosts of one session see and do. Two of them may share it: every act is a command of the log. */
export class HostDesk {
  readonly #ground: DeskGround;
  readonly #visits = new Map<Seat, TeamId>();
  readonly #trips = new Trips();
  readonly #lines = new Map<Seat, LineHealth>();
  #reported = new Map<string, { hidden: boolean }>();

  constructor(ground: DeskGround) {
    this.#ground = ground;
  }

  placeOf(seat: Seat): string {
    return this.visitOf(seat) ?? DESK;
  }

  /** The team that this host visits. */
  visitOf(seat: Seat): TeamId | undefined {
    return this.#visits.get(seat);
  }

  leave(seat: Seat): void {
    this.#visits.delete(seat);
  }

  /** Reads which lines were reported. */
  async read(): Promise<void> {
    this.#reported = await this.#ground.ports.texts.reported(this.#ground.sessionId());
  }

  scenery(): Scenery {
    const { pack, texts, failed, people } = this.#ground;
    return {
      ...{ texts, failed, people, mine: () => null },
      room: (): HostRoom => ({
        ...engine.hostView(pack, this.#ground.session().state, (id) => this.#ground.team(id)?.state),
        reports: this.#reports(),
        said: this.#said(),
        missing: this.#ground.missing(),
        lines: Object.fromEntries(this.#lines),
      }),
    };
  }

  /** @param seat the host's own; @param userId who it is in the log */
  async command(seat: Seat, userId: string, id: string, c: HostCommand): Promise<HostOutcome> {
    const { ports } = this.#ground;
    const session = (command: engine.SessionCommand) =>
      unlessAway(ports, () => this.#ground.session().submit({ id, actor: userId, command }));
    switch (c.type) {
      case "start":
        return session({ type: "start", by: userId });
      case "pause":
      case "resume":
      case "end":
        return session({ type: c.type });
      case "extend":
        return session(c);
      case "move":
        return this.#ground.team(c.team) ? session(c) : NO_ROOM;
      case "remove":
        return this.#remove(c.seat, c.on, id, userId);
      case "skip":
      case "answer":
        return this.#inTeam(c.team, id, userId, c);
      case "message":
        return this.#say(c.team, c.text, id, userId);
      case "mute":
        if (!this.#ground.session().state.seats[c.seat]) return UNKNOWN;
        ports.fanOut.publish(this.#topic, { kind: "muted", seat: c.seat });
        return STORED;
      case "visit":
        return this.#visit(seat, c.team);
      case "hide":
        return this.#moderate(c.text, { hidden: c.on });
    }
  }

  /** A page tells how long its line takes; the hosts are told when that means something else than before. */
  heard(seat: Seat, trip: number): void {
    if (isHostSeat(seat)) return;
    const health = this.#trips.health(seat, trip);
    if (health === (this.#lines.get(seat) ?? "good")) return;
    this.#ground.ports.fanOut.publish(this.#topic, { kind: "line", seat, health });
  }

  /** What a node has found out about a line. Not kept anywhere: the next pings tell it again. */
  lineIs(seat: Seat, health: LineHealth): void {
    if (health === "good") this.#lines.delete(seat);
    else this.#lines.set(seat, health);
  }

  /** A participant shows the hosts a line of their own team. */
  async report(team: TeamId | null, textId: string): Promise<HostOutcome> {
    const chat = this.#ground.team(team ?? "")?.state.chat ?? [];
    if (!chat.some((line) => line.textId === textId)) return UNKNOWN;
    return this.#moderate(textId, { reported: true });
  }

  get #topic(): string {
    return this.#ground.session().id.name;
  }

  #reports(): ReportedLine[] {
    const teams = this.#ground.session().state.teams;
    return teams.flatMap(({ id: team }) =>
      (this.#ground.team(team)?.state.chat ?? []).flatMap(({ textId, seat, at }) => {
        const known = this.#reported.get(textId);
        return known ? [{ textId, team, seat, at, hidden: known.hidden }] : [];
      }),
    );
  }

  /** What hosts wrote, oldest first. The same words to several teams are one line. */
  #said(): HostLine[] {
    const lines = new Map<string, HostLine>();
    for (const { id: team } of this.#ground.session().state.teams)
      for (const { textId, seat, at } of this.#ground.team(team)?.state.chat ?? []) {
        if (seat !== "host") continue;
        const line = lines.get(textId) ?? { textId, teams: [], at };
        lines.set(textId, { ...line, teams: [...line.teams, team] });
      }
    return [...lines.values()].sort((a, b) => a.at - b.at);
  }

  #visit(seat: Seat, team: TeamId | null): HostOutcome {
    if (team !== null && !this.#ground.team(team)) return NO_ROOM;
    if (team === null) this.#visits.delete(seat);
    else this.#visits.set(seat, team);
    this.#ground.changed();
    return STORED;
  }

  async #inTeam(
    team: TeamId,
    id: string,
    actor: string,
    c: Extract<HostCommand, { type: "skip" | "answer" }>,
  ): Promise<HostOutcome> {
    const stream = this.#ground.team(team);
    if (!stream) return NO_ROOM;
    const command =
      c.type === "skip"
        ? ({ type: "skip", scene: c.scene } as const)
        : ({ type: "help", on: false, seat: c.seat } as const);
    return unlessAway(this.#ground.ports, () => stream.submit({ id, actor, command, record: true }));
  }

  /** Their team goes on without them at once; taking it back lets them in by their link again. */
  async #remove(seat: Seat, on: boolean, id: string, actor: string): Promise<HostOutcome> {
    const { ports, session, team } = this.#ground;
    const known = session().state.seats[seat];
    if (!known) return UNKNOWN;
    const stream = team(known.team ?? "");
    return unlessAway(ports, async () => {
      if (on && stream) await stream.submit({ id: `${id}.left`, actor, command: { type: "leave", seat } });
      const outcome = await session().submit({ id, actor, command: { type: "remove", seat, on } });
      if (outcome.ok && on) ports.fanOut.publish(this.#topic, { kind: "removed", person: known.key });
      return outcome;
    });
  }

  async #say(team: TeamId | null, body: string, id: string, actor: string): Promise<HostOutcome> {
    const { ports, texts, session, sessionId } = this.#ground;
    const all = session().state.teams.map((one) => one.id);
    const streams = (team === null ? all : [team]).map((one) => this.#ground.team(one));
    if (streams.length === 0) return { ok: false, code: "NOT_NOW" };
    if (streams.includes(undefined)) return NO_ROOM;
    return unlessAway(ports, async () => {
      const textId = createHash("sha256").update(`${sessionId()}/host/${id}`).digest("hex").slice(0, 32);
      const expiresAt = ports.clock.now() + TEXT_LIFE_MS;
      await ports.texts.put({ id: textId, sessionId: sessionId(), body, expiresAt });
      texts.remember(textId, body);
      const text = { text_id: textId, length: body.length, question: body.includes("?") };
      const said = await Promise.all(
        streams.map((stream) => stream?.submit({ id, actor, command: { type: "hostChat", text } })),
      );
      return said.find((outcome) => outcome?.ok === false) ?? STORED;
    });
  }

  async #moderate(textId: string, change: { hidden: boolean } | { reported: true }): Promise<HostOutcome> {
    const { ports, sessionId } = this.#ground;
    return unlessAway(ports, async (): Promise<Outcome> => {
      if (!(await ports.texts.moderate(textId, sessionId(), change))) return { ok: false, code: "UNKNOWN" };
      ports.fanOut.publish(this.#topic, { kind: "moderated" });
      return { ok: true };
    });
  }
}

const NO_ROOM: HostOutcome = { ok: false, code: "BREAKOUT_001" };
