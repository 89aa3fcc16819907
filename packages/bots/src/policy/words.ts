/** Reflection, kudos and the commitment: short words from a small set. */
import { PHRASES } from "./phrases.ts";
import { after, afterPart, pick, type SceneOfKind, type Senses, type Thought } from "./thought.ts";

export function reflect(senses: Senses, scene: SceneOfKind<"reflection">): Thought | null {
  const { mine, random } = senses;
  if (scene.answers !== null) return ready(senses, scene.ready, 6, 15);
  if (scene.answered.includes(mine.seat)) return null;
  const text = (pick(PHRASES.reflection, random) ?? "").slice(0, scene.maxLength);
  return afterPart(senses, 0.12, 0.4, { type: "reflect", text });
}

export function thank(senses: Senses, scene: SceneOfKind<"kudos">): Thought | null {
  const { room, mine, persona, random, active } = senses;
  const mates = room.people.filter(
    ({ seat, presence }) => seat !== mine.seat && presence !== "away" && (active?.has(seat) ?? true),
  );
  const [to, card] = [pick(mates, random), pick(scene.cards, random)];
  if (to && card && mine.kudosLeft > 0 && mine.kudos.length < persona.kudos) {
    const text = random() < 0.6 ? (pick(PHRASES.kudos, random) ?? null) : null;
    return afterPart(senses, 0.05, 0.16, { type: "kudos", to: to.seat, card: card.id, text });
  }
  return ready(senses, scene.ready, 5, 20);
}

export function commit(senses: Senses, scene: SceneOfKind<"commitment">): Thought | null {
  const { room, mine, random } = senses;
  if (scene.locked) return null;
  const captain = room.people.find((person) => person.captain && person.presence !== "away")?.seat;
  if (captain !== mine.seat) return null;
  if (scene.textId !== null)
    return afterPart(senses, 0.1, 0.2, { type: "lock_commitment", textId: scene.textId });
  return afterPart(senses, 0.15, 0.4, { type: "commit", text: pick(PHRASES.commitment, random) ?? "" });
}

/** Ready, if not already. */
export function ready(senses: Senses, already: readonly string[], low: number, high: number): Thought | null {
  return already.includes(senses.mine.seat) ? null : after(senses, low, high, { type: "ready" });
}
