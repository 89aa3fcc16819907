import { checkoutWebhook } from "@lantern/contract/http";
import type { FastifyInstance } from "fastify";
import * as z from "zod";
import type { Context } from "../../core/context.ts";
import { leavePath, returnPath, type SandboxProvider } from "../../core/ports/payment-provider.ts";
import { findOrder, type OrderRow, stillToPay } from "../../modules/billing/index.ts";
import { localNames } from "../../system/local-names.ts";
import { sandboxPage } from "./page.ts";
import { sandboxPath } from "./provider.ts";

/** The page where a sandbox order is paid, declined or left. Local mode only, and only under a local name. */
export async function sandboxRoutes(
  app: FastifyInstance,
  ctx: Context,
  provider: SandboxProvider,
): Promise<void> {
  await app.register(async (scope) => {
    scope.addHook("onRequest", async (request, reply) => {
      if (!localNames.has(request.hostname)) return reply.code(404).send();
      reply.header("cache-control", "no-store");
      reply.header(
        "content-security-policy",
        "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'",
      );
    });
    scope.addContentTypeParser(
      "application/x-www-form-urlencoded",
      { parseAs: "string" },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body as string))),
    );

    scope.get<{ Params: { id: string } }>(
      `${sandboxPath}/:id`,
      { schema: { hide: true } },
      async ({ params }, reply) => {
        const order = await orderOf(ctx, params.id);
        if (!order) return reply.callNotFound();
        return reply.type("text/html; charset=utf-8").send(sandboxPage(order, await unpaid(ctx, order)));
      },
    );

    scope.post<{ Params: { id: string }; Body: { do?: string } | undefined }>(
      `${sandboxPath}/:id`,
      { schema: { hide: true } },
      async ({ params, body }, reply) => {
        const order = await orderOf(ctx, params.id);
        if (!order) return reply.callNotFound();
        const outcome = body?.do === "pay" ? "paid" : body?.do === "decline" ? "declined" : null;
        if (!outcome) return reply.redirect(leavePath, 303);
        const { payload, signature } = await provider.createEvent(
          { ...order, amountCents: await unpaid(ctx, order) },
          outcome,
        );
        const headers = { "content-type": "application/json", "stripe-signature": signature };
        await app.inject({ method: "POST", url: checkoutWebhook.path, headers, payload });
        return reply.redirect(returnPath(order.id), 303);
      },
    );
  });
}

/** An order whose page was opened. */
async function orderOf(ctx: Context, id: string): Promise<OrderRow | undefined> {
  const order = z.uuid().safeParse(id).success ? await findOrder(ctx.db, id) : undefined;
  if (!order?.cardPage || order.stage !== "ordered") return undefined;
  return order;
}

/** What is still to be paid; once it is paid, the page pretends to take it again. */
const unpaid = async (ctx: Context, order: OrderRow) =>
  (await stillToPay(ctx.db, order)) || order.amountCents;
