import { withTexts } from "../../i18n/with-texts.ts";
import { later } from "./later.ts";

/** What comes at the end of a session: the tape, thanks to teammates, and the awards. */
export const loadDebrief = later(() => withTexts(["debrief"], () => import("./debrief.ts")));
