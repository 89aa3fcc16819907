/** Films that are cut for a team: which shots, how long. */
import { type Facts, isMet } from "./condition.ts";
import type { Pack, Scene, SceneOf } from "./schema.ts";

type Film = SceneOf<"film">;
type Cut = NonNullable<Film["cut"]>;
type CutLine = Extract<Cut[number], { shot: string }>;
type Shot = NonNullable<Pack["shots"]>[string];

/** Every line of a cut, those of `first` too. */
export function cutLines(cut: Cut): CutLine[] {
  return cut.flatMap((line) => ("first" in line ? line.first : [line]));
}

/** [F2] The lines of a cut that fit a team, in order. */
function linesOfTeam(cut: Cut, facts: Facts): CutLine[] {
  return cut.flatMap((line) => {
    if (!("first" in line)) return isMet(line.when, facts) ? [line] : [];
    const fits = line.first.find(({ when }) => isMet(when, facts));
    return fits ? [fits] : [];
  });
}

/** [F2] The shots of a team's film, with its own captions. */
export function shotsOfTeam(pack: Pick<Pack, "shots">, cut: Cut, facts: Facts): (Shot & { id: string })[] {
  return linesOfTeam(cut, facts).flatMap(({ shot: id, caption }) => {
    const shot = pack.shots?.[id];
    return shot ? [{ ...shot, id, ...(caption !== undefined && { caption }) }] : [];
  });
}

/** [F2] The scene with the time of this team's film, where it has a cut. */
export function timedFor<S extends Scene>(pack: Pack, scene: S, facts: Facts): S {
  if (scene.kind !== "film" || !scene.cut) return scene;
  const seconds = shotsOfTeam(pack, scene.cut, facts).reduce((sum, shot) => sum + shot.seconds, 0);
  return { ...scene, time: { min: seconds, target: seconds, max: seconds } };
}
