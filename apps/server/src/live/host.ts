import {
  type ConnectionQuality,
  HOST_SEAT_PREFIX,
  type HostCommand,
  type HostMessage,
  type HostSessionView,
  isHostSeat,
  type ReportedMessage,
} from "@lantern/contract/live";
import {
  hostView,
  inLanguage,
  LOBBY,
  type Pack,
  type SessionCommand,
  type State,
  type TeamId,
} from "@lantern/engine";
import type { Seat } from "@lantern/engine/commands";
import type { ConnectionOwner } from "../core/ports/identity.ts";
import type { LiveSessionInfo } from "../core/ports/live-sessions.ts";
import type { AudienceViews } from "./audience.ts";
import type { SessionAuthority } from "./authority.ts";
import type { CommandRequest, Outcome } from "./commands.ts";
import { missingOf, peopleOf } from "./people.ts";
import type { LivePorts } from "./ports.ts";
import { RoundTrips } from "./round-trips.ts";
import { newText } from "./texts/new-text.ts";
import { memoized } from "./views.ts";

/** The audience of hosts who visit no team. */
export const CONSOLE = "host";
/** The console's rows are sent at most this often. */
const CONSOLE_EVERY_MS = 250;

export type HostOutcome = Outcome | { ok: false; code: "BREAKOUT_001" };
const STORED: Outcome = { ok: true };
const UNKNOWN: Outcome = { ok: false, code: "UNKNOWN" };
const NO_TEAM: HostOutcome = { ok: false, code: "BREAKOUT_001" };

/** Hosts watch from a seat of their own that is in no team. */
export const hostSeat = (userId: string, connection: string): Seat =>
  `${HOST_SEAT_PREFIX}${userId}.${connection}`;

/** What hosts control. */
interface HostedSession {
  readonly pack: Pack;
  readonly authority: SessionAuthority;
  readonly info: LiveSessionInfo;
  readonly ephemeral: { mute(seat: Seat): void };
  readonly broadcast: { changed(): void };
}

/** What hosts of one session see and do. Two hosts can share it, because every action is a command of the log. */
export class HostControls {
  readonly #ports: LivePorts;
  readonly #session: HostedSession;
  #visits: ReadonlyMap<Seat, TeamId> = new Map();
  readonly #roundTrips = new RoundTrips();
  #health: Record<Seat, ConnectionQuality> = {};
  #reported = new Map<string, { hidden: boolean }>();

  constructor(ports: LivePorts, session: HostedSession) {
    this.#ports = ports;
    this.#session = session;
  }

  audienceOf(seat: Seat): string {
    return this.visitOf(seat) ?? CONSOLE;
  }

  /** The team that this host visits. */
  visitOf(seat: Seat): TeamId | undefined {
    return this.#visits.get(seat);
  }

  /** Another object after each visit. */
  get visits(): unknown {
    return this.#visits;
  }

  leave(seat: Seat): void {
    this.#visits = new Map([...this.#visits].filter(([other]) => other !== seat));
  }

  /** Reads which messages were reported. */
  async read(): Promise<void> {
    this.#reported = await this.#ports.texts.reported(this.#session.info.sessionId);
  }

  views(language: string): AudienceViews {
    const session = this.#session;
    const pack = inLanguage(session.pack, language);
    const people = memoized((now: LiveSessionInfo, seats: State["seats"]) => peopleOf(now, seats));
    return {
      everyMs: CONSOLE_EVERY_MS,
      parts: () => [session.info, this.#state, this.#reported, this.#health],
      mine: () => null,
      people: () => people(session.info, this.#state.seats),
      sharedView: (): HostSessionView => ({
        ...hostView(pack, this.#state),
        reports: this.#reports(),
        messages: this.#hostMessages(),
        missing: missingOf(session.info, this.#state.seats),
        connections: this.#health,
      }),
    };
  }

  /**
   * @param seat the host's own
   * @param userId the actor in the log
   * @param holder the connection whose rights are required
   */
  async command(
    seat: Seat,
    userId: string,
    id: string,
    c: HostCommand,
    holder: ConnectionOwner,
  ): Promise<HostOutcome> {
    // A repeat, whatever it contains: those below that store no row must not happen under an id that is used.
    if (this.#session.authority.hasCommand(id)) return STORED;
    const submit = (command: SessionCommand, record = false) =>
      this.#session.authority.submit({ id, actor: userId, command, record, holder });
    switch (c.type) {
      case "start":
        return submit({ type: "start", by: userId });
      case "pause":
      case "resume":
      case "end":
        return submit({ type: c.type });
      case "extend":
      case "remove":
        return submit(c);
      case "move":
        return this.#state.teams[c.team] ? submit({ ...c, type: "moveSeat" }) : NO_TEAM;
      case "skip":
        return this.#state.teams[c.team] ? submit(c, true) : NO_TEAM;
      case "answer":
        return this.#state.teams[c.team] ? submit({ type: "answer", seat: c.seat }, true) : NO_TEAM;
      case "message":
        return this.#message(c.team, c.text, { id, actor: userId, holder });
      case "visit":
        return this.#visit(seat, c.team);
      case "hide":
        return this.#moderate(c.text, { hidden: c.on });
      case "mute":
        if (!this.#state.seats[c.seat]) return UNKNOWN;
        this.#session.ephemeral.mute(c.seat);
        return STORED;
    }
  }

  /** A page reports the round trip of its connection; hosts are notified when its quality changes. */
  recordRoundTrip(seat: Seat, trip: number): void {
    if (isHostSeat(seat)) return;
    const health = this.#roundTrips.health(seat, trip);
    if (health !== (this.#health[seat] ?? "good"))
      this.#ports.fanOut.publish(this.#session.authority.topic, { kind: "health", seat, health });
  }

  /** A node has measured the quality of a connection. It is stored nowhere, because later pings measure it again. */
  healthIs(seat: Seat, health: ConnectionQuality): void {
    const { [seat]: _before, ...others } = this.#health;
    this.#health = health === "good" ? others : { ...others, [seat]: health };
  }

  /** A participant reports a message of their own team, or of the lobby, to the hosts. */
  async report(team: TeamId | null, textId: string): Promise<HostOutcome> {
    const { session, teams } = this.#state;
    const chat = (team === null ? session.chat : teams[team]?.chat) ?? [];
    if (!chat.some((line) => line.textId === textId)) return UNKNOWN;
    return this.#moderate(textId, { reported: true });
  }

  get #state(): State {
    return this.#session.authority.state;
  }

  #reports(): ReportedMessage[] {
    const { session, teams } = this.#state;
    const chats = Object.values(teams).map(({ id, chat }) => ({ team: id, chat }));
    return [{ team: LOBBY, chat: session.chat ?? [] }, ...chats].flatMap(({ team, chat }) =>
      chat.flatMap(({ textId, seat, at }) => {
        const report = textId !== null && this.#reported.get(textId);
        return report ? [{ textId, team, seat, at, hidden: report.hidden }] : [];
      }),
    );
  }

  /** What hosts wrote, oldest first. The same text to several teams is one message. */
  #hostMessages(): HostMessage[] {
    const lines = new Map<string, HostMessage>();
    for (const { id: team, chat } of Object.values(this.#state.teams))
      for (const { textId, seat, at } of chat) {
        if (seat !== "host" || textId === null) continue;
        const line = lines.get(textId) ?? { textId, teams: [], at };
        lines.set(textId, { ...line, teams: [...line.teams, team] });
      }
    return [...lines.values()].sort((a, b) => a.at - b.at);
  }

  #visit(seat: Seat, team: TeamId | null): HostOutcome {
    if (team !== null && !this.#state.teams[team]) return NO_TEAM;
    this.leave(seat);
    if (team !== null) this.#visits = new Map([...this.#visits, [seat, team]]);
    this.#session.broadcast.changed();
    return STORED;
  }

  async #message(
    team: TeamId | null,
    body: string,
    request: Pick<CommandRequest, "id" | "actor" | "holder">,
  ): Promise<HostOutcome> {
    const { authority } = this.#session;
    const teams = team === null ? Object.keys(this.#state.teams) : [team];
    if (teams.length === 0) return { ok: false, code: "NOT_NOW" };
    if (teams.some((one) => !this.#state.teams[one])) return NO_TEAM;
    const now = this.#ports.clock.now();
    const { text, ref } = newText(body, {
      run: authority.run,
      by: "host",
      commandId: request.id,
      now,
    });
    return authority.submit({ ...request, text, command: { type: "hostChat", teams, text: ref } });
  }

  async #moderate(textId: string, change: { hidden: boolean } | { reported: true }): Promise<HostOutcome> {
    const { authority, info } = this.#session;
    const { texts, fanOut, logger } = this.#ports;
    try {
      if (!(await texts.moderate(textId, info.sessionId, change))) return UNKNOWN;
      fanOut.publish(authority.topic, { kind: "moderated" });
      return STORED;
    } catch (err) {
      logger.warn({ err }, "a host's command waits for the storage");
      return { ok: false, code: "UNAVAILABLE" };
    }
  }
}
