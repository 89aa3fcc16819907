import { fullName } from "@lantern/contract/full-name";
import type { ConsumerRow } from "../people/index.ts";
import { coreSchema, enterpriseSchema, ownSchema } from "./user-parser.ts";

/** A participant as a user of SCIM. Empty attributes are left out. */
export function presentUser(row: ConsumerRow, base: string) {
  const { id, firstName, lastName, email, department, office, timezone, language, externalId } = row;
  const name = fullName(firstName, lastName);
  return {
    schemas: [coreSchema, ...(department ? [enterpriseSchema] : []), ...(office ? [ownSchema] : [])],
    id,
    ...(externalId && { externalId }),
    userName: row.userName ?? email,
    ...(name && {
      name: {
        formatted: name,
        ...(firstName && { givenName: firstName }),
        ...(lastName && { familyName: lastName }),
      },
      displayName: name,
    }),
    active: row.leftAt === null,
    emails: [{ value: email, type: "work", primary: true }],
    ...(timezone && { timezone }),
    ...(language && { preferredLanguage: language }),
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
