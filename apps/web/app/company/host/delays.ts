import type { HostSessionView } from "@lantern/contract/live";
import type { HostTeamView } from "@lantern/engine/views";
import { shareLeft } from "../../play/stage/timing.ts";

/** A team that makes no progress, or the one person for whom it waits. */
interface Delay {
  kind: "stuck" | "silent";
  team: string;
  seat?: string;
  text: string;
  /** Each delay is reported once. */
  key: string;
}

/** Scenes in which each person completes something. */
const scenes: ReadonlySet<string> = new Set(["decision", "puzzle", "allocation", "reflection", "commitment"]);
/** The share of a scene's time for which a stuck team has made no move, no attempt, and written no message. */
const quiet = 0.4;
/** The share of a scene's time that is left when a team still waits for one person. */
const late = 0.4;

/** The delays of a running session at that time of the server. */
export function delaysOf({ clock, teams }: HostSessionView, now: number): Delay[] {
  return clock.phase === "running" ? teams.flatMap((team) => delayOf(team, now) ?? []) : [];
}

function delayOf({ id, scene, people, waiting }: HostTeamView, now: number): Delay | null {
  if (!scene || waiting || scene.step !== "active" || !scenes.has(scene.kind)) return null;
  const playing = people.filter(({ presence, observer }) => presence === "here" && !observer);
  const missing = playing.filter(({ done }) => !done);
  const about = { team: id, text: scene.title };
  // Who has voted and talks needs no keys, so a team counts as stuck only while nobody is done.
  const nobodyDone = playing.length > 0 && missing.length === playing.length;
  if (nobodyDone && now - scene.quietSince >= quiet * scene.timer.totalMs)
    return { kind: "stuck", ...about, key: `stuck ${id} ${scene.id}` };
  const [last] = missing;
  const waitsForOne = missing.length === 1 && playing.length > 1 && scene.kind !== "puzzle";
  if (waitsForOne && last && shareLeft(scene.timer, now) <= late)
    return { kind: "silent", ...about, seat: last.seat, key: `silent ${id} ${scene.id}` };
  return null;
}
