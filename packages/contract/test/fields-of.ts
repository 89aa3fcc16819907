import type * as z from "zod";

export interface Field {
  path: string;
  type: z.core.$ZodType;
  /** Gets only what an earlier schema has accepted. */
  checked: boolean;
  /** The transformation in front of it, with itself. */
  transformed?: z.core.$ZodType;
}

/** Every schema inside a schema, with its path. */
export function fieldsOf(type: z.core.$ZodType, path: string, checked = false): Field[] {
  const { def } = type._zod as z.core.$ZodTypes["_zod"];
  const inside = (part: z.core.$ZodType, name = "", after = checked) =>
    fieldsOf(part, `${path}${name}`, after);
  const own = { path, type, checked };
  switch (def.type) {
    case "object":
      return [
        own,
        ...Object.entries(def.shape).flatMap(([name, part]) => inside(part, `.${name}`)),
        ...(def.catchall ? inside(def.catchall, ".*") : []),
      ];
    case "array":
      return [own, ...inside(def.element, "[]")];
    case "set":
      return [own, ...inside(def.valueType, "[]")];
    case "record":
    case "map":
      return [own, ...inside(def.keyType, "{key}"), ...inside(def.valueType, "{}")];
    case "tuple":
      return [
        own,
        ...def.items.flatMap((part) => inside(part, "[]")),
        ...(def.rest ? inside(def.rest, "[]") : []),
      ];
    case "union":
      return [own, ...def.options.flatMap((part) => inside(part))];
    case "intersection":
      return [own, ...inside(def.left), ...inside(def.right)];
    case "pipe":
      // A transformation in front of a schema passes on whatever it gets.
      if (def.in._zod.def.type !== "transform") return [own, ...inside(def.in), ...inside(def.out, "", true)];
      return [
        own,
        ...inside(def.out).map((field, at) => (at === 0 ? { ...field, transformed: type } : field)),
      ];
    case "optional":
    case "nullable":
    case "default":
    case "prefault":
    case "catch":
    case "readonly":
    case "nonoptional":
      return [own, ...inside(def.innerType)];
    default:
      return [own];
  }
}
