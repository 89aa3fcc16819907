import { Role } from "@lantern/contract/roles";
import type { Member } from "../gates.ts";

/** The company's name belongs to its Owner; a Sub-Administrator's profile form leaves it as it is. */
export function mayRenameCompany(who: Member): boolean {
  return who.userTypeId === Role.CONSUMER_ADMIN;
}
