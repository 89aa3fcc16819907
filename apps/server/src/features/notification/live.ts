import { PassThrough } from "node:stream";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../core/context.ts";
import { company } from "../../core/gates.ts";
import { actorOf } from "../../http/actor.ts";

const beatMs = 25_000;
/** A page asks anew after this long, with the bearer that it then has. */
const lifeMs = 10 * 60_000;

/**
 * `GET /api/user/notifications/live`: server-sent events that say "news" and nothing else. What is new is fetched,
 * so that there is one place that decides what a person sees. It closes when the rights it was opened with end.
 */
export function noticeStream(app: FastifyInstance, ctx: Context): void {
  const open = new Set<PassThrough>();
  app.addHook("preClose", async () => {
    for (const stream of open) stream.end();
  });

  app.get("/api/user/notifications/live", { schema: { hide: true } }, async (request, reply) => {
    const account = company(await actorOf(request, app.authenticator));
    const { companyId, signInId } = account;
    const stream = new PassThrough();
    const unsubscribe = ctx.notificationFeed.subscribe(companyId, () =>
      stream.write("event: news\ndata:\n\n"),
    );
    const unwatch = ctx.rights.watch({ signInId, account, sessionId: null }, () => stream.end());
    const beat = setInterval(() => stream.write(":\n\n"), beatMs);
    const life = setTimeout(() => stream.end(), lifeMs);
    open.add(stream);
    const over = () => {
      open.delete(stream);
      unsubscribe();
      unwatch();
      clearInterval(beat);
      clearTimeout(life);
    };
    stream.once("close", over);
    request.raw.once("close", () => stream.destroy());
    stream.write("retry: 3000\n\n");
    // A proxy that collects an answer before it passes it on would make it late.
    return reply.type("text/event-stream").header("x-accel-buffering", "no").send(stream);
  });
}
