import { Role } from "@lantern/contract/roles";
import { listAdmins } from "../../core/users/admins.ts";
import type { UserRow } from "../../core/users/repository.ts";
import type { Executor } from "../../db/client.ts";
import type { OrderRow } from "./repository.ts";

/** Who gets the emails about an order: the buyer, or the company's Owners once the buyer has left. */
export async function recipientsOf(db: Executor, order: OrderRow): Promise<UserRow[]> {
  const admins = await listAdmins(db, order.companyId);
  const buyer = admins.find(({ id }) => id === order.userId);
  if (buyer) return [buyer];
  return admins.filter((admin) => admin.userTypeId === Role.CONSUMER_ADMIN && admin.emailVerifiedAt !== null);
}
