import type { Pack } from "../pack/schema.ts";
import { KUDOS_EACH } from "../play/points.ts";
import type { TeamHistory } from "./history.ts";

/** Weights of kudos and shared reflections, of 100, in packs that give points for kudos. */
const KUDOS_POINTS = 60;
const REFLECTION_POINTS = 40;

export interface Spirit {
  points: number;
  kudos: number;
  reflections: number;
}

/**
 * [Q5] 0-100: the share of requested reflections that were answered. Where kudos still give points, so does the share of
 * possible ones that were given; one person alone cannot give any, so only reflections count then.
 */
export function spiritOf({ no_bonus }: Pick<Pack, "no_bonus">, ledger: TeamHistory): Spirit {
  const scenes = (kind: string) => ledger.scenes.filter((scene) => scene.kind === kind);
  const possibleKudos = scenes("kudos").reduce(
    (sum, { present }) => sum + (present.length > 1 ? present.length * KUDOS_EACH : 0),
    0,
  );
  const possibleReflections = scenes("reflection").reduce((sum, { present }) => sum + present.length, 0);
  const kudos = ledger.kudos.length;
  const answered = new Set(ledger.reflections.map(({ scene, seat }) => `${scene} ${seat}`)).size;
  const share = (part: number, whole: number) => Math.min(1, whole === 0 ? 0 : part / whole);
  const parts = [
    { of: no_bonus ? 0 : possibleKudos, weight: KUDOS_POINTS, share: share(kudos, possibleKudos) },
    { of: possibleReflections, weight: REFLECTION_POINTS, share: share(answered, possibleReflections) },
  ].filter(({ of }) => of > 0);
  const weight = parts.reduce((sum, part) => sum + part.weight, 0);
  const points = parts.reduce((sum, part) => sum + part.weight * part.share, 0);
  return { points: weight === 0 ? 0 : Math.round((100 * points) / weight), kudos, reflections: answered };
}
