import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from "fastify";
import { readBuiltSite } from "./pages/built-site.ts";
import { notFoundPage } from "./pages/not-found-page.ts";

export interface PagesOptions {
  /** Folder that the web build made (`apps/web/build/client`). */
  root: string;
}

const year = 31_536_000;

/**
 * The page server: a file, else the page built for the path, else the app's empty page for a route
 * of the app, else the 404 page with status 404. Crawlers get the same as people.
 *
 * Not wrapped by fastify-plugin: the catch-all belongs to the scope it is registered in.
 */
export async function pages(app: FastifyInstance, { root }: PagesOptions): Promise<void> {
  const site = readBuiltSite(root);
  await app.register(fastifyStatic, {
    root: site.root,
    serve: false,
    preCompressed: true,
    cacheControl: false,
  });

  app.get("/*", { schema: { hide: true } as FastifySchema }, (request, reply) => {
    const path = decodedPath(request);
    const page = site.find(path);
    switch (page.kind) {
      case "file":
        reply.header("cache-control", cacheFor(page.file));
        return reply.sendFile(page.file);
      case "prerendered":
        if (!page.marketing) noindex(reply);
        reply.header("cache-control", "no-cache");
        return reply.sendFile(page.file);
      case "app":
        noindex(reply).header("cache-control", "no-cache");
        return reply.sendFile(page.file);
      case "missing":
        return noindex(reply)
          .code(404)
          .header("cache-control", "no-cache")
          .type("text/html; charset=utf-8")
          .send(notFoundPage(site.notFoundPage, path));
    }
  });
}

const noindex = (reply: FastifyReply) => reply.header("x-robots-tag", "noindex");

/** Names of built assets hold a hash of their content, so they never change. */
function cacheFor(file: string): string {
  return file.startsWith("assets/") ? `public, max-age=${year}, immutable` : "public, max-age=3600";
}

/** The path as people read it. The router has refused invalid encodings before. */
function decodedPath(request: FastifyRequest): string {
  const [path = ""] = request.url.split("?");
  return decodeURIComponent(path);
}
