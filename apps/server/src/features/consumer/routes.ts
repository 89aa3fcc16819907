import * as calls from "@lantern/contract/http";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../core/context.ts";
import { removeOrPreview } from "../../core/erasure/people.ts";
import { company } from "../../core/gates.ts";
import { idempotencyKey } from "../../http/idempotency.ts";
import { route } from "../../http/route.ts";
import { exportPeople } from "./export.ts";
import { importPeople } from "./import-service.ts";
import { list, readGroups } from "./list.ts";
import * as service from "./service.ts";
import { history } from "./session-list.ts";

/** The company's participants. */
export function consumerRoutes(app: FastifyInstance, ctx: Context): void {
  route(app, calls.listConsumers, company, async ({ proof, query }) => list(ctx, proof, query));
  route(app, calls.consumerGroups, company, async ({ proof }) => readGroups(ctx, proof));
  route(app, calls.exportConsumers, company, async ({ proof, query, reply }) => {
    const content = await exportPeople(ctx, proof, query);
    reply
      .type("text/csv; charset=utf-8")
      .header("content-disposition", 'attachment; filename="participants.csv"')
      .send(content);
  });
  route(app, calls.removeConsumers, company, async ({ proof, body }) => removeOrPreview(ctx, proof, body));
  route(app, calls.consumerHistory, company, async ({ proof, params, query }) =>
    history(ctx, proof, params.id, query),
  );
  route(app, calls.createConsumer, company, async ({ proof, body, request }) =>
    service.create(ctx, proof, body, idempotencyKey(request)),
  );
  route(app, calls.importConsumers, company, async ({ proof, body }) => importPeople(ctx, proof, body));
  route(app, calls.getConsumer, company, async ({ proof, params }) => service.read(ctx, proof, params.id));
  route(app, calls.patchConsumer, company, async ({ proof, params, body }) =>
    service.change(ctx, proof, params.id, body),
  );
  route(app, calls.deleteConsumer, company, async ({ proof, params }) =>
    service.remove(ctx, proof, params.id),
  );
}
