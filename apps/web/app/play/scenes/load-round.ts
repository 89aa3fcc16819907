import { withTexts } from "../../i18n/with-texts.ts";
import { untilLoaded } from "../client/until-loaded.ts";
import { later } from "./later.ts";

/** What a round draws: its things, the wall, and its buttons. */
export const loadRound = later(() => withTexts(["rounds"], () => untilLoaded(() => import("./round.ts"))));

type Loaded = Awaited<ReturnType<typeof loadRound>>;

/** The module, once it has loaded. */
export function loadedRound(): Loaded | null {
  const loading: Promise<Loaded> & { value?: Loaded } = loadRound();
  return loading.value ?? null;
}
