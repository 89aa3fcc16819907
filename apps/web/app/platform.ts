/** The pages of the platform's administrators: the console and the debug pages. */
import { startSurface } from "./shell/surface.tsx";

startSurface("platform", import.meta.glob(["./platform/layout.tsx", "./platform/**/page.tsx"]));
