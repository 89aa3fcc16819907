import { layout, type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { type Layout, type Page, siteMap } from "./site-map.ts";

/** One layout route per layout of the site map, in the order of their first page. */
function grouped(pages: readonly Page[]): RouteConfigEntry[] {
  const byLayout = new Map<Layout, Page[]>();
  for (const page of pages) byLayout.set(page.layout, [...(byLayout.get(page.layout) ?? []), page]);
  return [...byLayout].map(([name, members]) => {
    const pages = members.map((page) => route(page.path.slice(1), page.file, { id: page.path }));
    // Unknown dashboard pages keep the dashboard's shell.
    const inside = name === "dashboard" ? [layout("layouts/dashboard-page.tsx", pages)] : pages;
    return layout(`layouts/${name}.tsx`, inside);
  });
}

export default grouped(siteMap) satisfies RouteConfig;
