import { afterShare, type Perception, pick, type SceneOfKind, type Thought } from "./thought.ts";

/** Places own tokens where most are missing, a few at a time, and sometimes moves one to another need. */
export function allocate(perception: Perception, scene: SceneOfKind<"allocation">): Thought | null {
  const { privateView, persona, random } = perception;
  if (scene.confirmed.includes(privateView.seat)) return null;
  const own = (need: string) => scene.placed[need]?.[privateView.seat] ?? 0;
  const open = scene.needs.filter((need) => missing(need) > 0);
  if (privateView.tokens > 0) {
    const need = random() < 0.7 ? mostWanted(open) : pick(open.length > 0 ? open : scene.needs, random);
    const target = need ?? scene.needs[0];
    if (!target) return null;
    const few = Math.min(privateView.tokens, 1 + Math.floor(random() * 2));
    return afterShare(perception, 0.02, 0.07, {
      type: "place",
      need: target.id,
      count: own(target.id) + few,
    });
  }
  const full = scene.needs.find((need) => missing(need) < 0 && own(need.id) > 0);
  if (full && open.length > 0 && random() < persona.openness) {
    return afterShare(perception, 0.02, 0.07, { type: "place", need: full.id, count: own(full.id) - 1 });
  }
  return afterShare(perception, 0.04, 0.15, { type: "confirm" });
}

type Need = SceneOfKind<"allocation">["needs"][number];

/** What people guess where only cards say it. */
const GUESS = 3;

function missing({ wants, placed }: Need): number {
  return (wants ?? GUESS) - placed;
}

function mostWanted(needs: readonly Need[]): Need | undefined {
  return needs.reduce<Need | undefined>(
    (most, need) => (!most || missing(need) > missing(most) ? need : most),
    undefined,
  );
}
