import { roleName } from "../../ui/role-names.ts";
import { texts } from "./texts.ts";

/** What an Owner gives an administrator: a role, which may be limited to billing. */
export interface GivenRole {
  user_type_id: number;
  billing_only: boolean;
}

/** A role as the list of administrators names it. */
export function givenRoleName({ user_type_id, billing_only }: GivenRole): string {
  const name = roleName(user_type_id);
  return billing_only ? texts.limited(name) : name;
}
