import type { Resolver } from "react-hook-form";
import type * as z from "zod";

type Schemas = Omit<typeof import("./form-schemas.ts"), "zodResolver">;
type Rules<K extends keyof Schemas> = Resolver<z.input<Schemas[K]>, unknown, z.output<Schemas[K]>>;

/**
 * The rules of a form in front of the sign-in, fetched at the first look at what was typed: the library that
 * checks them is as heavy as the rest of the page. When it cannot be had, the server's rules do.
 */
export function rules<K extends keyof Schemas>(name: K): Rules<K> {
  return async (values, context, options) => {
    const schemas = await import("./form-schemas.ts").catch(() => null);
    if (!schemas) return { values: values as z.output<Schemas[K]>, errors: {} };
    const schema: z.ZodType<object, object> = schemas[name];
    return (schemas.zodResolver(schema) as unknown as Rules<K>)(values, context, options);
  };
}
