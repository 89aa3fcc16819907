import { afterShare, habit, type Perception, type SceneOfKind, type Thought } from "./thought.ts";

/** Votes silently, listens, may change to the leading option, and locks. */
export function decide(perception: Perception, scene: SceneOfKind<"decision">): Thought | null {
  const { privateView, persona, random } = perception;
  if (scene.phase === "locked") return null;
  if (privateView.vote === null) {
    const option =
      scene.options[Math.floor(habit(perception, scene.id, privateView.seat) * scene.options.length)];
    return option ? afterShare(perception, 0.08, 0.25, { type: "vote", option: option.id }) : null;
  }
  if (scene.phase === "silent" || privateView.locked) return null;
  const drawn = scene.rule === "consensus" ? persona.openness + 0.3 : persona.openness;
  const other = wherePeopleGo(scene.votes ?? {}, privateView.vote);
  if (other !== undefined && random() < drawn) {
    return afterShare(perception, 0.08, 0.2, { type: "vote", option: other });
  }
  return afterShare(perception, 0.12, 0.35, { type: "lock" });
}

/** The most frequent choice of the others, if they chose another one. */
function wherePeopleGo(votes: Readonly<Record<string, readonly string[]>>, own: string): string | undefined {
  const size = (option: string) => votes[option]?.length ?? 0;
  const others = Object.keys(votes).filter((option) => option !== own && size(option) >= size(own));
  return others.sort((a, b) => size(b) - size(a))[0];
}
