import type { Executor } from "../../db/client.ts";
import { listAdmins, listOwners, type UserRow } from "../access/index.ts";
import type { OrderRow } from "./repository.ts";

/** Who gets the emails about an order: the buyer, or the company's Owners once the buyer has left. */
export async function recipientsOf(db: Executor, order: OrderRow): Promise<UserRow[]> {
  const buyer = (await listAdmins(db, order.companyId)).find(({ id }) => id === order.userId);
  return buyer ? [buyer] : listOwners(db, order.companyId);
}
