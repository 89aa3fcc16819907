/** The participants' pages: joining, lobby, stage, end, own data, the system check. */
import { startSurface } from "./surface.tsx";

startSurface(
  "play",
  import.meta.glob([
    "./layouts/experience.tsx",
    "./routes/{demo,system-check}.tsx",
    "./routes/experience/*.tsx",
  ]),
);
