import type { Pack, Scene } from "@lantern/engine";

/** Is at the end of every text that not everybody may read. Nothing else contains this character. */
export const mark = (name: string): string => ` §${name}§`;

const MARKS = /§([^§]+)§/g;

/** Names of all marks in the bytes of a frame, or in any other JSON. */
export function marksIn(text: string): string[] {
  if (!text.includes("§")) return [];
  return [...text.matchAll(MARKS)].map(([, name]) => name ?? "");
}

interface Markable {
  text: string;
}

/**
 * The same story with a mark in each of its texts:
 * - `card.<set>.<packet>`: a private card or a clue of a puzzle
 * - `scene.<scene>`: what everybody reads who comes to this scene
 * - `line.<number>`: a line, a hint or an outcome on only one path through the story
 * - `option.<scene>`: an option of a decision
 * - `act.<index>`: the story so far, for people who join this act late
 * - `ending.<id>`: the title of an ending
 */
export function marked(pack: Pack): Pack {
  const own = structuredClone(pack);
  let lines = 0;
  const number = (all: Markable[]) => {
    for (const line of all) line.text += mark(`line.${++lines}`);
  };
  for (const [set, cards] of Object.entries(own.cards))
    for (const [at, card] of cards.entries()) card.text += mark(`card.${set}.${at + 1}`);
  for (const [at, act] of own.acts.entries()) if (act.so_far !== "") act.so_far += mark(`act.${at}`);
  for (const ending of own.endings) ending.title += mark(`ending.${ending.id}`);
  for (const [id, scene] of Object.entries(own.scenes)) {
    number(scene.lines);
    markScene(id, scene, number);
    if (scene.kind === "puzzle") scene.hints = scene.hints.map((hint) => `${hint}${mark(`line.${++lines}`)}`);
  }
  return own;
}

function markScene(id: string, scene: Scene, number: (lines: Markable[]) => void): void {
  switch (scene.kind) {
    case "film":
      for (const frame of scene.frames) frame.caption += mark(`scene.${id}`);
      break;
    case "decision":
      scene.question += mark(`scene.${id}`);
      for (const option of scene.options) {
        option.text += mark(`option.${id}`);
        number(option.lines);
      }
      break;
    case "puzzle":
      scene.question += mark(`scene.${id}`);
      number([...scene.solved.lines, ...scene.failed.lines]);
      for (const [at, packet] of scene.puzzle.packets.entries()) packet.text += mark(`card.${id}.${at + 1}`);
      break;
    case "allocation":
      scene.question += mark(`scene.${id}`);
      for (const rule of scene.rules) number(rule.lines);
      break;
    case "reveal":
      number([...scene.if_differ, ...scene.if_same, ...scene.if_one_team]);
      break;
  }
}
