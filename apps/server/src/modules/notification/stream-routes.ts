import { PassThrough } from "node:stream";
import { Role } from "@lantern/contract/roles";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { Context } from "../../core/context.ts";
import { admin, creditReader, member } from "../../core/gates.ts";
import { actorOf } from "../../http/actor.ts";
import { platformNews } from "./notify.ts";
import * as service from "./service.ts";

const heartbeatMs = 25_000;
/** After this time a page connects again, with the token that it has by then. */
const maxAgeMs = 10 * 60_000;

/**
 * `GET /api/user/notifications/live`: server-sent events that say only that there is something new. The page then
 * fetches it, so that one operation decides what a person sees. A page names the newest notification that it has in
 * `Last-Event-ID`, and hears at once when there is a later one. The stream closes when the rights it was opened with end.
 */
export function notificationStream(app: FastifyInstance, ctx: Context): void {
  const open = new Set<PassThrough>();
  app.addHook("preClose", async () => {
    for (const stream of open) stream.end();
  });

  app.get("/api/user/notifications/live", { schema: { hide: true } }, async (request, reply) => {
    const actor = await actorOf(request, app.authenticator);
    const account = member(actor).userTypeId === Role.ADMIN ? admin(actor) : creditReader(actor);
    const { companyId, signInId } = account;
    const stream = new PassThrough();
    // A stream that has ended may still have a reader who is slow, and must not be written to any more.
    const write = (text: string) => void (stream.writable && stream.write(text));
    const writeNews = () => write("event: news\ndata:\n\n");
    const unsubscribe = ctx.notificationFeed.subscribe(companyId ?? platformNews, writeNews);
    const unwatch = ctx.rights.watch({ signInId, account, sessionId: null }, () => stream.end());
    const heartbeat = setInterval(() => write(":\n\n"), heartbeatMs);
    const expiry = setTimeout(() => stream.end(), maxAgeMs);
    open.add(stream);
    const release = () => {
      open.delete(stream);
      unsubscribe();
      unwatch();
      clearInterval(heartbeat);
      clearTimeout(expiry);
    };
    stream.once("close", release);
    // It is followed by "close".
    stream.on("error", () => {});
    request.raw.once("close", () => stream.destroy());
    write("retry: 3000\n\n");
    // Asked after subscribing, so that each later notification is found here or announced by the feed.
    const newest = z.uuid().safeParse(request.headers["last-event-id"]).data ?? null;
    const later = await service.hasLater(ctx, account, newest).catch((error: unknown) => {
      stream.destroy();
      throw error;
    });
    if (later) writeNews();
    // Without this header, a proxy might hold events back until it has more of the response.
    return reply.type("text/event-stream").header("x-accel-buffering", "no").send(stream);
  });
}
