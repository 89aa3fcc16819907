/** A deep look at a compiled pack, for its author: what is wrong, and the numbers that say it is right. */
import type { Pack } from "../pack/schema.ts";
import { checkFlags } from "./flags.ts";
import { checkPuzzles, type Proof } from "./puzzles.ts";
import { checkTexts, readability } from "./texts.ts";
import { type ActTimes, checkTimes, timesOf } from "./times.ts";
import { type Walk, walk } from "./walk.ts";

export interface PackReport {
  /** One line each; empty when all is well. */
  problems: string[];
  walk: Walk;
  times: ActTimes[];
  proofs: Proof[];
  /** LIX. */
  readability: number;
}

/** Takes seconds for a large pack: it walks every way and tries every answer of every puzzle. */
export function checkPack(pack: Pack): PackReport {
  const way = walk(pack);
  const { problems, proofs } = checkPuzzles(pack);
  return {
    problems: [
      ...checkWalk(pack, way),
      ...checkTimes(pack),
      ...problems,
      ...checkFlags(pack),
      ...checkTexts(pack),
    ],
    walk: way,
    times: timesOf(pack),
    proofs,
    readability: readability(pack),
  };
}

function checkWalk(pack: Pack, way: Walk): string[] {
  return [
    ...Object.entries(pack.scenes).flatMap(([id, scene]) => {
      if (!way.scenes.has(id)) return [`scenes.${id}: no way leads there`];
      if (scene.kind !== "decision") return [];
      const dead = scene.options.filter((option) => !way.options.has(`${id} ${option.id}`));
      return dead.map((option) => `scenes.${id}.${option.id}: is never offered`);
    }),
    ...pack.endings.flatMap(({ id }) => (way.endings.has(id) ? [] : [`endings.${id}: no way leads there`])),
  ];
}
