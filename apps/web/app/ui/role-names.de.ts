import { Role } from "@lantern/contract/roles";
import type { roleName as english } from "./role-names.ts";

const roles: Record<number, string> = {
  [Role.ADMIN]: "ADMIN",
  [Role.CONSUMER_ADMIN]: "Hauptadministration",
  [Role.CONSUMER_ADMIN_SUB]: "Administration",
};

export const roleName: typeof english = (userTypeId) => roles[userTypeId] ?? "Konto";
