import { listMax } from "./list.ts";
import { coreSchema, enterpriseSchema, ownSchema } from "./user-parser.ts";

const schemaOfSchemas = "urn:ietf:params:scim:schemas:core:2.0:Schema";

/** What this interface can do (RFC 7643, section 5). */
export const presentAbilities = (base: string) => ({
  schemas: ["urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig"],
  patch: { supported: true },
  bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
  filter: { supported: true, maxResults: listMax },
  changePassword: { supported: false },
  sort: { supported: false },
  etag: { supported: false },
  authenticationSchemes: [
    {
      type: "oauthbearertoken",
      name: "Token of the directory",
      description: "An Owner makes it under Company settings, Directory.",
      primary: true,
    },
  ],
  meta: { resourceType: "ServiceProviderConfig", location: `${base}/ServiceProviderConfig` },
});

export const presentResourceType = (base: string) => ({
  schemas: ["urn:ietf:params:scim:schemas:core:2.0:ResourceType"],
  id: "User",
  name: "User",
  endpoint: "/Users",
  description: "Participants of the company",
  schema: coreSchema,
  schemaExtensions: [
    { schema: enterpriseSchema, required: false },
    { schema: ownSchema, required: false },
  ],
  meta: { resourceType: "ResourceType", location: `${base}/ResourceTypes/User` },
});

/** The attributes that we store; others are accepted and ignored. */
export function presentSchemas(base: string) {
  return [
    schema(base, coreSchema, "User", [
      { ...text("userName"), required: true, uniqueness: "server" },
      complex("name", [text("givenName"), text("familyName")]),
      { ...attribute("active", "boolean"), description: "False: the person has left" },
      complex("emails", [text("value"), text("type"), attribute("primary", "boolean")], true),
      complex("addresses", [text("type"), { ...text("formatted"), description: "The office" }], true),
      text("timezone"),
      { ...text("preferredLanguage"), description: "Of emails, pages and stories" },
    ]),
    schema(base, enterpriseSchema, "EnterpriseUser", [text("department")]),
    schema(base, ownSchema, "Lantern Hour", [text("office")]),
  ];
}

const schema = (base: string, id: string, name: string, attributes: object[]) => ({
  schemas: [schemaOfSchemas],
  id,
  name,
  attributes,
  meta: { resourceType: "Schema", location: `${base}/Schemas/${id}` },
});

const attribute = (name: string, type: string) => ({
  name,
  type,
  multiValued: false,
  required: false,
  mutability: "readWrite",
  returned: "default",
});

const text = (name: string) => ({ ...attribute(name, "string"), caseExact: false, uniqueness: "none" });

const complex = (name: string, subAttributes: object[], multiValued = false) => ({
  ...attribute(name, "complex"),
  multiValued,
  subAttributes,
});
