import { createRoot, hydrateRoot } from "react-dom/client";
import { createBrowserRouter, createPath, type DataRouter, RouterProvider } from "react-router";
import { pageConfig } from "./api/page-config.ts";
import { startReporting } from "./features/reporting/report.ts";
import { guardChunks } from "./features/version/reload-guard.ts";
import { language, onLanguage } from "./i18n/current.ts";
import type { PageFiles } from "./page-module.ts";
import type { Surface } from "./site-map.ts";
import { surfaceRoutes } from "./surface-routes.tsx";
import { isTested } from "./test-object.ts";
import "./styles/app.css";

/** Starts a surface in its document. `files` are the pages and layouts that the site map names for it. */
export function startSurface(surface: Surface, files: PageFiles): void {
  void startReporting(pageConfig().error_reports);
  if (isTested()) void import("./test-hooks.ts");
  const router = createBrowserRouter(surfaceRoutes(surface, files, destination));
  /** The router knows the path of a pending navigation before anything of it is rendered. */
  function destination(): string | null {
    const { location } = router.state.navigation;
    return location ? createPath(location) : null;
  }
  guardChunks(destination);
  onLanguage(() => {
    document.documentElement.lang = language();
  });
  const root = document.getElementById("app");
  if (!root) return;
  const page = <RouterProvider router={router} />;
  if (root.hasChildNodes()) void started(router).then(() => hydrateRoot(root, page));
  else createRoot(root).render(page);
}

/** Resolves when the first page has loaded: a prerendered page stays as it is until then. */
function started(router: DataRouter): Promise<void> {
  if (router.state.initialized) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}
