import { type Clock, playAt, type SessionState } from "@lantern/engine";
import type { LivePorts } from "./live-ports.ts";
import { GRACE_MS, presenceOf } from "./people.ts";
import type { Line } from "./presence/presence.ts";
import type { Viewer } from "./room.ts";
import type { SessionStream, TeamStream } from "./team-line.ts";

/** The lines of one session's people, on whatever node they are. */
export class Lines {
  readonly #ports: LivePorts;
  readonly #room: string;
  readonly #clock: () => Clock | null;
  #known = new Map<string, Line>();

  /** @param clock the session's, null in the lobby */
  constructor(ports: LivePorts, room: string, clock: () => Clock | null) {
    this.#ports = ports;
    this.#room = room;
    this.#clock = clock;
  }

  get all(): Line[] {
    return [...this.#known.values()];
  }

  /** Ends of the graces that run now, wall ms. */
  get graces(): number[] {
    const now = this.#ports.clock.now();
    return this.all.flatMap(({ graceEndsAt }) =>
      graceEndsAt !== null && graceEndsAt > now ? graceEndsAt : [],
    );
  }

  async read(): Promise<void> {
    const lines = await this.#ports.presence.lines(this.#room);
    this.#known = new Map(lines.map((line) => [line.person, line]));
  }

  /** A new line of a person: the ones before it are told, wherever they are. Answers its epoch. */
  async open(person: string, browser: string): Promise<number> {
    const { presence, node, fanOut } = this.#ports;
    const room = this.#room;
    const epoch = await presence.open({ room, person, node, browser, playAt: this.#playAt() });
    fanOut.publish(room, { kind: "taken", person, epoch });
    await this.read();
    return epoch;
  }

  /** The seat of this line waits from its last sign. False when a newer line has it. */
  async close({ person, epoch }: Viewer, lastSignAt: number): Promise<boolean> {
    const graceEndsAt = lastSignAt + GRACE_MS;
    return this.#ports.presence.close({
      ...{ room: this.#room, person, epoch, graceEndsAt, playAt: this.#playAt() },
    });
  }

  /** The lines of these viewers stand, though their node was given up. */
  async renew(viewers: Viewer[]): Promise<void> {
    const { presence, node } = this.#ports;
    for (const { person, epoch } of viewers) {
      const browser = this.#known.get(person)?.browser ?? "";
      await presence.renew({ ...{ room: this.#room, person, node, browser, epoch, playAt: this.#playAt() } });
    }
    await this.read();
  }

  /**
   * The rules learn of every line whose state they do not know yet. Another node may have told them more than is known
   * here, so a difference counts only when the lines read anew still show it: else two nodes would contradict each other
   * for ever.
   */
  async tell(session: SessionStream, teamOf: (team: string) => TeamStream | undefined): Promise<void> {
    const { phase, seats } = session.state;
    if (phase === "ended" || phase === "abandoned") return;
    const news = () =>
      Object.values(seats).flatMap((seat) => {
        if (seat.gone) return [];
        const team = teamOf(seat.team ?? "");
        return [
          ...(phase === "lobby" ? [this.#newsForSession(session, seat)] : []),
          ...(team ? [this.#newsForTeam(team, seat)] : []),
        ].filter((told) => told !== null);
      });
    if (news().length === 0) return;
    await this.read();
    await Promise.all(news().map((told) => told()));
  }

  #newsForSession(
    session: SessionStream,
    { seat, key, presence: known }: Seated,
  ): (() => Promise<void>) | null {
    const { presence } = presenceOf(this.#known.get(key), this.#ports.clock.now());
    if (presence === known) return null;
    return async () =>
      void (await session.submit({
        ...{ id: `presence.${seat}.${session.head}`, actor: "lines" },
        command: { type: "presence", seat, presence },
      }));
  }

  #newsForTeam(team: TeamStream, { seat, key }: Seated): (() => Promise<void>) | null {
    const member = team.state.members[seat];
    if (!member) return null;
    const { presence, graceEndsAt } = presenceOf(this.#known.get(key), this.#ports.clock.now());
    // Who had left and opens their link again takes part again.
    const differs = member.gone
      ? presence === "here"
      : member.presence !== presence || member.graceEndsAt !== graceEndsAt;
    if (!differs) return null;
    return async () =>
      void (await team.submit({
        ...{ id: `presence.${seat}.${team.head}`, actor: "lines" },
        command: { type: "presence", seat, state: presence, graceEndsAt },
      }));
  }

  #playAt(): number {
    const clock = this.#clock();
    return clock ? playAt(clock, this.#ports.clock.now()) : 0;
  }
}

type Seated = SessionState["seats"][string];
