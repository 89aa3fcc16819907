/** Tests that draw a participant's pages find their texts loaded, as the pages do. */
import { need } from "../app/i18n/speak.ts";

await need([
  "live",
  "checkIn",
  "liveScenes",
  "puzzles",
  "rounds",
  "debrief",
  "liveScorecard",
  "ownData",
  "systemCheck",
  "textForIt",
]);
