import { faultOf } from "@lantern/contract/fault";
import type * as z from "zod";
import { faultText, needErrorTexts } from "../i18n/error-text.ts";
import { t } from "../i18n/index.ts";

type Schemas = typeof import("./schemas.ts");
export type SchemaName = keyof Schemas;
/** What a form sends, before its schema has checked it. */
export type Fields<K extends SchemaName> = z.input<Schemas[K]>;
/** What a form sends. */
export type Valid<K extends SchemaName> = z.output<Schemas[K]>;

type Parsed<V> = { values: V } | { errors: Record<string, string> };

/**
 * Checks a form's values against a schema of the contract, which loads at the first check because its library is as
 * large as a page. When it cannot be loaded, only the server checks.
 */
export async function parse<K extends SchemaName>(name: K, values: unknown): Promise<Parsed<Valid<K>>> {
  const schemas = await import("./schemas.ts").catch(() => null);
  if (!schemas) return { values: values as Valid<K> };
  const schema: z.ZodType = schemas[name];
  const result = schema.safeParse(values);
  if (!result.success) await needErrorTexts();
  return result.success ? { values: result.data as Valid<K> } : { errors: firstErrors(result.error) };
}

/** The first text of each field, by the server's names of fields, such as `sessions.1.starts_at`. */
function firstErrors({ issues }: z.ZodError): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { path, message } of issues)
    errors[path.join(".")] ??= faultText(faultOf(message), t.errors().unknown);
  return errors;
}
