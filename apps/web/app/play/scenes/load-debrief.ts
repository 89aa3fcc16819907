import { withTexts } from "../../i18n/with-texts.ts";
import { later } from "./later.ts";

/** The tape and the awards, which come at the end of a session. */
export const loadDebrief = later(() => withTexts(["debrief"], () => import("./debrief.ts")));
