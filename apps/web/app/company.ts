/** The company's pages: the dashboard and the host console. */
import { startSurface } from "./shell/surface.tsx";

startSurface(
  "company",
  import.meta.glob([
    "./company/layout.tsx",
    "./company/shell/page-boundary.tsx",
    "./company/profile-completion/layout.tsx",
    "./company/*/page.tsx",
  ]),
);
