import type { TeamCommand, TeamEvent, TeamState } from "@lantern/engine";
import { type Pack, type SessionState, sessionDigest, teamSummary } from "@lantern/engine";
import type { LivePorts } from "./live-ports.ts";
import { teamRules } from "./rules.ts";
import { LiveStream } from "./stream.ts";
import { type StreamId, teamStream } from "./streams.ts";

export type TeamStream = LiveStream<TeamState, TeamEvent, TeamCommand>;

/** One team's stream and its traffic with the stream of its session. */
export class TeamLine {
  readonly id: string;
  readonly stream: TeamStream;
  /** What was last mirrored and reported, so that nothing is asked twice in vain. */
  #mirrored = "";
  #reported = "";

  constructor(session: StreamId, id: string, pack: Pack, ports: LivePorts, moved: (own: boolean) => void) {
    this.id = id;
    this.stream = new LiveStream(teamStream(session, id), teamRules(pack), ports, (_events, own) =>
      moved(own),
    );
  }

  /** Brings the team to the session's clock, act and roster. */
  async mirror(session: SessionState, sessionSeq: number): Promise<void> {
    const digest = sessionDigest(session, this.id);
    const wanted = JSON.stringify(digest);
    if (wanted === this.#mirrored) return;
    const outcome = await this.stream.submit({
      id: `sync.${sessionSeq}`,
      actor: "session",
      command: { type: "sync", digest, sessionSeq },
      // What was due by a clock that has been moved is due no longer.
      beforeDeadlines: JSON.stringify(digest.clock) !== JSON.stringify(this.stream.state.clock),
    });
    if (outcome.ok) this.#mirrored = wanted;
  }

  /** Tells the session how far this team is, when that has changed. */
  async report(session: { arrive: (summary: ReturnType<typeof teamSummary>, id: string) => Promise<void> }) {
    const summary = teamSummary(this.stream.state);
    // Calls for help are read from the summary row by who looks for them.
    const telling = JSON.stringify({ ...summary, help: [] });
    if (telling === this.#reported) return;
    await session.arrive(summary, `arrive.${this.id}.${this.stream.head}`);
    this.#reported = telling;
  }
}
