/** User types in the HTTP API. They are numbers because other programs store them. */
export const Role = { ADMIN: 1, CONSUMER_ADMIN: 2, CONSUMER_ADMIN_SUB: 4 } as const;

export type RoleId = (typeof Role)[keyof typeof Role];
/** The roles of a company's administrators. An Owner can limit a Sub-Administrator to billing, which is no role. */
export type CompanyRole = typeof Role.CONSUMER_ADMIN | typeof Role.CONSUMER_ADMIN_SUB;

const names: Record<RoleId, string> = {
  [Role.ADMIN]: "ADMIN",
  [Role.CONSUMER_ADMIN]: "Company Owner",
  [Role.CONSUMER_ADMIN_SUB]: "Sub-Administrator",
};

/** The visible name of a user type. An unknown type is a "User". */
export function roleName(userTypeId: number): string {
  return names[userTypeId as RoleId] ?? "User";
}

/** Company Owners and Sub-Administrators are company administrators; the platform's ADMIN is not. */
export function isCompanyAdmin(userTypeId: number): userTypeId is CompanyRole {
  return userTypeId === Role.CONSUMER_ADMIN || userTypeId === Role.CONSUMER_ADMIN_SUB;
}
