import type { Score } from "./score.ts";
import { score as theHonestHeist } from "./the-honest-heist/index.ts";
import { score as theLightAtSaltmere } from "./the-light-at-saltmere/index.ts";
import { score as theQuietStation } from "./the-quiet-station/index.ts";

/** The stories that have a score. The pages of another story are silent. */
export const scores: Record<string, Score> = {
  "the-quiet-station": theQuietStation,
  "the-honest-heist": theHonestHeist,
  "the-light-at-saltmere": theLightAtSaltmere,
};
