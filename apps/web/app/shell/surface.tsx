import { createBrowserRouter, createPath, RouterProvider } from "react-router";
import type { Page } from "../site-map/page.ts";
import { setOwnPages } from "./own-pages.ts";
import type { PageFiles } from "./page-module.ts";
import { draw, prepare } from "./start.tsx";
import { type SurfaceRoot, surfaceRoutes } from "./surface-routes.tsx";

/**
 * Starts a surface in its document.
 *
 * @param pages the pages of the surface
 * @param files the files of these pages and their layouts
 */
export function startSurface(pages: readonly Page[], files: PageFiles, root: SurfaceRoot = {}): void {
  setOwnPages(pages);
  // The first page's loader runs while the router is made, when nothing is pending yet.
  let made: ReturnType<typeof createBrowserRouter> | undefined;
  /** The router knows the path of a pending navigation before anything of it is rendered. */
  const destination = (): string | null => {
    const location = made?.state.navigation.location;
    return location ? createPath(location) : null;
  };
  prepare(destination);
  made = createBrowserRouter(surfaceRoutes(pages, files, destination, root));
  draw(<RouterProvider router={made} />);
}
