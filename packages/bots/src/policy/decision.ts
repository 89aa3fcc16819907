import { afterShare, habit, type Perception, type SceneOfKind, type Thought } from "./thought.ts";

/** Share of the decisions in which one person argues well: the others follow them rather than most of the team. */
const ARGUED_WELL = 0.2;
/** How much that adds to the chance that a listener changes their vote. */
const PERSUASION = 0.35;

/** Votes silently, listens, may change to the leading option or to a good argument, and locks. */
export function decide(perception: Perception, scene: SceneOfKind<"decision">): Thought | null {
  const { privateView, persona, random } = perception;
  if (scene.phase === "locked") return null;
  if (privateView.vote === null) {
    const option =
      scene.options[Math.floor(habit(perception, scene.id, privateView.seat) * scene.options.length)];
    return option ? afterShare(perception, 0.08, 0.25, { type: "vote", option: option.id }) : null;
  }
  if (scene.phase === "silent" || privateView.locked) return null;
  const argued = goodArgument(perception, scene);
  const drawn =
    persona.openness + (scene.rule === "consensus" ? 0.3 : 0) + (argued === undefined ? 0 : PERSUASION);
  const other = argued ?? wherePeopleGo(scene.votes ?? {}, privateView.vote);
  if (other !== undefined && other !== privateView.vote && random() < drawn) {
    return afterShare(perception, 0.08, 0.2, { type: "vote", option: other });
  }
  return afterShare(perception, 0.12, 0.35, { type: "lock" });
}

/** The option of the person who argues well in this decision; undefined in most decisions. */
function goodArgument(perception: Perception, scene: SceneOfKind<"decision">): string | undefined {
  if (habit(perception, `${scene.id} argument`) >= ARGUED_WELL) return undefined;
  const { voted, votes } = scene;
  const strength = (seat: string) => habit(perception, `${scene.id} argument`, seat);
  const [speaker] = [...voted].sort((a, b) => strength(b) - strength(a));
  return Object.keys(votes ?? {}).find((option) => speaker && votes?.[option]?.includes(speaker));
}

/** The most frequent choice of the others, if they chose another one. */
function wherePeopleGo(votes: Readonly<Record<string, readonly string[]>>, own: string): string | undefined {
  const size = (option: string) => votes[option]?.length ?? 0;
  const others = Object.keys(votes).filter((option) => option !== own && size(option) >= size(own));
  return others.sort((a, b) => size(b) - size(a))[0];
}
