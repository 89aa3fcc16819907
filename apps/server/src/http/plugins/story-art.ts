import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";

const experiences = fileURLToPath(new URL("../../../../../content/experiences", import.meta.url));
/** Nothing else of a story's folder may be served: the other files are its solutions and unread branches. */
const allowed =
  /^\/[a-z0-9-]+\/(?:mail-cover\.jpg|art\/(?:[\w-]+\.(?:avif|webp|jpg|png)|badges\/[\w-]+\.svg|skin\/[\w-]+\.(?:svg|avif))|film\/[\w-]+\/[\w-]+\.(?:m3u8|m4s|mp4|vtt|webp)|score\/(?:score\.json|[\w-]+\.(?:webm|m4a)))$/;
/** Segments of films and sounds have a hash of their source in their names, so they never change. */
const hashed = /-[0-9a-f]{8}(?:-\w+)?\.\w+$/;
const UNVERSIONED_SECONDS = 3600;
const YEAR = 365 * 24 * UNVERSIONED_SECONDS;
/** Our WebM files contain only sound, and the others are not in every list of types. */
const types: Record<string, string> = {
  m3u8: "application/vnd.apple.mpegurl",
  m4a: "audio/mp4",
  m4s: "video/iso.segment",
  webm: "audio/webm",
};

/** The list of sounds is read again each time, because it names files that exist in one version only. */
function cacheControl(path: string): string {
  if (path.endsWith(".json")) return "no-cache";
  const lasting = /\/(film|score)\//.test(path) && hashed.test(basename(path));
  return `public, max-age=${lasting ? `${YEAR}, immutable` : UNVERSIONED_SECONDS}`;
}

/**
 * The pictures, films and music of the stories: `/content/<story>/art/<picture>`, `art/badges/<badge>.svg`,
 * `art/skin/<drawing>.svg`, `film/<scene>/<file>` and `score/<sound>`.
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
      reply.header("cache-control", cacheControl(path));
    },
  });
}
