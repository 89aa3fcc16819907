import type { Pack, Scene } from "../pack/schema.ts";

/**
 * The acts, by their index, in which a scene shows what follows from the log of the team; -1 when the pack has no such
 * scene. The state does not have the log, so the tape and the awards are commands of the authority, which reads it.
 */
export function actsFromLog(pack: Pack): { tape: number; awards: number } {
  const actOf = (fits: (scene: Scene) => boolean) => {
    const scene = Object.values(pack.scenes).find(fits);
    return pack.acts.findIndex(({ id }) => id === scene?.act);
  };
  return {
    tape: actOf((scene) => scene.kind === "reflection" && scene.tape === true),
    awards: actOf(({ kind }) => kind === "scorecard"),
  };
}
