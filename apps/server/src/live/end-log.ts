import { endOfLog, endStateOf, type MomentKind, momentKindsOf, type TeamId } from "@lantern/engine";
import { analysisOf } from "./analysis.ts";
import { attendanceOf } from "./played.ts";
import type { LivePorts } from "./ports.ts";
import type { LiveSession } from "./session.ts";

/**
 * [E12] Ends the log of a session that is over: one row with its end state replaces its rows. What scorecards need of the
 * log besides is stored before.
 *
 * @returns false for a session that is not over, or whose log has ended
 */
export async function endLog(ports: LivePorts, session: LiveSession): Promise<boolean> {
  const { log } = ports;
  await session.current();
  const { state, run, authority } = session;
  const [first] = await log.read(run, 0, 1);
  const [opened] = first?.events ?? [];
  if (state.session.phase !== "ended" || opened?.type !== "sessionCreated") return false;
  const last = await log.read(run, authority.latestSeq - 1);
  const [end] = last;
  // Its earlier rows have come back out of a backup.
  if (end && endOfLog(last)) {
    await log.end(run, end);
    return true;
  }
  const moments: Record<TeamId, MomentKind[]> = {};
  for (const team of Object.keys(state.teams)) {
    await analysisOf(ports, session, team);
    moments[team] = momentKindsOf(await log.readTeam(run, team), team);
  }
  const { packHash } = opened;
  const event = {
    type: "logEnded" as const,
    packHash,
    state: endStateOf(state),
    moments,
    attendance: attendanceOf(session),
  };
  await log.end(run, {
    seq: authority.latestSeq,
    team: null,
    commandId: "log.ended",
    actor: "company",
    at: authority.at,
    events: [event],
  });
  return true;
}
