/** The company's pages: the dashboard, the host console, and reports that are shared by a link. */

import { companyPages } from "./company/pages.ts";
import { SignedInShell } from "./shell/signed-in-shell.tsx";
import { startSurface } from "./shell/surface.tsx";
import { emailedDoors } from "./site-map/doors.ts";

startSurface(
  companyPages,
  import.meta.glob([
    "./company/layout.tsx",
    "./shell/page-boundary.tsx",
    "./company/profile-completion/layout.tsx",
    "./company/shared-report/layout.tsx",
    "./company/*/page.tsx",
  ]),
  { Component: SignedInShell, failing: emailedDoors },
);
