import { type CallSignal, isHostSeat, type REACTIONS } from "@lantern/contract/live";
import { type TeamId, turnOfRound } from "@lantern/engine";
import type { Seat } from "@lantern/engine/commands";
import type { ConnectionOwner } from "../core/ports/identity.ts";
import type { LiveSessionInfo } from "../core/ports/live-sessions.ts";
import type { SessionAuthority } from "./authority.ts";
import type { Broadcast } from "./broadcast.ts";
import type { Message } from "./fanout/fanout.ts";
import type { LivePorts } from "./ports.ts";

/** The session whose people they are. */
interface Session {
  readonly authority: SessionAuthority;
  readonly info: LiveSessionInfo;
  readonly broadcast: Broadcast;
  /** The team that a host visits. */
  readonly hosts: { visitOf(seat: Seat): TeamId | undefined };
}

type EphemeralMessage = Extract<Message, { kind: "reaction" | "line" | "signal" | "mute" }>;

/** What the people of a session send each other and the log does not store. */
export class Ephemeral {
  readonly #ports: LivePorts;
  readonly #session: Session;

  constructor(ports: LivePorts, session: Session) {
    this.#ports = ports;
    this.#session = session;
  }

  react(seat: Seat, reaction: (typeof REACTIONS)[number]): void {
    this.#publish({ kind: "reaction", team: this.#teamOf(seat) ?? null, seat, reaction });
  }

  /** [G37] Passes on what the holder of this turn has written. It is stored nowhere. */
  line(seat: Seat, turn: number, text: string): void {
    const { state } = this.#session.authority;
    const team = state.teams[this.#teamOf(seat) ?? ""];
    const running = team && turnOfRound(team);
    if (team && running?.holder === seat && running.number === turn)
      this.#publish({ kind: "line", team: team.id, seat, turn, text });
  }

  /**
   * Passes on a signal of the call inside the team that the sender is in or visits. Outside of teams there is no
   * call.
   */
  signal(from: Seat, to: Seat | null, signal: CallSignal): void {
    const team = this.#teamOf(from) ?? this.#session.hosts.visitOf(from);
    if (team) this.#publish({ kind: "signal", team, from, to, signal });
  }

  /** Asks a person's page to mute. */
  mute(seat: Seat): void {
    this.#publish({ kind: "mute", seat });
  }

  /**
   * Seconds that one person spoke, stored beside the log until the scorecard is made. That somebody of the team was heard
   * is told to all nodes, without the name.
   */
  async addSpeakingTime(seat: Seat, seconds: number, holder: ConnectionOwner | null): Promise<void> {
    const { authority, info } = this.#session;
    const team = this.#teamOf(seat);
    if (team) this.#publish({ kind: "spoke", team, at: this.#ports.clock.now() });
    if (team && authority.state.session.phase === "running" && info.personMeasures)
      await this.#ports.voice.add(authority.run, team, seat, seconds, holder);
  }

  /** Delivers what any node published to the people on this node. */
  deliver(message: EphemeralMessage): void {
    const { broadcast } = this.#session;
    switch (message.kind) {
      case "reaction":
        broadcast.send(message.team ?? "", { t: "react", seat: message.seat, r: message.reaction });
        break;
      case "line": {
        const { team, seat, turn, text } = message;
        broadcast.send(team, { t: "line", seat, turn, text });
        break;
      }
      case "signal": {
        const { team, from, to, signal } = message;
        // A host who only watches does not get signals to the whole team.
        const isRecipient = (seat: Seat) => seat !== from && (to === null ? !isHostSeat(seat) : seat === to);
        broadcast.send(team, { t: "signal", from, d: signal }, isRecipient);
        break;
      }
      case "mute":
        broadcast.sendTo(message.seat, { t: "mute" });
    }
  }

  #publish(message: Message): void {
    this.#ports.fanOut.publish(this.#session.authority.topic, message);
  }

  #teamOf(seat: Seat): TeamId | null | undefined {
    return this.#session.authority.state.seats[seat]?.team;
  }
}
