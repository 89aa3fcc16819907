import { readFile } from "node:fs/promises";
import { matchPath } from "react-router";
import type { Plugin, ViteDevServer } from "vite";
import { siteMap } from "./app/site-map.ts";

type Prerender = typeof import("./app/prerender.tsx");

/** Serves pages during development: public pages are rendered at each request, the others come from their surface. */
export function devPages(): Plugin {
  return {
    name: "dev-pages",
    apply: "serve",
    configureServer(server) {
      // After Vite's own middleware, which serves everything but documents.
      return () => {
        server.middlewares.use(async (request, response, next) => {
          try {
            const url = request.originalUrl ?? "/";
            const html = await pageAt(server, new URL(url, "http://localhost").pathname);
            if (html === null) return next();
            response.setHeader("content-type", "text/html; charset=utf-8");
            response.end(await server.transformIndexHtml(url, html));
          } catch (error) {
            next(error);
          }
        });
      };
    },
  };
}

async function pageAt(server: ViteDevServer, path: string): Promise<string | null> {
  const page = siteMap.find((each) => matchPath(each.path, path));
  if (!page) return null;
  const { completeDocument, prerender } = (await server.ssrLoadModule("/app/prerender.tsx")) as Prerender;
  if (page.surface === "site" || page.surface === "door") return prerender(path);
  return completeDocument(await readFile(new URL(`${page.surface}.html`, import.meta.url), "utf8"));
}
