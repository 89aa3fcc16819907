import type { CallState } from "./call-state.ts";
import type { LocalState } from "./local-media.ts";

/** Possible problems. The texts have a sentence for each. */
export type Finding =
  | "mic-denied"
  | "mic-missing"
  | "mic-busy"
  | "mic-unsupported"
  | "mic-muted"
  | "cam-denied"
  | "cam-missing"
  | "cam-busy"
  | "cam-unsupported"
  | "film-muted"
  | "mates-lost"
  | "weak-line";

/** Checks the devices and connections, and lists what can keep somebody from hearing or seeing others. */
export function diagnose(own: LocalState, call: CallState): Finding[] {
  const findings: Finding[] = [];
  if (own.mutedForFilm) findings.push("film-muted");
  if (own.problem.mic) findings.push(`mic-${own.problem.mic}`);
  else if (!own.choice.micOn) findings.push("mic-muted");
  if (own.problem.cam && own.choice.camOn) findings.push(`cam-${own.problem.cam}`);
  if (Object.values(call.peers).some(({ state }) => state !== "connected")) findings.push("mates-lost");
  if (call.audioOnly) findings.push("weak-line");
  return findings;
}
