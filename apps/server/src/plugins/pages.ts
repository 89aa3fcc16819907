import { readFileSync } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from "fastify";
import { readBuiltSite } from "./pages/built-site.ts";
import { contentPolicy } from "./pages/content-policy.ts";
import { nameInterface } from "./pages/name-interface.ts";
import { notFoundPage } from "./pages/not-found-page.ts";

export interface PagesOptions {
  /** Folder that the web build made (`apps/web/build/client`). */
  root: string;
  /** Local mode: the debug pages are there for everybody. */
  local?: boolean;
  /** Origin of the interface that the pages call; null when it is their own. */
  api?: string | null;
}

const year = 31_536_000;

/**
 * The page server: a file, else the page built for the path, else the app's empty page for a route
 * of the app, else the 404 page with status 404. Crawlers get the same as people.
 *
 * Not wrapped by fastify-plugin: the catch-all belongs to the scope it is registered in.
 */
export async function pages(
  app: FastifyInstance,
  { root, local = false, api = null }: PagesOptions,
): Promise<void> {
  const site = readBuiltSite(root);
  await app.register(fastifyStatic, {
    root: site.root,
    serve: false,
    preCompressed: true,
    cacheControl: false,
  });

  const policyOf = memoize((file: string) => contentPolicy(readFileSync(join(root, file), "utf8"), api));
  const missingPolicy = contentPolicy(site.notFoundPage, api);
  const named = memoize((file: string) => nameInterface(readFileSync(join(root, file), "utf8"), api));
  const send = (reply: FastifyReply, file: string) =>
    api ? reply.type("text/html; charset=utf-8").send(named(file)) : reply.sendFile(file);
  const asPage = (reply: FastifyReply, policy: string) =>
    reply
      .header("content-security-policy", policy)
      .header("permissions-policy", "camera=(self), microphone=(self), geolocation=(), payment=()")
      .header("cache-control", "no-cache");

  // The page itself lets the platform's administrators in; the server cannot know who asks for a document.
  const statusOf = (path: string, status: number) => (path.startsWith("/debug/") && !local ? 404 : status);

  app.get("/*", { schema: { hide: true } as FastifySchema }, (request, reply) => {
    const path = decodedPath(request);
    const page = site.find(path);
    switch (page.kind) {
      case "file":
        reply.header("cache-control", cacheFor(page.file));
        return reply.sendFile(page.file);
      case "prerendered":
        if (!page.marketing) noindex(reply);
        return send(asPage(reply, policyOf(page.file)), page.file);
      case "app":
        return send(asPage(noindex(reply), policyOf(page.file)).code(statusOf(path, page.status)), page.file);
      case "missing":
        return asPage(noindex(reply), missingPolicy)
          .code(404)
          .type("text/html; charset=utf-8")
          .send(notFoundPage(site.notFoundPage, path));
    }
  });
}

const noindex = (reply: FastifyReply) => reply.header("x-robots-tag", "noindex");

/** The built pages do not change while the server runs. */
function memoize(make: (file: string) => string): (file: string) => string {
  const made = new Map<string, string>();
  return (file) => {
    const value = made.get(file) ?? make(file);
    made.set(file, value);
    return value;
  };
}

/** Names of built assets hold a hash of their content, so they never change. */
function cacheFor(file: string): string {
  return file.startsWith("assets/") ? `public, max-age=${year}, immutable` : "public, max-age=3600";
}

/** The path as people read it. The router has refused invalid encodings before. */
function decodedPath(request: FastifyRequest): string {
  const [path = ""] = request.url.split("?");
  return decodeURIComponent(path);
}
