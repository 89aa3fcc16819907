import type { ConsumerRow } from "../../core/people/repository.ts";
import { coreSchema, enterpriseSchema, ownSchema } from "./user-parser.ts";

/** A participant as a user of SCIM. Empty attributes are left out. */
export function presentUser(row: ConsumerRow, base: string) {
  const { id, firstName, lastName, email, department, office, timezone, externalId } = row;
  const fullName = [firstName, lastName].filter(Boolean).join(" ");
  return {
    schemas: [coreSchema, ...(department ? [enterpriseSchema] : []), ...(office ? [ownSchema] : [])],
    id,
    ...(externalId && { externalId }),
    userName: row.userName ?? email,
    ...(fullName && {
      name: {
        formatted: fullName,
        ...(firstName && { givenName: firstName }),
        ...(lastName && { familyName: lastName }),
      },
      displayName: fullName,
    }),
    active: row.leftAt === null,
    emails: [{ value: email, type: "work", primary: true }],
    ...(timezone && { timezone }),
    ...(office && { addresses: [{ type: "work", formatted: office }], [ownSchema]: { office } }),
    ...(department && { [enterpriseSchema]: { department } }),
    meta: {
      resourceType: "User",
      created: row.createdAt.toISOString(),
      location: `${base}/Users/${id}`,
    },
  };
}

export const presentList = (resources: object[], total = resources.length, startIndex = 1) => ({
  schemas: ["urn:ietf:params:scim:api:messages:2.0:ListResponse"],
  totalResults: total,
  startIndex,
  itemsPerPage: resources.length,
  Resources: resources,
});
