import { withTexts } from "../../i18n/with-texts.ts";
import { later } from "./later.ts";

/** What comes at the end of a session: the tape, answers, thanks to teammates, the commitment, and the awards. */
export const loadDebrief = later(() => withTexts(["debrief"], () => import("./debrief.ts")));
