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
/** The share of a scene's time below which a team without progress is stuck. */
const late = 0.4;

/** The delays of a running session at that time of the server. */
export function delaysOf({ clock, teams }: HostSessionView, now: number): Delay[] {
  return clock.phase === "running" ? teams.flatMap((team) => delayOf(team, now) ?? []) : [];
}

function delayOf({ id, scene, people, waiting }: HostTeamView, now: number): Delay | null {
  if (!scene || waiting || scene.step !== "active" || !scenes.has(scene.kind)) return null;
  if (shareLeft(scene.timer, now) > late) return null;
  const playing = people.filter(({ presence, observer }) => presence === "here" && !observer);
  const missing = playing.filter(({ done }) => !done);
  const about = { team: id, text: scene.title };
  if (playing.length > 0 && missing.length === playing.length)
    return { kind: "stuck", ...about, key: `stuck ${id} ${scene.id}` };
  const [last] = missing;
  if (missing.length === 1 && last && scene.kind !== "puzzle")
    return { kind: "silent", ...about, seat: last.seat, key: `silent ${id} ${scene.id}` };
  return null;
}
