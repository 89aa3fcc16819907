/** The company's pages: the dashboard and the host console. */
import { startSurface } from "./surface.tsx";

startSurface(
  "company",
  import.meta.glob([
    "./layouts/{dashboard,dashboard-page,profile-completion}.tsx",
    "./routes/profile-completion.tsx",
    "./routes/dashboard/*.tsx",
  ]),
);
