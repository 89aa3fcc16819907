import { createBrowserRouter, createPath, RouterProvider } from "react-router";
import type { Surface } from "../site-map.ts";
import type { PageFiles } from "./page-module.ts";
import { draw, prepare } from "./start.tsx";
import { type SurfaceRoot, surfaceRoutes } from "./surface-routes.tsx";

/** Starts a surface in its document. `files` are the pages and layouts that the site map names for it. */
export function startSurface(surface: Surface, files: PageFiles, root: SurfaceRoot = {}): void {
  // The first page's loader runs while the router is made, when nothing is pending yet.
  let made: ReturnType<typeof createBrowserRouter> | undefined;
  /** The router knows the path of a pending navigation before anything of it is rendered. */
  const destination = (): string | null => {
    const location = made?.state.navigation.location;
    return location ? createPath(location) : null;
  };
  prepare(destination);
  made = createBrowserRouter(surfaceRoutes(surface, files, destination, root));
  draw(<RouterProvider router={made} />);
}
