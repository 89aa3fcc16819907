import { Role } from "@lantern/contract/roles";
import type { Member } from "../gates.ts";

/** Only the Owner can change the company's name; a Sub-Administrator's profile form leaves it as it is. */
export function mayRenameCompany(who: Member): boolean {
  return who.userTypeId === Role.CONSUMER_ADMIN;
}
