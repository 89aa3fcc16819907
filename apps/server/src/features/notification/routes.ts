import * as operations from "@lantern/contract/http";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../core/context.ts";
import { member } from "../../core/gates.ts";
import { route } from "../../http/route.ts";
import * as service from "./service.ts";
import { notificationStream } from "./stream-routes.ts";

/** The bell: each person's own notifications. */
export function notificationRoutes(app: FastifyInstance, ctx: Context): void {
  route(app, operations.listNotifications, member, async ({ proof, query }) =>
    service.list(ctx, proof, query),
  );
  route(app, operations.readNotifications, member, async ({ proof }) => service.markAll(ctx, proof));
  route(app, operations.patchNotification, member, async ({ proof, params, body }) =>
    service.mark(ctx, proof, params.id, body.read),
  );
  route(app, operations.deleteNotification, member, async ({ proof, params }) =>
    service.remove(ctx, proof, params.id),
  );
  notificationStream(app, ctx);
}
