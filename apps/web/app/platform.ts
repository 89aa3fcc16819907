/** The pages of the platform's administrators: the console and the debug pages. */

import { platformPages } from "./platform/pages.ts";
import { SignedInShell } from "./shell/signed-in-shell.tsx";
import { startSurface } from "./shell/surface.tsx";

startSurface(
  platformPages,
  import.meta.glob(["./platform/layout.tsx", "./shell/page-boundary.tsx", "./platform/**/page.tsx"]),
  {
    Component: SignedInShell,
  },
);
