import type { Language } from "@lantern/contract/languages";
import { renderToStaticMarkup } from "react-dom/server";
import { createStaticHandler, createStaticRouter, matchPath, StaticRouterProvider } from "react-router";
import { errorScreenMarkup } from "./document/error-template.tsx";
import { linksInLanguage } from "./document/links-in-language.ts";
import { PageDocument, type PageHandle } from "./document/page-document.tsx";
import { withTexts } from "./i18n/with-texts.ts";
import { pageFile } from "./shell/page-module.ts";
import HomeLayout from "./site/layout.tsx";
import { siteMap } from "./site-map.ts";

export { completeDocument } from "./document/app-document.tsx";

const files = import.meta.glob("./{doors,site}/*/page.tsx");

/**
 * Renders a page of the site, or a door, to HTML; null when the site map has neither at this path. Texts of participants
 * are those of `language`; all others are those of the build.
 */
export async function prerender(path: string, language: Language = "en"): Promise<string | null> {
  const page = siteMap.find((each) => matchPath(each.path, path));
  if (page?.surface !== "site" && page?.surface !== "door") return null;
  const errorScreen = errorScreenMarkup(language);
  const {
    default: Component,
    loader,
    meta,
    handle,
  } = await withTexts(page.texts ?? [], pageFile(files, page.file));
  const route = { id: page.path, path: page.path, Component, loader };
  // A door has its layout in itself.
  const handler = createStaticHandler([
    page.surface === "door" ? route : { Component: HomeLayout, children: [route] },
  ]);
  const context = await handler.query(new Request(`http://localhost${path}`));
  if (context instanceof Response) throw new Error(`${path} redirects`);
  for (const error of Object.values(context.errors ?? {})) throw error;
  const elements = meta?.({ loaderData: context.loaderData[page.path], language }) ?? [];
  const html = renderToStaticMarkup(
    <PageDocument
      page={page}
      path={path}
      language={language}
      meta={elements}
      errorScreen={errorScreen}
      {...(handle as PageHandle | undefined)}
    >
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </PageDocument>,
  );
  return linksInLanguage(`<!doctype html>${html}`, language);
}
