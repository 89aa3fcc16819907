import { t } from "../../i18n/index.ts";
import { FilmScreen } from "../film/film-screen.tsx";
import { sceneKind } from "../stage/kind.ts";

/** A film takes the whole stage. There is nothing to do but to watch. */
export const film = sceneKind<"film">({
  instruction: () => ({ headline: t.liveScenes().film.headline, action: null }),
  Whole: FilmScreen,
});
