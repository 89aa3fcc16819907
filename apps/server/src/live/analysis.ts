import { type Analysis, analyze, endOfLog, type Pack, type TeamId } from "@lantern/engine";
import type { LiveSessionInfo } from "../core/ports/live-sessions.ts";
import type { SessionAuthority } from "./authority.ts";
import type { LivePorts } from "./ports.ts";
import type { Run } from "./storage/log.ts";

/** What an analysis needs of a session. */
export interface Analyzed {
  readonly run: Run;
  readonly pack: Pack;
  readonly info: LiveSessionInfo;
}

/**
 * The analysis of a team after the end, with the awards that it was given. When it is first made, it is stored, and the
 * speaking seconds that it used are deleted.
 */
export async function analysisOf(
  ports: LivePorts,
  session: Analyzed & Pick<SessionAuthority, "state">,
  team: TeamId,
): Promise<Analysis> {
  const { voice } = ports;
  const { run, state } = session;
  const stored = await voice.analysis(run, team);
  if (stored) return stored;
  const now = await analysisNow(ports, session, team);
  const made = { ...now, awards: state.teams[team]?.awards ?? now.awards };
  await voice.fold(run, team, made);
  return made;
}

/** The analysis of a team's log so far, without anything about single people if their company measures none. */
export async function analysisNow(
  { voice, log }: LivePorts,
  { run, pack, info }: Analyzed,
  team: TeamId,
): Promise<Analysis> {
  const rows = await log.readTeam(run, team);
  if (endOfLog(rows))
    throw new Error(
      `the log of session ${run.sessionId} has ended, and the analysis of ${team} is not stored`,
    );
  const analysis = analyze(pack, rows, team, await voice.seconds(run, team));
  return info.personMeasures ? analysis : ofTeamOnly(analysis);
}

/** The analysis without anything about single people. */
function ofTeamOnly({ measures, spirit, awards }: Analysis): Analysis {
  return {
    measures: measures.map((measure) => ({ ...measure, shares: {} })),
    spirit,
    awards: { team: awards.team, personal: {} },
  };
}
