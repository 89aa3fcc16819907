import type { Resolver } from "react-hook-form";
import type * as z from "zod";

type Schemas = Omit<typeof import("./form-schemas.ts"), "zodResolver">;
/** Values of a form before validation: a box that must be checked starts unchecked. */
type Unchecked<V> = { [F in keyof V]: V[F] extends true ? boolean : V[F] };
type Rules<K extends keyof Schemas> = Resolver<Unchecked<z.input<Schemas[K]>>, unknown, z.output<Schemas[K]>>;

/**
 * The validation rules of a sign-in form, loaded at the first validation: the library is as large as the rest of the
 * page. When it cannot be loaded, only the server validates.
 */
export function rules<K extends keyof Schemas>(name: K): Rules<K> {
  return async (values, context, options) => {
    const schemas = await import("./form-schemas.ts").catch(() => null);
    if (!schemas) return { values: values as z.output<Schemas[K]>, errors: {} };
    const schema: z.ZodType<object, object> = schemas[name];
    return (schemas.zodResolver(schema) as unknown as Rules<K>)(values, context, options);
  };
}
