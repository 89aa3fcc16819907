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

/**
 * [F2] The shots of a team's film, with their captions for this team. [F3] `name` is what its address calls a shot: its
 * id, with the number of its caption if that has a condition.
 */
export function shotsOfTeam(
  pack: Pick<Pack, "shots">,
  cut: Cut,
  facts: Facts,
): (Shot & { id: string; name: string })[] {
  return linesOfTeam(cut, facts).flatMap(({ shot: id, caption }) => {
    const shot = pack.shots?.[id];
    if (!shot) return [];
    if (caption !== undefined) return [{ ...shot, id, name: id, caption }];
    const at = shot.caption_when?.findIndex(({ when }) => isMet(when, facts)) ?? -1;
    const variant = shot.caption_when?.[at];
    return [{ ...shot, id, name: variant ? `${id}~${at + 1}` : id, caption: variant?.text ?? shot.caption }];
  });
}

/** [F3] The shot and the caption that a line of a cut has under a name; null if the name is not one of its own. */
export function shotNamed(
  pack: Pick<Pack, "shots">,
  line: CutLine,
  name: string,
): (Shot & { id: string }) | null {
  const shot = pack.shots?.[line.shot];
  if (!shot) return null;
  if (name === line.shot) return { ...shot, id: line.shot, caption: line.caption ?? shot.caption };
  if (line.caption !== undefined) return null;
  const variant = shot.caption_when?.find((_, at) => name === `${line.shot}~${at + 1}`);
  return variant ? { ...shot, id: line.shot, caption: variant.text } : null;
}

/** [F2] The scene with the time of this team's film, where it has a cut. */
export function timedFor<S extends Scene>(pack: Pack, scene: S, facts: Facts): S {
  if (scene.kind !== "film" || !scene.cut) return scene;
  const seconds = shotsOfTeam(pack, scene.cut, facts).reduce((sum, shot) => sum + shot.seconds, 0);
  return { ...scene, time: { min: seconds, target: seconds, max: seconds } };
}
