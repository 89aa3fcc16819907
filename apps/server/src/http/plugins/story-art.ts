import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";

const experiences = fileURLToPath(new URL("../../../../../content/experiences", import.meta.url));
/** Nothing else of a story's folder may be served: the other files are its solutions and unread branches. */
const allowed =
  /^\/[a-z0-9-]+\/(?:mail-cover\.jpg|art\/(?:[\w-]+\.(?:avif|webp|jpg|png)|badges\/[\w-]+\.svg)|film\/[\w-]+\/[\w-]+\.(?:m3u8|m4s|mp4|vtt|webp))$/;
/** Segments of a film have a hash of their source in their names, so they never change. */
const marked = /-[0-9a-f]{8}(?:-\w+)?\.\w+$/;
const UNVERSIONED_SECONDS = 3600;
const YEAR = 365 * 24 * UNVERSIONED_SECONDS;
/** Types that browsers have known only recently. */
const types: Record<string, string> = { m3u8: "application/vnd.apple.mpegurl", m4s: "video/iso.segment" };

/**
 * `/content/<story>/art/<picture>`, `art/badges/<badge>.svg` and `film/<scene>/<part>`: the pictures and films of the
 * stories.
 */
export async function storyArt(app: FastifyInstance): Promise<void> {
  await app.register(fastifyStatic, {
    root: experiences,
    prefix: "/content/",
    decorateReply: false,
    allowedPath: (path) => allowed.test(path),
    index: false,
    cacheControl: false,
    setHeaders(reply, path) {
      const type = types[path.slice(path.lastIndexOf(".") + 1)];
      if (type) reply.header("content-type", type);
      const lasting = path.includes("/film/") && marked.test(basename(path));
      reply.header(
        "cache-control",
        `public, max-age=${lasting ? `${YEAR}, immutable` : UNVERSIONED_SECONDS}`,
      );
    },
  });
}
