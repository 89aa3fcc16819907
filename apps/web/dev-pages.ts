import { readFile } from "node:fs/promises";
import { dashboardLanguageOf, languageCookie, languageOf } from "@lantern/contract/languages";
import { pageConfigId } from "@lantern/contract/page-config";
import { siteLanguages } from "@lantern/contract/site-languages";
import { matchPath } from "react-router";
import type { Plugin, ViteDevServer } from "vite";
import { siteMap } from "./app/site-map.ts";

type Prerender = typeof import("./app/prerender.tsx");

/**
 * What a page's module may export beside its component. React replaces a module in place only if it exports nothing but
 * components and these.
 */
const besideComponents = ["loader", "handle", "shouldRevalidate"];
const markBesideComponents = `<script>window.__getReactRefreshIgnoredExports = () => ${JSON.stringify(besideComponents)};</script>`;

/**
 * Serves pages during development as the page server does: in the reader's language, and with the configuration of the
 * running server. Public pages and doors are rendered at each request.
 * @param origin of the running server
 */
export function devPages(origin: string): Plugin {
  return {
    name: "dev-pages",
    apply: "serve",
    configureServer(server) {
      // After Vite's own middleware, which serves everything but documents.
      return () => {
        server.middlewares.use(async (request, response, next) => {
          try {
            const { cookie = "", "accept-language": accepted = "" } = request.headers;
            const codes = [languageCookie.exec(cookie)?.[1] ?? "", ...accepted.split(/[,;]\s*/)];
            const url = request.originalUrl ?? "/";
            const html = await pageAt(server, new URL(url, "http://localhost").pathname, codes);
            if (html === null) return next();
            const config = await configOf(origin);
            response.setHeader("content-type", "text/html; charset=utf-8");
            response.end(
              await server.transformIndexHtml(
                url,
                html.replace("</head>", () => `${config}</head>`),
              ),
            );
          } catch (error) {
            next(error);
          }
        });
      };
    },
  };
}

async function pageAt(server: ViteDevServer, path: string, codes: readonly string[]): Promise<string | null> {
  const { code, own = "/" } = /^\/(?<code>\w\w)(?<own>\/.*)?$/.exec(path)?.groups ?? {};
  const ofSite = siteLanguages.find((each) => each === code && each !== "en");
  const page = siteMap.find((each) => matchPath(each.path, ofSite ? own : path));
  if (!page) return null;
  const spoken = page.surface === "site" ? (ofSite ?? "en") : dashboardLanguageOf(...codes);
  const build =
    page.translated && page.translated !== "participants" && spoken !== "en" ? `?language=${spoken}` : "";
  const program = await server.ssrLoadModule(`/app/prerender.tsx${build}`);
  const { completeDocument, prerender } = program as Prerender;
  if (page.surface === "site") return prerender(ofSite ? own : path, spoken);
  if (page.surface === "door")
    return prerender(path, page.translated === "participants" ? languageOf(...codes) : spoken);
  const html = await readFile(new URL(`${page.surface}.html`, import.meta.url), "utf8");
  const language = page.surface === "company" ? spoken : "en";
  const complete = completeDocument(html, language).replace("</head>", `${markBesideComponents}</head>`);
  if (language === "en") return complete;
  return complete
    .replace('<html lang="en">', `<html lang="${language}">`)
    .replace(/(?<=<script type="module" src="[^"]+)(?=")/, `?language=${language}`);
}

/** The element with the configuration, from a page of the running server; empty while none runs. */
async function configOf(origin: string): Promise<string> {
  const page = await fetch(new URL("/terms", origin)).then(
    (response) => response.text(),
    () => "",
  );
  const element = new RegExp(`<script type="application/json" id="${pageConfigId}">.*?</script>`, "s");
  return element.exec(page)?.[0] ?? "";
}
