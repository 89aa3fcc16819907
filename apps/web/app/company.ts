/** The company's pages: the dashboard, the host console, and the pages before the sign-in. */
import { startSurface } from "./surface.tsx";

startSurface(
  "company",
  import.meta.glob([
    "./layouts/{dashboard,dashboard-page,default,home,noheader,profile-completion}.tsx",
    "./routes/{login,signup,signing-in,verify,forgot,reset,invite-admin,profile-completion}.tsx",
    "./routes/dashboard/*.tsx",
  ]),
);
