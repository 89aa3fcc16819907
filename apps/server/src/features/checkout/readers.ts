import { Role } from "@lantern/contract/roles";
import { listAdmins } from "../../core/users/admins.ts";
import type { UserRow } from "../../core/users/repository.ts";
import type { Executor } from "../../db/client.ts";
import type { OrderRow } from "./repository.ts";

/** To whom letters about an order go: who has bought it, and once they have left the company, its Owners. */
export async function readersOf(db: Executor, order: OrderRow): Promise<UserRow[]> {
  const admins = await listAdmins(db, order.companyId);
  const buyer = admins.find(({ id }) => id === order.userId);
  if (buyer) return [buyer];
  return admins.filter((admin) => admin.userTypeId === Role.CONSUMER_ADMIN && admin.emailVerifiedAt !== null);
}
