import { renderToStaticMarkup } from "react-dom/server";
import { createStaticHandler, createStaticRouter, matchPath, StaticRouterProvider } from "react-router";
import HomeLayout from "./layouts/home.tsx";
import { pageFile } from "./page-module.ts";
import { SiteDocument, type SiteHandle } from "./site-document.tsx";
import { siteMap } from "./site-map.ts";

export { prerenderInto } from "./prerender-app.tsx";

const files = import.meta.glob("./routes/*.tsx");

/** Renders a public page to HTML, or null when the site map has no public page at this path. */
export async function prerender(path: string): Promise<string | null> {
  const page = siteMap.find((each) => each.surface === "site" && matchPath(each.path, path));
  if (!page) return null;
  const { default: Component, loader, meta, handle } = await pageFile(files, page.file)();
  const handler = createStaticHandler([
    { Component: HomeLayout, children: [{ id: page.path, path: page.path, Component, loader }] },
  ]);
  const context = await handler.query(new Request(`http://localhost${path}`));
  if (context instanceof Response) throw new Error(`${path} redirects`);
  for (const error of Object.values(context.errors ?? {})) throw error;
  const elements = meta?.({ loaderData: context.loaderData[page.path] }) ?? [];
  const html = renderToStaticMarkup(
    <SiteDocument page={page} path={path} meta={elements} {...(handle as SiteHandle | undefined)}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </SiteDocument>,
  );
  return `<!doctype html>${html}`;
}
