/** The participants' pages: joining, lobby, stage, end, own data, the system check. */
import { startSurface } from "./shell/surface.tsx";

startSurface("play", import.meta.glob(["./play/layout.tsx", "./play/*/page.tsx"]));
