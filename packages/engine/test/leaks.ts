/** Finds data that a view must not contain: other people's clues, unread branches, answers, silent votes. */

import { type Pack, privateView, type Scene, type State, type TeamId, viewOf } from "../src/index.ts";
import { hand } from "../src/play/hands.ts";
import { membersOf } from "../src/play/people.ts";
import type { DecisionData } from "../src/scenes/decision.ts";
import type { PuzzleData } from "../src/scenes/puzzle.ts";

/** Texts of all private cards, by card id. */
function clues(pack: Pack): Map<string, string> {
  const result = new Map<string, string>();
  for (const [set, cards] of Object.entries(pack.cards)) {
    cards.forEach(({ text }, index) => {
      result.set(`${set}.${index + 1}`, text);
    });
  }
  for (const [id, scene] of Object.entries(pack.scenes)) {
    if (scene.kind !== "puzzle") continue;
    scene.puzzle.packets.forEach(({ text }, index) => {
      result.set(`${id}.${index + 1}`, text);
    });
  }
  return result;
}

/** Texts of a scene that are hidden before it was played. */
function insides(scene: Scene): string[] {
  const spoken = scene.lines.map((line) => line.text);
  if (scene.kind === "film") return [...spoken, ...scene.frames.map((frame) => frame.caption)];
  if (scene.kind === "puzzle")
    return [...spoken, ...scene.hints, ...scene.solved.lines.map((line) => line.text)];
  if (scene.kind === "decision") return [...spoken, ...scene.options.map((option) => option.text)];
  return spoken;
}

/** One line for each leak in the views of this team. */
export function leaksOf(pack: Pack, state: State, id: TeamId): string[] {
  const s = state.teams[id];
  if (!s) return [`there is no team ${id}`];
  const now = { ...state, team: s };
  const result: string[] = [];
  const view = viewOf(pack, state, id);
  const teamJson = JSON.stringify(view);
  for (const [card, text] of clues(pack)) if (teamJson.includes(text)) result.push(`the room reads ${card}`);
  for (const [sceneId, scene] of Object.entries(pack.scenes)) {
    if (s.path.includes(sceneId)) continue;
    // A reveal shows every team's options, also to teams whose scene was cut.
    if (s.scene?.kind === "reveal") continue;
    for (const text of insides(scene)) {
      if (!text.includes("{") && teamJson.includes(JSON.stringify(text).slice(1, -1)))
        result.push(`the room reads ${sceneId}`);
    }
  }
  const { scene } = s;
  if (scene?.kind === "puzzle") {
    const used = (scene.data as PuzzleData).hints;
    const def = pack.scenes[scene.id];
    const hints =
      def?.kind === "puzzle"
        ? def.hints.filter((hint, at) => !used.includes(at) && !used.includes(hint))
        : [];
    if (hints.some((hint) => teamJson.includes(hint))) result.push(`the room reads a hint of ${scene.id}`);
    if (/"goal":\d|"(goals|solution|wiring)"/.test(teamJson))
      result.push(`the room knows an answer of ${scene.id}`);
  }
  if (scene?.kind === "decision" && scene.step === "active") {
    const data = scene.data as DecisionData;
    const visible = view.stage === "play" && view.scene.kind === "decision" ? view.scene.votes : null;
    if (data.phase === "silent" && visible !== null) result.push("the room sees silent votes");
    const def = pack.scenes[scene.id];
    const ahead = def?.kind === "decision" ? def.options.flatMap((option) => option.lines) : [];
    if (ahead.some(({ text }) => teamJson.includes(text)))
      result.push(`the room reads what comes of ${scene.id}`);
  }
  for (const seat of membersOf(now)) {
    const mine = privateView(pack, state, seat);
    const own = JSON.stringify(mine);
    for (const [card, text] of clues(pack)) {
      const dot = card.lastIndexOf(".");
      const isOwn = hand(now, card.slice(0, dot), seat).includes(Number(card.slice(dot + 1)));
      if (own.includes(text) && !isOwn) result.push(`${seat} reads ${card}`);
    }
    if (
      mine &&
      scene?.kind === "decision" &&
      mine.vote !== ((scene.data as DecisionData).votes[seat] ?? null)
    ) {
      result.push(`${seat} sees another's vote`);
    }
  }
  return result;
}
