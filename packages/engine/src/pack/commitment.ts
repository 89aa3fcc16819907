/** Adds the commitment to a pack: one thing that the team will do at work, at the end of the debrief. */
import type { Pack, Scene } from "./schema.ts";

/** Seconds of an added commitment scene. They are taken from the other scenes of its act. */
const TIME = { min: 30, target: 45, max: 60 };

/** The scene with its times multiplied by a factor. */
function shorter(scene: Scene, factor: number): Scene {
  const { min, target, max } = scene.time;
  return {
    ...scene,
    time: {
      min: Math.floor(min * factor),
      target: Math.floor(target * factor),
      max: Math.floor(max * factor),
    },
  };
}

/**
 * Adds a commitment after the kudos of a pack that has none. Its time is taken from the scenes of the act, so that the
 * length of the act does not change; it is at most a fifth of the act.
 */
export function withCommitment(pack: Pack): Pack {
  const scenes = Object.entries(pack.scenes);
  if (scenes.some(([, scene]) => scene.kind === "commitment")) return pack;
  const result = scenes.find(([, scene]) => scene.kind === "kudos");
  if (!result) return pack;
  const [kudosId, kudos] = result;
  const inAct = scenes.filter(([, scene]) => scene.act === kudos.act && scene.kind !== "camp");
  const sum = inAct.reduce((total, [, scene]) => total + scene.time.target, 0);
  const target = Math.min(TIME.target, Math.floor(sum / 5));
  const factor = (sum - target) / sum;
  const id = `${kudosId}-commitment`;
  const commitment: Scene = {
    kind: "commitment",
    title: "One thing we will do",
    act: kudos.act,
    optional: false,
    time: { min: Math.min(TIME.min, target), target, max: Math.min(TIME.max, target * 2) },
    art: kudos.art,
    lines: [],
    on_enter: [],
    next: kudos.next,
    question: "Agree on one thing that this team will do at work: when, and what.",
  };
  const shortened = Object.fromEntries(
    scenes.map(([key, scene]) => [
      key,
      inAct.some(([other]) => other === key) ? shorter(scene, factor) : scene,
    ]),
  );
  const last = { ...(shortened[kudosId] as Scene), next: [{ when: null, to: id }] };
  return { ...pack, scenes: { ...shortened, [kudosId]: last, [id]: commitment } };
}
