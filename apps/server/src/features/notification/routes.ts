import * as calls from "@lantern/contract/http";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../core/context.ts";
import { member } from "../../core/gates.ts";
import { route } from "../../http/route.ts";
import { noticeStream } from "./live.ts";
import * as service from "./service.ts";

/** The bell: each person's own notifications. */
export function notificationRoutes(app: FastifyInstance, ctx: Context): void {
  route(app, calls.listNotifications, member, async ({ proof, query }) => service.list(ctx, proof, query));
  route(app, calls.readNotifications, member, async ({ proof }) => service.markAll(ctx, proof));
  route(app, calls.patchNotification, member, async ({ proof, params, body }) =>
    service.mark(ctx, proof, params.id, body.read),
  );
  route(app, calls.deleteNotification, member, async ({ proof, params }) =>
    service.remove(ctx, proof, params.id),
  );
  noticeStream(app, ctx);
}
