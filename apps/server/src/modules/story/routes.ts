import * as operations from "@lantern/contract/http";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../core/context.ts";
import { company } from "../../core/gates.ts";
import { route } from "../../http/route.ts";
import { preview } from "./preview.ts";
import * as service from "./service.ts";

/** A company's own words in the stories: for all its sessions, and for one. */
export function storyRoutes(app: FastifyInstance, ctx: Context): void {
  route(app, operations.getStory, company, async ({ proof, params, query }) =>
    service.read(ctx, proof, params.slug, query.language),
  );
  route(app, operations.putStory, company, async ({ proof, params, query, body }) =>
    service.save(ctx, proof, params.slug, body, query.language),
  );
  route(app, operations.previewStory, company, async ({ params, query, body }) =>
    preview(ctx, params.slug, body, query.language),
  );
  route(app, operations.getSessionStory, company, async ({ proof, params, query }) =>
    service.readSession(ctx, proof, params.id, query.language),
  );
  route(app, operations.putSessionStory, company, async ({ proof, params, query, body, request }) =>
    service.saveSession(ctx, proof, params.id, body, request.headers["if-match"], query.language),
  );
  route(app, operations.deleteSessionStory, company, async ({ proof, params, query, request }) =>
    service.saveSession(ctx, proof, params.id, null, request.headers["if-match"], query.language),
  );
}
