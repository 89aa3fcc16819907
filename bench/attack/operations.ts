import * as calls from "@lantern/contract/http";
import * as z from "zod";

/** Every call of the interface, from the contract itself. */
export const operations = Object.values(calls).flatMap((value): calls.Operation[] =>
  typeof value === "object" && "path" in value ? [value] : [],
);

/** Calls of the platform's console, which belong to no company. */
export const isPlatform = ({ path }: calls.Operation): boolean =>
  path.startsWith("/api/admin/") || path.startsWith("/api/settings");

/** What a Sub-Administrator may not do. */
export const ownerOnly: ReadonlySet<string> = new Set([
  ...[
    "createCheckout",
    "deleteCompany",
    "deleteLogo",
    "getBilling",
    "inviteAdmin",
    "listAudit",
    "listOrders",
  ],
  ...[
    "orderReceipt",
    "patchAdmin",
    "patchCompany",
    "putBilling",
    "putLogo",
    "removeAdmin",
    "revokeInvitation",
  ],
]);

export type Json = z.core.JSONSchema._JSONSchema;

export const jsonOf = (schema: z.ZodType): Json =>
  z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });

/** A value that fits a schema about as a person's would, with this id wherever it has room for one. */
export function sampleOf(schema: Json, id: string): unknown {
  if (typeof schema === "boolean") return "x";
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.format === "uuid") return id;
  if (schema.format === "email") return "somebody@attack.example";
  if (schema.format === "date-time") return "2027-01-01T12:00:00Z";
  if (schema.properties)
    return Object.fromEntries(
      Object.entries(schema.properties).map(([name, field]) => [name, sampleOf(field, id)]),
    );
  if (schema.type === "array") return [schema.items ?? []].flat().map((item) => sampleOf(item as Json, id));
  const [form] = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  if (form !== undefined) return sampleOf(form, id);
  if (schema.type === "boolean") return true;
  return schema.type === "number" || schema.type === "integer" ? (schema.minimum ?? 1) : "sample";
}

/** The fields of a schema, those of all its forms together. */
export function fieldsOf(schema: Json): string[] {
  if (typeof schema === "boolean") return [];
  const forms = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  return [...Object.keys(schema.properties ?? {}), ...forms.flatMap(fieldsOf)];
}
