import type { ComponentType } from "react";
import { type LazyRouteFunction, matchPath, type RouteObject, redirectDocument } from "react-router";
import { PageTitle } from "../document/page-title.tsx";
import type { Area } from "../i18n/messages.ts";
import { withTexts } from "../i18n/with-texts.ts";
import { type Layout, layoutFiles, type Page } from "../site-map/page.ts";
import { type PageFiles, type PageModule, pageFile } from "./page-module.ts";
import { loadPage } from "./reload-guard.ts";
import { requireRule } from "./route-rule.ts";
import { FirstLoad, Shell, ShellError } from "./shell.tsx";

export interface SurfaceRoot extends Partial<Record<"Component" | "HydrateFallback", ComponentType>> {
  /** Pages of other surfaces whose document the server replaces by this application's where a path breaks their rule. */
  failing?: readonly Page[];
}

/**
 * The routes of a surface.
 *
 * @param pages the pages of the surface
 * @param files the files of these pages and their layouts
 * @param destination the path of a pending navigation, if any
 * @param root what every page has around it, and what is shown until the first page has loaded
 */
export function surfaceRoutes(
  pages: readonly Page[],
  files: PageFiles,
  destination: () => string | null,
  { Component = Shell, HydrateFallback = FirstLoad, failing = [] }: SurfaceRoot = {},
): RouteObject[] {
  const others = { path: "*", loader: () => leave(destination(), failing) };
  return [
    {
      Component,
      ErrorBoundary: ShellError,
      HydrateFallback,
      children: [...layoutRoutes(pages, files), others],
    },
  ];
}

/**
 * A step to a path that is not of this surface loads its document: the server knows all pages. Where this document was
 * sent to such a path, the path breaks the rule of a page.
 */
function leave(path: string | null, failing: readonly Page[]): Response {
  if (path) return redirectDocument(path);
  const { pathname } = location;
  for (const page of failing) {
    const match = matchPath(page.path, pathname);
    if (match) requireRule(page, match.params, pathname);
  }
  throw new Response(null, { status: 404 });
}

/** Whether errors of a page are shown inside its layout. Those of a tool, which shows the error screen, take the window. */
const keepsShell = ({ layout, path }: Page) =>
  layout === "dashboard" || (layout === "admin" && /^\/console\b/.test(path));

/** One layout route per layout of the surface, in the order of their first page. */
export function layoutRoutes(pages: readonly Page[], files: PageFiles): RouteObject[] {
  const lazy = (file: string, { texts, name }: Pick<Page, "texts" | "name"> = {}) =>
    lazyRoute(pageFile(files, file), texts, name);
  const byLayout = new Map<Layout, Page[]>();
  for (const page of pages) byLayout.set(page.layout, [...(byLayout.get(page.layout) ?? []), page]);
  return [...byLayout].map(([name, members]) => {
    // A page's id is its path in the site map.
    const routes = (some: readonly Page[]) =>
      some.map((page) => ({ id: page.path, path: page.path.slice(1), lazy: lazy(page.file, page) }));
    const inShell = members.filter(keepsShell);
    const others = routes(members.filter((page) => !keepsShell(page)));
    const layout = lazy(layoutFiles[name]);
    if (inShell.length === 0) return { lazy: layout, children: others };
    const boundary = { lazy: lazy("shell/page-boundary.tsx"), children: routes(inShell) };
    return { lazy: layout, children: [boundary, ...others] };
  });
}

function lazyRoute(
  load: () => Promise<PageModule>,
  texts: readonly Area[] = [],
  name?: string,
): LazyRouteFunction<RouteObject> {
  return async () => {
    const { default: Page, ...route } = await loadPage(() => withTexts(texts, load));
    return { ...route, Component: name ? named(Page, name) : Page };
  };
}

/** A page whose title is its name in the list of pages. */
function named(Page: ComponentType, name: string): ComponentType {
  return function NamedPage() {
    return (
      <>
        <PageTitle>{name}</PageTitle>
        <Page />
      </>
    );
  };
}
