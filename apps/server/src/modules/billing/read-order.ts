import type { Order } from "@lantern/contract/http";
import type { Context } from "../../core/context.ts";
import { documentsOf } from "./document-repository.ts";
import { paymentsOf } from "./payment-repository.ts";
import { presentOrder } from "./presenter.ts";
import { findOrder, type OrderRow } from "./repository.ts";
import { unusedOfOrders } from "./unused-repository.ts";

type Deps = Pick<Context, "db" | "now">;

/** Orders of one company with their documents, payments and unused credits, as its pages show them. */
export async function readOrders({ db, now }: Deps, companyId: string, rows: OrderRow[]): Promise<Order[]> {
  const ids = rows.map(({ id }) => id);
  const [documents, payments] = await Promise.all([documentsOf(db, ids), paymentsOf(db, ids)]);
  const unused = await unusedOfOrders(db, now(), companyId, rows, payments);
  return rows.map((row) =>
    presentOrder(row, { documents, payments, unused: unused.get(row.id) ?? null }, now()),
  );
}

/** An order after a change. */
export async function readOrder(ctx: Deps, id: string): Promise<Order> {
  const row = (await findOrder(ctx.db, id))!;
  const [order] = await readOrders(ctx, row.companyId, [row]);
  return order!;
}
