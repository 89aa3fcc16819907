/** Reflection, kudos and the commitment: short texts from a small set. */
import { PHRASES } from "./phrases.ts";
import { after, afterShare, type Perception, pick, type SceneOfKind, type Thought } from "./thought.ts";

export function reflect(perception: Perception, scene: SceneOfKind<"reflection">): Thought | null {
  const { privateView, random, phrases = PHRASES } = perception;
  if (scene.answers !== null) {
    const all = scene.answers.length;
    return ready(perception, scene.ready, 4 + 4 * all, 4 + 9 * all);
  }
  if (scene.answered.includes(privateView.seat)) return null;
  const text = (pick(phrases.reflection, random) ?? "").slice(0, scene.maxLength);
  return afterShare(perception, 0.12, 0.4, { type: "reflect", text });
}

export function thank(perception: Perception, scene: SceneOfKind<"kudos">): Thought | null {
  const { view, privateView, persona, random, active, phrases = PHRASES } = perception;
  const mates = view.people.filter(
    ({ seat, presence }) => seat !== privateView.seat && presence !== "away" && (active?.has(seat) ?? true),
  );
  const [to, card] = [pick(mates, random), pick(scene.cards, random)];
  if (to && card && privateView.kudosLeft > 0 && privateView.kudos.length < persona.kudos) {
    const text = random() < 0.6 ? (pick(phrases.kudos, random) ?? null) : null;
    return afterShare(perception, 0.05, 0.16, { type: "kudos", to: to.seat, card: card.id, text });
  }
  return ready(perception, scene.ready, 5, 20);
}

export function commit(perception: Perception, scene: SceneOfKind<"commitment">): Thought | null {
  const { view, privateView, random, phrases = PHRASES } = perception;
  if (scene.locked) return null;
  const captain = view.people.find((person) => person.captain && person.presence !== "away")?.seat;
  if (captain !== privateView.seat) return null;
  if (scene.textId !== null)
    return afterShare(perception, 0.15, 0.3, { type: "lock_commitment", textId: scene.textId });
  const fields = pick(phrases.commitment, random) ?? PHRASES.commitment[0];
  // The team talks first. A person may have written one in the meantime.
  return afterShare(perception, 0.25, 0.5, { type: "commit", ...fields, replaces: null });
}

/** Ready, if not already. */
export function ready(
  perception: Perception,
  already: readonly string[],
  low: number,
  high: number,
): Thought | null {
  return already.includes(perception.privateView.seat)
    ? null
    : after(perception, low, high, { type: "ready" });
}
