import { Role } from "@lantern/contract/roles";
import type { Member } from "../../../core/gates.ts";
import type { UserRow } from "./repository.ts";

/** Only the Owner can change the company's name; a Sub-Administrator's profile form leaves it as it is. */
export function mayRenameCompany(who: Member): boolean {
  return who.userTypeId === Role.CONSUMER_ADMIN;
}

/** A role as the audit log tells it. */
export function roleDetail({ userTypeId, billingOnly }: Pick<UserRow, "userTypeId" | "billingOnly">) {
  return { role: userTypeId, ...(billingOnly && { limit: "billing" }) };
}
