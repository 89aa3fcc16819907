import { type Pack, requestsAhead, type State, type TeamId } from "@lantern/engine";
import type { SessionAuthority } from "./authority.ts";
import type { LivePorts } from "./ports.ts";

interface Session {
  readonly pack: Pack;
  readonly authority: SessionAuthority;
}

/**
 * Lets the story ask for a card where a team has been quiet for a while. When somebody was last heard is in memory only:
 * no name, and after a takeover it starts again. The commands' ids make repeating them harmless, also on another node.
 */
export class CardRequests {
  readonly #ports: LivePorts;
  readonly #session: Session;
  /** By team: wall ms of the last voice that any node has heard. */
  readonly #voiceAt = new Map<TeamId, number>();
  /** What is ahead in this state, until somebody is heard. */
  #latest: { state: State; ahead: ReturnType<typeof requestsAhead> } | null = null;

  constructor(ports: LivePorts, session: Session) {
    this.#ports = ports;
    this.#session = session;
  }

  /** Somebody of this team has spoken. */
  spoke(team: TeamId, at: number): void {
    this.#voiceAt.set(team, Math.max(at, this.#voiceAt.get(team) ?? 0));
    this.#latest = null;
  }

  /** Wall ms of the next ask, if nobody says anything before; infinity without one. */
  get nextAt(): number {
    return Math.min(Number.POSITIVE_INFINITY, ...this.#ahead().map(({ at }) => at));
  }

  /** Asks where it is time. False when the storage is away. */
  async send(): Promise<boolean> {
    const now = this.#ports.clock.now();
    let stored = true;
    for (const { team, scene, at, before } of this.#ahead()) {
      if (at > now) continue;
      const outcome = await this.#session.authority.submit({
        id: `request.${team}.${scene}.${before}`,
        actor: "story",
        command: { type: "requestCard", team, scene },
      });
      stored = stored && (outcome.ok || outcome.code !== "UNAVAILABLE");
    }
    return stored;
  }

  #ahead(): ReturnType<typeof requestsAhead> {
    const { pack, authority } = this.#session;
    const { state } = authority;
    if (authority.stopped) return [];
    if (this.#latest?.state !== state)
      this.#latest = { state, ahead: requestsAhead(pack, state, this.#voiceAt) };
    return this.#latest.ahead;
  }
}
