import { fileURLToPath } from "node:url";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";

const experiences = fileURLToPath(new URL("../../../../content/experiences", import.meta.url));
/** Nothing else of a story's folder may leave: the rest are its answers and unread branches. */
const picture =
  /^\/[a-z0-9-]+\/(?:mail-cover\.jpg|art\/(?:[\w-]+\.(?:avif|webp|jpg|png)|badges\/[\w-]+\.svg))$/;

/** `/content/<story>/art/<picture>` and `art/badges/<badge>.svg`: the pictures of the stories. */
export async function storyArt(app: FastifyInstance): Promise<void> {
  await app.register(fastifyStatic, {
    root: experiences,
    prefix: "/content/",
    decorateReply: false,
    allowedPath: (path) => picture.test(path),
    index: false,
    maxAge: "1h",
  });
}
