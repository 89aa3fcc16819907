/** Checks that what simulated teammates say and do refers to things that their scenes have. */
import type { Pack, Scene } from "../pack/schema.ts";
import type { Cue } from "../pack/teammates.ts";

/** One line for each broken reference. */
export function checkTeammates(pack: Pack): string[] {
  return (pack.teammates ?? []).flatMap(({ name, scenes }) =>
    Object.entries(scenes).flatMap(([id, cues]) => {
      const scene = pack.scenes[id];
      if (!scene) return [`teammates.${name}: no scene "${id}"`];
      return cues.flatMap((cue, at) =>
        faultsOf(pack, scene, cue).map((fault) => `teammates.${name}.${id}.${at}: ${fault}`),
      );
    }),
  );
}

function faultsOf(pack: Pack, scene: Scene, cue: Cue): string[] {
  const options = scene.kind === "decision" ? scene.options.map(({ id }) => id) : [];
  const controls =
    scene.kind === "puzzle" && scene.puzzle.kind === "switchboard" ? scene.puzzle.controls : [];
  const votes = [cue.vote, cue.choose].filter((vote) => vote !== undefined && vote !== "none");
  const cards = [...(cue.shared ?? []), ...(cue.unshared ?? []), ...(cue.share ? [cue.share] : [])];
  const positions = [
    ...Object.entries(cue.dials ?? {}).flatMap(([id, list]) => list.map((value) => ({ id, value }))),
    ...Object.entries(cue.turn ?? {}).map(([id, value]) => ({ id, value })),
  ];
  const does = [cue.text, cue.share, cue.choose, cue.lock, cue.ready, cue.turn];
  return [
    ...votes.filter((vote) => !options.includes(vote ?? "")).map((vote) => `no option "${vote}"`),
    ...cards.filter((card) => !isCard(pack, card)).map((card) => `no card "${card}"`),
    ...positions
      .filter(({ id, value }) => !controls.some((one) => one.id === id && value < one.positions))
      .map(({ id, value }) => `no position ${value} of "${id}"`),
    ...(does.every((one) => one === undefined) ? ["it does nothing"] : []),
  ];
}

/** Whether this is the id of a card: a set or a puzzle's scene, and a number from 1 to 6. */
function isCard(pack: Pack, card: string): boolean {
  const [set = "", packet = ""] = card.split(".");
  return (set in pack.cards || pack.scenes[set]?.kind === "puzzle") && /^[1-6]$/.test(packet);
}
