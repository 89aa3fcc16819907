import { Role } from "@lantern/contract/roles";
import type { roleName as english } from "./role-names.ts";

const roles: Record<number, string> = {
  [Role.ADMIN]: "ADMIN",
  [Role.CONSUMER_ADMIN]: "Titular de la empresa",
  [Role.CONSUMER_ADMIN_SUB]: "Subadministración",
};

export const roleName: typeof english = (userTypeId) => roles[userTypeId] ?? "Usuario";
