import { readFile } from "node:fs/promises";
import type { LoadedPack } from "@lantern/content";
import { cutFile, findCut, moveClock, readMove, readShots, shotFolder } from "@lantern/content";
import type { FastifyInstance, FastifyReply } from "fastify";

const UNVERSIONED = "public, max-age=3600";
/** Files of shots have a hash of their content in their names. */
const FOREVER = "public, max-age=31536000, immutable";
const fileName = /^[\w-]+\.(m4s|mp4)$/;
const types: Record<string, string> = {
  m3u8: "application/vnd.apple.mpegurl",
  vtt: "text/vtt; charset=utf-8",
  m4s: "video/iso.segment",
  mp4: "video/mp4",
};

function send(reply: FastifyReply, name: string, cache: string, body: string | Buffer) {
  const type = types[name.slice(name.lastIndexOf(".") + 1)] ?? "application/octet-stream";
  return reply.header("content-type", type).header("cache-control", cache).send(body);
}

/**
 * Films that are cut for a team: `/content/<story>/film/cut/<scene>/<shots>/master.m3u8` and what it names, and
 * `/content/<story>/film/shots/<file>?at=ticks,number`, a segment whose clock is moved to its place in the cut. An
 * address says everything, so that every answer can be cached.
 */
export function storyCuts(packs: readonly LoadedPack[]) {
  const stories = new Map(
    packs.flatMap(({ pack }) => {
      const rendered = readShots(pack.slug);
      return rendered ? [[pack.slug, { pack, rendered }] as const] : [];
    }),
  );
  return async (app: FastifyInstance): Promise<void> => {
    app.get<{ Params: { story: string; "*": string } }>(
      "/content/:story/film/cut/*",
      async (request, reply) => {
        const story = stories.get(request.params.story);
        // A list of shots is longer than a parameter of an address may be.
        const [scene = "", shots = "", name = "", more] = request.params["*"].split("/");
        const cut = story && findCut(story.pack, story.rendered, scene, shots.split("."));
        const body = cut && more === undefined ? cutFile(story.rendered, cut, name) : null;
        return body === null ? reply.callNotFound() : send(reply, name, UNVERSIONED, body);
      },
    );

    app.get<{ Params: { story: string; file: string }; Querystring: { at?: string } }>(
      "/content/:story/film/shots/:file",
      async (request, reply) => {
        const { story, file } = request.params;
        const { at } = request.query;
        const move = at === undefined ? null : readMove(String(at));
        if (!stories.has(story) || !fileName.test(file) || (at !== undefined && !move))
          return reply.callNotFound();
        const data = await readFile(new URL(file, shotFolder(story))).catch(() => null);
        if (!data || (move && !file.endsWith(".m4s"))) return reply.callNotFound();
        return send(reply, file, FOREVER, move ? moveClock(data, move) : data);
      },
    );
  };
}
