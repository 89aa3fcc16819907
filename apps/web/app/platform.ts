/** The pages of the platform's administrators: the console and the debug pages. */
import { startSurface } from "./surface.tsx";

startSurface("platform", import.meta.glob(["./layouts/admin.tsx", "./routes/{console,debug}/*.tsx"]));
