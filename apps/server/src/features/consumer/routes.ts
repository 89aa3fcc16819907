import * as operations from "@lantern/contract/http";
import type { FastifyInstance } from "fastify";
import { auditExport } from "../../core/audit/export.ts";
import type { Context } from "../../core/context.ts";
import { removeOrPreview } from "../../core/erasure/people.ts";
import { company } from "../../core/gates.ts";
import { idempotencyKey } from "../../http/idempotency.ts";
import { route } from "../../http/route.ts";
import { exportPeople } from "./export.ts";
import * as groups from "./group-service.ts";
import { importPeople, requireListRead } from "./import-service.ts";
import { list, listIds, readGroups } from "./list.ts";
import * as service from "./service.ts";
import { history } from "./session-list.ts";

/** The company's participants. */
export function consumerRoutes(app: FastifyInstance, ctx: Context): void {
  route(app, operations.listConsumers, company, async ({ proof, query }) => list(ctx, proof, query));
  route(app, operations.listConsumerIds, company, async ({ proof, query }) => listIds(ctx, proof, query));
  route(app, operations.consumerGroups, company, async ({ proof }) => readGroups(ctx, proof));
  route(app, operations.createGroup, company, async ({ proof, body }) => groups.create(ctx, proof, body));
  route(app, operations.patchGroup, company, async ({ proof, params, body }) =>
    groups.patch(ctx, proof, params.id, body),
  );
  route(app, operations.deleteGroup, company, async ({ proof, params }) =>
    groups.remove(ctx, proof, params.id),
  );
  route(app, operations.exportConsumers, company, async ({ proof, query, reply }) => {
    await auditExport(ctx, proof, "consumer.export");
    const content = await exportPeople(ctx, proof, query);
    reply
      .type("text/csv; charset=utf-8")
      .header("content-disposition", 'attachment; filename="participants.csv"')
      .send(content);
  });
  route(app, operations.changeConsumers, company, async ({ proof, body }) =>
    service.changeSeveral(ctx, proof, body),
  );
  route(app, operations.removeConsumers, company, async ({ proof, body }) =>
    removeOrPreview(ctx, proof, body),
  );
  route(app, operations.consumerHistory, company, async ({ proof, params, query }) =>
    history(ctx, proof, params.id, query),
  );
  route(app, operations.createConsumer, company, async ({ proof, body, request }) =>
    service.create(ctx, proof, body, idempotencyKey(request)),
  );
  route(app, operations.importConsumers, company, async ({ proof, body }) => importPeople(ctx, proof, body), {
    beforeBody: (proof, bytes) => requireListRead(ctx, proof, bytes),
  });
  route(app, operations.getConsumer, company, async ({ proof, params }) =>
    service.read(ctx, proof, params.id),
  );
  route(app, operations.patchConsumer, company, async ({ proof, params, body }) =>
    service.change(ctx, proof, params.id, body),
  );
  route(app, operations.deleteConsumer, company, async ({ proof, params }) =>
    service.remove(ctx, proof, params.id),
  );
}
