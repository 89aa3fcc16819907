import { withTexts } from "../../i18n/with-texts.ts";
import { untilLoaded } from "../client/until-loaded.ts";
import { later } from "./later.ts";

/** What a round draws: its things, the wall, and its buttons. */
export const loadRound = later(() => withTexts(["rounds"], () => untilLoaded(() => import("./round.ts"))));
