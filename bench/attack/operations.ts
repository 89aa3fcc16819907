import * as contract from "@lantern/contract/http";
import * as z from "zod";

/** Every operation of the contract. */
export const operations = Object.values(contract).flatMap((value): contract.Operation[] =>
  typeof value === "object" && "path" in value ? [value] : [],
);

/** Operations of the platform's console, which belong to no company. */
export const isPlatform = ({ path }: contract.Operation): boolean =>
  path.startsWith("/api/admin/") || path.startsWith("/api/settings");

/** Operations that a Sub-Administrator may not use. */
export const ownerOnly: ReadonlySet<string> = new Set([
  ...["deleteCompany", "deleteLogo", "inviteAdmin", "listAudit", "patchAdmin"],
  ...["patchCompany", "putLogo", "removeAdmin", "revokeInvitation"],
]);

/** Operations of those who buy, Sub-Administrators among them, and of no ADMIN of the platform. */
export const buyersOnly: ReadonlySet<string> = new Set([
  "createBillingAccount",
  "createCheckout",
  "deleteBillingAccount",
  "listBillingAccounts",
  "listOrders",
  "orderReceipt",
  "putBillingAccount",
]);

export type Json = z.core.JSONSchema._JSONSchema;

export const jsonOf = (schema: z.ZodType): Json =>
  z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });

/** A plausible value for a schema, with this id in every field that accepts one. */
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

/** The fields of a schema; for a union, those of all its members. */
export function fieldsOf(schema: Json): string[] {
  if (typeof schema === "boolean") return [];
  const forms = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  return [...Object.keys(schema.properties ?? {}), ...forms.flatMap(fieldsOf)];
}
