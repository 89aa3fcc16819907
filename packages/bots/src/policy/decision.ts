import { afterPart, habit, pick, type SceneOfKind, type Senses, type Thought } from "./thought.ts";

/** Votes in silence, listens, perhaps moves to where most are, and locks. */
export function decide(senses: Senses, scene: SceneOfKind<"decision">): Thought | null {
  const { room, mine, persona, random } = senses;
  if (scene.phase === "locked") return null;
  if (mine.vote === null) {
    // A leaning of their own, so that the same person does not vote at random.
    const leaning =
      scene.options[Math.floor(habit(`${room.team.id} ${mine.seat} ${scene.id}`) * scene.options.length)];
    const option = random() < 0.8 ? leaning : pick(scene.options, random);
    return option ? afterPart(senses, 0.06, 0.2, { type: "vote", option: option.id }) : null;
  }
  if (scene.phase === "silent" || mine.locked) return null;
  const leading = leadingOption(scene.votes ?? {});
  const drawn = scene.rule === "consensus" ? persona.openness + 0.3 : persona.openness;
  if (leading !== null && leading !== mine.vote && random() < drawn) {
    return afterPart(senses, 0.08, 0.2, { type: "vote", option: leading });
  }
  return afterPart(senses, 0.1, 0.3, { type: "lock" });
}

/** What more people chose than anything else. */
function leadingOption(votes: Readonly<Record<string, readonly string[]>>): string | null {
  const ranked = Object.entries(votes).sort(([, a], [, b]) => b.length - a.length);
  const [first, second] = ranked;
  return first && first[1].length > (second?.[1].length ?? 0) ? first[0] : null;
}
