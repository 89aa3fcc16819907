/** User types as the interface carries them: numbers, because other programs store them. */
export const Role = { ADMIN: 1, CONSUMER_ADMIN: 2, CONSUMER_ADMIN_SUB: 4 } as const;

export type RoleId = (typeof Role)[keyof typeof Role];

const names: Record<RoleId, string> = {
  [Role.ADMIN]: "ADMIN",
  [Role.CONSUMER_ADMIN]: "Company Owner",
  [Role.CONSUMER_ADMIN_SUB]: "Sub-Administrator",
};

/** The name shown for a user type; any other type is a plain "User". */
export function roleName(userTypeId: number): string {
  return names[userTypeId as RoleId] ?? "User";
}

/** Company administrators are Owners and Sub-Administrators, not the platform's ADMIN. */
export function isCompanyAdmin(userTypeId: number): boolean {
  return userTypeId === Role.CONSUMER_ADMIN || userTypeId === Role.CONSUMER_ADMIN_SUB;
}
