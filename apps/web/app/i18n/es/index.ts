import { errors } from "../en/errors.ts";
import { live } from "../en/live.ts";
import { liveScenes } from "../en/live-scenes.ts";
import { liveScorecard } from "../en/live-scorecard.ts";
import { readinessBoard } from "../en/readiness-board.ts";
import { shell } from "../en/shell.ts";
import { ui } from "../en/ui.ts";
import { yourData } from "../en/your-data.ts";
import type { Translation } from "../overwrite.ts";
import { serverTexts } from "../server-texts.ts";
import * as around from "./around.ts";
import { live as liveEs } from "./live.ts";
import { liveScenes as liveScenesEs } from "./live-scenes.ts";
import { liveScorecard as liveScorecardEs } from "./live-scorecard.ts";
import { retelling } from "./server-texts.ts";

/** The participant's side in Spanish. Each text has the type of its English counterpart, so none can be missing. */
export const spanish: readonly Translation[] = [
  [live, liveEs],
  [liveScenes, liveScenesEs],
  [liveScorecard, liveScorecardEs],
  [errors, around.errors],
  [shell, around.shell],
  [ui, around.ui],
  [yourData.own, around.ownData],
  [readinessBoard.it, around.textForIt],
  [serverTexts, { retelling }],
];
