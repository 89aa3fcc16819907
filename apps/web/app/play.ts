/** The participants' pages: lobby, stage, end, own data. */
import "./api/storage-handover.ts";
import { speak } from "./i18n/speak.ts";
import { pageLanguage } from "./play/client/page-language.ts";
import { FirstLoad } from "./play/first-load.tsx";
import { startSurface } from "./shell/surface.tsx";
import { playPages } from "./site-map/play.ts";

// A page is drawn when its texts are there, so the language never changes visibly.
void speak(pageLanguage(new URL(location.href)));
startSurface(
  playPages,
  import.meta.glob(["./play/layout.tsx", "./play/*/page.tsx", "!./play/system-check/page.tsx"]),
  { HydrateFallback: FirstLoad },
);
