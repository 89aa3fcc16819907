import type { CallSignal, REACTIONS } from "@lantern/contract/live";
import type { Seat } from "@lantern/engine/commands";
import type { LiveSessionInfo } from "../ports.ts";
import type { HostDesk } from "./host-desk.ts";
import type { LivePorts } from "./live-ports.ts";
import { teamStream } from "./streams.ts";
import type { SessionStream } from "./team-line.ts";

/** What the people of a session send each other that is no move of the hour, and stands in no log. */
export class Asides {
  readonly #ports: LivePorts;
  readonly #session: SessionStream;
  readonly #info: () => LiveSessionInfo;
  readonly #hosts: HostDesk;

  constructor(ports: LivePorts, session: SessionStream, info: () => LiveSessionInfo, hosts: HostDesk) {
    this.#ports = ports;
    this.#session = session;
    this.#info = info;
    this.#hosts = hosts;
  }

  react(seat: Seat, reaction: (typeof REACTIONS)[number]): void {
    const team = this.#teamOf(seat) ?? null;
    this.#ports.fanOut.publish(this.#session.id.name, { kind: "reacted", team, seat, reaction });
  }

  /** Passes a word about the call on, inside the team that they are in or visit: who is in none has no call. */
  signal(from: Seat, to: Seat | null, signal: CallSignal): void {
    const team = this.#teamOf(from) ?? this.#hosts.visitOf(from);
    if (team)
      this.#ports.fanOut.publish(this.#session.id.name, { kind: "signalled", team, from, to, signal });
  }

  /** Speaking seconds of one person, kept beside the log until the scorecard is made of them. */
  async spoke(seat: Seat, seconds: number): Promise<void> {
    const team = this.#teamOf(seat);
    if (team && this.#session.state.phase === "running" && this.#info().personMeasures)
      await this.#ports.voice.add(teamStream(this.#session.id, team).name, seat, seconds);
  }

  #teamOf(seat: Seat): string | null | undefined {
    return this.#session.state.seats[seat]?.team;
  }
}
