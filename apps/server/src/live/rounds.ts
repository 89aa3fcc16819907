import { type Pack, roundsAhead, type State } from "@lantern/engine";
import type { Seat } from "@lantern/engine/commands";
import type { LiveSessionInfo, RoundHistory, SessionLifecycle } from "../core/ports/live-sessions.ts";
import type { SessionAuthority } from "./authority.ts";
import type { LivePorts } from "./ports.ts";

interface Session {
  readonly pack: Pack;
  readonly info: LiveSessionInfo;
  readonly authority: SessionAuthority;
}

/**
 * [G3] Opens rounds in camps that have time for one, with the order of people's time with the company and what they were
 * asked before. Neither is in the log. The commands' ids make repeating them harmless, also on another node.
 */
export class Rounds {
  readonly #ports: LivePorts;
  readonly #lifecycle: SessionLifecycle;
  readonly #session: Session;
  #history: Promise<RoundHistory> | null = null;

  constructor(ports: LivePorts, lifecycle: SessionLifecycle, session: Session) {
    this.#ports = ports;
    this.#lifecycle = lifecycle;
    this.#session = session;
  }

  /** False when the storage is away. */
  async open(): Promise<boolean> {
    const { pack, authority } = this.#session;
    if (authority.stopped) return true;
    let stored = true;
    for (const { team, scene, number, people } of roundsAhead(
      pack,
      authority.state,
      this.#ports.clock.now(),
    )) {
      const history = await this.#read();
      const outcome = await authority.submit({
        id: `round.${team}.${number}`,
        actor: "story",
        command: { type: "openRound", team, scene, ...orderOf(authority.state, people, history) },
      });
      stored = stored && (outcome.ok || outcome.code !== "UNAVAILABLE");
    }
    return stored;
  }

  /** Read once for each session on this node. After a failure it is read again for the next round. */
  async #read(): Promise<RoundHistory> {
    const { info } = this.#session;
    this.#history ??= this.#lifecycle.roundHistory?.(info.sessionId) ?? Promise.resolve(nothing);
    try {
      return await this.#history;
    } catch (error) {
      this.#history = null;
      this.#ports.logger.warn({ err: error, session: info.sessionId }, "reading past rounds failed");
      return nothing;
    }
  }
}

const nothing: RoundHistory = { sessions: {}, questions: {} };

/** [G3] [G45] The people by their number of sessions, the most first, and what any of them was asked lately. */
function orderOf(
  { seats }: State,
  people: readonly Seat[],
  { sessions, questions }: RoundHistory,
): { ranked: Seat[]; lately: Record<string, number> } {
  const keyOf = (seat: Seat) => seats[seat]?.key ?? "";
  const ranked = [...people].sort((a, b) => (sessions[keyOf(b)] ?? 0) - (sessions[keyOf(a)] ?? 0));
  const lately: Record<string, number> = {};
  for (const seat of people)
    for (const [card, at] of Object.entries(questions[keyOf(seat)] ?? {}))
      lately[card] = Math.max(at, lately[card] ?? 0);
  return { ranked, lately };
}
