/** User types in the HTTP API. They are numbers because other programs store them. */
export const Role = { ADMIN: 1, CONSUMER_ADMIN: 2, CONSUMER_ADMIN_SUB: 4 } as const;

/** A person of a company who sees its billing and nothing else. Not one of the specified types, and so not in `Role`. */
export const financeType = 8;

export type RoleId = (typeof Role)[keyof typeof Role] | typeof financeType;
/** The roles of a company's administrators. */
export type CompanyRole = typeof Role.CONSUMER_ADMIN | typeof Role.CONSUMER_ADMIN_SUB;

const names: Record<RoleId, string> = {
  [Role.ADMIN]: "ADMIN",
  [Role.CONSUMER_ADMIN]: "Company Owner",
  [Role.CONSUMER_ADMIN_SUB]: "Sub-Administrator",
  [financeType]: "Finance",
};

/** The visible name of a user type. An unknown type is a "User". */
export function roleName(userTypeId: number): string {
  return names[userTypeId as RoleId] ?? "User";
}

/** Company Owners and Sub-Administrators are company administrators; Finance and the platform's ADMIN are not. */
export function isCompanyAdmin(userTypeId: number): userTypeId is CompanyRole {
  return userTypeId === Role.CONSUMER_ADMIN || userTypeId === Role.CONSUMER_ADMIN_SUB;
}

/** Who buys for a company: its Owners, and Finance. */
export function isBuyer(userTypeId: number): boolean {
  return userTypeId === Role.CONSUMER_ADMIN || userTypeId === financeType;
}

/** The roles of people in a company, which its Owners give. */
export function isCompanyRole(userTypeId: number): userTypeId is Exclude<RoleId, typeof Role.ADMIN> {
  return isCompanyAdmin(userTypeId) || userTypeId === financeType;
}
