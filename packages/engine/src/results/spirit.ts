import { KUDOS_EACH } from "../play/points.ts";
import type { TeamHistory } from "./history.ts";

/** Weights of kudos and shared reflections, of 100. */
const KUDOS_POINTS = 60;
const REFLECTION_POINTS = 40;

export interface Spirit {
  points: number;
  kudos: number;
  reflections: number;
}

/**
 * 0-100: the shares of possible kudos that were given and of requested reflections that were shared. One person alone
 * cannot give kudos, so only reflections count then.
 */
export function spiritOf(ledger: TeamHistory): Spirit {
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
    { of: possibleKudos, weight: KUDOS_POINTS, share: share(kudos, possibleKudos) },
    { of: possibleReflections, weight: REFLECTION_POINTS, share: share(answered, possibleReflections) },
  ].filter(({ of }) => of > 0);
  const weight = parts.reduce((sum, part) => sum + part.weight, 0);
  const points = parts.reduce((sum, part) => sum + part.weight * part.share, 0);
  return { points: weight === 0 ? 0 : Math.round((100 * points) / weight), kudos, reflections: answered };
}
