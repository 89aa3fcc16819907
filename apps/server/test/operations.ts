import * as operations from "@lantern/contract/http";
import * as z from "zod";

/** Every operation of the API, from the contract itself, so that new ones are tested automatically. */
export const allOperations = Object.values(operations).flatMap((value): operations.Operation[] =>
  typeof value === "object" && "path" in value ? [value] : [],
);

/** Operations of the console belong to no company: the gate runs before any id is read. */
export const isPlatform = ({ path }: operations.Operation): boolean =>
  path.startsWith("/api/admin/") || path.startsWith("/api/settings");

/** The schema as JSON, for checks of its fields. */
export function jsonOf(schema: z.ZodType) {
  return z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
}

type Json = z.core.JSONSchema._JSONSchema;

/** Whether a value of this schema can contain an id of something. */
export function hasId(schema: Json): boolean {
  if (typeof schema === "boolean") return false;
  const parts = [...Object.values(schema.properties ?? {}), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  return schema.format === "uuid" || [...parts, ...itemsOf(schema)].some(hasId);
}

/** A value with this id wherever the schema allows one, and with all required fields. */
export function valueWithId(schema: Json, id: string): unknown {
  if (typeof schema === "boolean") return "x";
  if (schema.format === "uuid") return id;
  if (schema.type === "array") return itemsOf(schema).map((item) => valueWithId(item, id));
  if (schema.properties) {
    const needed = Object.entries(schema.properties).filter(
      ([name, field]) => schema.required?.includes(name) || hasId(field),
    );
    return Object.fromEntries(needed.map(([name, field]) => [name, valueWithId(field, id)]));
  }
  const form = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].find(hasId);
  if (form) return valueWithId(form, id);
  return schema.type === "boolean" ? true : schema.type === "number" || schema.type === "integer" ? 1 : "x";
}

function itemsOf({ items }: z.core.JSONSchema.BaseSchema): Json[] {
  return items === undefined ? [] : ([items].flat() as Json[]);
}
