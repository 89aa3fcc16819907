import {
  type Pack,
  type SessionCommand,
  type SessionEvent,
  type SessionState,
  sessionDigest,
  type TeamCommand,
  type TeamEvent,
  type TeamState,
  teamSummary,
} from "@lantern/engine";
import type { LivePorts } from "./live-ports.ts";
import { teamRules } from "./rules.ts";
import { LiveStream } from "./stream.ts";
import { type StreamId, teamStream } from "./streams.ts";

export type SessionStream = LiveStream<SessionState, SessionEvent, SessionCommand>;
type SessionNow = Pick<SessionStream, "state" | "head" | "at">;
export type TeamStream = LiveStream<TeamState, TeamEvent, TeamCommand>;

/** One team's stream and its traffic with the stream of its session. */
export class TeamLine {
  readonly id: string;
  readonly stream: TeamStream;
  /** What was last mirrored and reported, and up to which rows, so that nothing is asked twice in vain. */
  #mirrored = "";
  #mirroredSeq = 0;
  #reported = "";
  #reportedSeq = 0;

  constructor(session: StreamId, id: string, pack: Pack, ports: LivePorts, moved: (own: boolean) => void) {
    this.id = id;
    this.stream = new LiveStream(teamStream(session, id), teamRules(pack), ports, (_events, own) =>
      moved(own),
    );
  }

  /** Brings the team to the session's clock, act and roster. */
  async mirror({ state, head: sessionSeq, at }: SessionNow): Promise<void> {
    if (sessionSeq === this.#mirroredSeq) return;
    const digest = sessionDigest(state, this.id);
    const wanted = JSON.stringify(digest);
    if (wanted === this.#mirrored) {
      this.#mirroredSeq = sessionSeq;
      return;
    }
    const outcome = await this.stream.submit({
      id: `sync.${sessionSeq}`,
      actor: "session",
      at,
      command: { type: "sync", digest, sessionSeq },
      // What was due by a clock that has been moved is due no longer.
      beforeDeadlines: JSON.stringify(digest.clock) !== JSON.stringify(this.stream.state.clock),
    });
    if (!outcome.ok) return;
    this.#mirrored = wanted;
    this.#mirroredSeq = sessionSeq;
  }

  /** Tells the session how far this team is, when that has changed. */
  async report(session: Pick<SessionStream, "submit">): Promise<void> {
    const { head, at } = this.stream;
    if (head === this.#reportedSeq) return;
    const summary = teamSummary(this.stream.state);
    // Calls for help are read from the summary row by who looks for them.
    const telling = JSON.stringify({ ...summary, help: [] });
    if (telling !== this.#reported)
      await session.submit({
        ...{ id: `arrive.${this.id}.${head}`, actor: "team", at },
        command: { type: "arrive", team: this.id, summary, head },
      });
    this.#reported = telling;
    this.#reportedSeq = head;
  }
}
