/** Checks a compiled pack thoroughly, for its author. */
import type { Pack } from "../pack/schema.ts";
import { unusedCameos } from "./cameos.ts";
import { namesIn } from "./names.ts";
import { checkPuzzles, type PuzzleProof } from "./puzzles.ts";
import { checkRounds } from "./rounds.ts";
import { checkTexts, readability } from "./texts.ts";
import { type ActTimes, checkTimes, timesOf } from "./times.ts";
import { type Walk, walk } from "./walk.ts";

export interface PackReport {
  /** One text for each problem. */
  problems: string[];
  walk: Walk;
  times: ActTimes[];
  proofs: PuzzleProof[];
  /** LIX. */
  readability: number;
}

/** Takes seconds for a large pack, because it follows every path and tries every solution of every puzzle. */
export function checkPack(pack: Pack): PackReport {
  const walked = walk(pack);
  const { problems, proofs } = checkPuzzles(pack);
  return {
    problems: [
      ...checkWalk(pack, walked),
      ...checkTimes(pack),
      ...checkCuts(pack, walked),
      ...problems,
      ...checkFlags(pack),
      ...unusedCameos(pack),
      ...checkTexts(pack),
      ...checkRounds(pack),
    ],
    walk: walked,
    times: timesOf(pack),
    proofs,
    readability: readability(pack),
  };
}

function checkWalk(pack: Pack, walked: Walk): string[] {
  return [
    ...Object.entries(pack.scenes).flatMap(([id, scene]) => {
      if (!walked.scenes.has(id)) return [`scenes.${id}: no way leads there`];
      if (scene.kind !== "decision") return [];
      const dead = scene.options.filter((option) => !walked.options.has(`${id} ${option.id}`));
      return dead.map((option) => `scenes.${id}.${option.id}: is never offered`);
    }),
    ...pack.endings.flatMap(({ id }) =>
      walked.endings.has(id) ? [] : [`endings.${id}: no way leads there`],
    ),
  ];
}

/** [F2] Shots that no cut uses or no path reaches, and cuts whose length on some path is not in the scene's time. */
export function checkCuts(pack: Pack, { cuts }: Pick<Walk, "cuts">): string[] {
  const reached = new Set(
    [...cuts.values()].flatMap((films) => [...films.keys()].flatMap((cut) => cut.split(" "))),
  );
  return [
    ...Object.keys(pack.shots ?? {}).flatMap((id) =>
      reached.has(id) ? [] : [`shots.${id}: no film shows it`],
    ),
    ...[...cuts].flatMap(([id, films]) => {
      const { min, max } = pack.scenes[id]?.time ?? { min: 0, max: 0 };
      const [least, most] = [Math.min(...films.values()), Math.max(...films.values())];
      return least === min && most === max
        ? []
        : [`scenes.${id}: its cuts take ${least} to ${most} seconds, not ${min} to ${max}`];
    }),
  ];
}

/** Flags that are never set or never read. */
export function checkFlags(pack: Pack): string[] {
  const { reads, writes } = namesIn(pack);
  return [
    ...pack.flags.filter((flag) => !writes.has(flag)).map((flag) => `flags.${flag}: nothing sets it`),
    ...pack.flags.filter((flag) => !reads.has(flag)).map((flag) => `flags.${flag}: nothing asks for it`),
  ];
}

export { alikeRounds } from "./rounds.ts";
export { rowsOf } from "./texts.ts";
