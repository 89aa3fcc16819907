import * as operations from "@lantern/contract/http";
import type { FastifyInstance } from "fastify";
import { auditExport } from "../../core/audit/export.ts";
import { companyLanguage } from "../../core/companies/repository.ts";
import type { Context } from "../../core/context.ts";
import { company } from "../../core/gates.ts";
import { idempotencyKey } from "../../http/idempotency.ts";
import { route } from "../../http/route.ts";
import { exportPeople } from "./export.ts";
import * as groups from "./groups.ts";
import { importPeople, requireListRead } from "./import-people.ts";
import { list, listIds, readGroups } from "./list.ts";
import * as service from "./service.ts";

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
    const language = query.language ?? (await companyLanguage(ctx.db, proof.companyId));
    const content = await exportPeople(ctx, proof, query, language);
    reply
      .type("text/csv; charset=utf-8")
      .header("content-disposition", 'attachment; filename="participants.csv"')
      .send(content);
  });
  route(app, operations.changeConsumers, company, async ({ proof, body }) =>
    service.changeSeveral(ctx, proof, body),
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
}
