import { entriesOf, longestPath, successors } from "../pack/graph.ts";
import type { Act, Pack } from "../pack/schema.ts";

const MAX_SECONDS = 3600;

export interface ActTimes {
  act: string;
  /** Seconds of the longest path. */
  min: number;
  target: number;
  /** Target with every optional scene as well. */
  withOptional: number;
  seconds: number;
}

/** Times of every act on its longest path. */
export function timesOf(pack: Pack): ActTimes[] {
  return pack.acts.map((act) => {
    const paths = entriesOf(pack, act).map((id) => longestPath(pack, id));
    return {
      act: act.id,
      min: Math.max(0, ...paths.map(({ min }) => min)),
      target: Math.max(0, ...paths.map(({ target }) => target)),
      withOptional: Math.max(0, ...entriesOf(pack, act).map((id) => whole(pack, id))),
      seconds: act.seconds,
    };
  });
}

/** Acts that are longer than allowed, and films that do not last as long as their pictures. */
export function checkTimes(pack: Pack): string[] {
  const total = pack.acts.reduce((sum, act: Act) => sum + act.seconds, 0);
  return [
    ...(total > MAX_SECONDS ? [`acts: ${total} seconds are more than an hour`] : []),
    ...timesOf(pack).flatMap(({ act, target, seconds }) =>
      target > seconds ? [`acts.${act}: its targets need ${target} of ${seconds} seconds`] : [],
    ),
    ...Object.entries(pack.scenes).flatMap(([id, scene]) => {
      if (scene.kind !== "film" || scene.cut) return [];
      const visible = scene.frames.reduce((sum, frame) => sum + frame.seconds, 0);
      return visible === scene.time.target
        ? []
        : [`scenes.${id}: ${visible} seconds of film in ${scene.time.target}`];
    }),
  ];
}

function whole(pack: Pack, id: string): number {
  const scene = pack.scenes[id];
  if (!scene) return 0;
  return scene.time.target + Math.max(0, ...successors(pack, scene).map((next) => whole(pack, next)));
}
