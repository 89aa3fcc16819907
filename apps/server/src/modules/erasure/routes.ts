import * as operations from "@lantern/contract/http";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../core/context.ts";
import { admin, company, member, owner } from "../../core/gates.ts";
import { route } from "../../http/route.ts";
import { deleteOwnAccount } from "./delete-own-account.ts";
import { removeCompany, removeCompanyAsAdmin } from "./remove-company.ts";
import { removeOrPreview, removePerson } from "./remove-people.ts";

/** Deletes people, accounts and companies, with all that is stored about them anywhere. */
export function erasureRoutes(app: FastifyInstance, ctx: Context): void {
  route(app, operations.removeConsumers, company, async ({ proof, body }) =>
    removeOrPreview(ctx, proof, body),
  );
  route(app, operations.deleteConsumer, company, async ({ proof, params }) =>
    removePerson(ctx, proof, params.id),
  );
  route(app, operations.deleteUser, member, async ({ proof, body }) =>
    deleteOwnAccount(ctx, proof, body.current_password),
  );
  route(app, operations.deleteCompany, owner, async ({ proof, body }) => removeCompany(ctx, proof, body));
  route(app, operations.deletePlatformCompany, admin, async ({ proof, params, body }) =>
    removeCompanyAsAdmin(ctx, proof, params.id, body),
  );
}
