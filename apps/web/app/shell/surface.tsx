import { createRoot } from "react-dom/client";
import { createBrowserRouter, createPath, RouterProvider } from "react-router";
import { startReporting } from "../api/error-reports/report.ts";
import { pageConfig } from "../api/page-config.ts";
import { isTested } from "../api/test-object.ts";
import { language, onLanguage } from "../i18n/current.ts";
import type { Surface } from "../site-map.ts";
import type { PageFiles } from "./page-module.ts";
import { guardChunks } from "./reload-guard.ts";
import { surfaceRoutes } from "./surface-routes.tsx";
import "../ui/styles/app.css";

/** Starts a surface in its document. `files` are the pages and layouts that the site map names for it. */
export function startSurface(surface: Surface, files: PageFiles): void {
  void startReporting(pageConfig().error_reports);
  if (isTested()) void import("./test-hooks.ts");
  // The first page's loader runs while the router is made, when nothing is pending yet.
  let made: ReturnType<typeof createBrowserRouter> | undefined;
  /** The router knows the path of a pending navigation before anything of it is rendered. */
  const destination = (): string | null => {
    const location = made?.state.navigation.location;
    return location ? createPath(location) : null;
  };
  const router = createBrowserRouter(surfaceRoutes(surface, files, destination));
  made = router;
  guardChunks(destination);
  onLanguage(() => {
    document.documentElement.lang = language();
  });
  const root = document.getElementById("app");
  if (root) createRoot(root).render(<RouterProvider router={router} />);
}
