/** A JSON schema, as far as it is compared. */
interface Schema {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  enum?: unknown[];
  anyOf?: Schema[];
}

interface Content {
  content: Record<string, { schema: Schema }>;
}

interface DescribedOperation {
  operationId: string;
  parameters?: { name: string; in: string; required?: boolean; schema?: Schema }[];
  requestBody?: Content;
  responses: Record<string, Partial<Content>>;
}

/** The parts of an OpenAPI file that are compared. */
export interface Described {
  paths: Record<string, Record<string, DescribedOperation>>;
  components: { schemas: Record<string, Schema> };
}

/**
 * What would break a program that relies on `before`: an operation or a field of a response that is gone, another type,
 * a value that a request may no longer have, a field or parameter that is now required.
 */
export function breakingChanges(before: Described, after: Described): string[] {
  const faults: string[] = [];
  for (const [path, methods] of Object.entries(before.paths)) {
    for (const [method, was] of Object.entries(methods)) {
      const now = after.paths[path]?.[method];
      const where = `${method.toUpperCase()} ${path}`;
      if (!now) faults.push(`${where} is gone`);
      else faults.push(...changesOf(was, now, where));
    }
  }
  return faults;

  function changesOf(was: DescribedOperation, now: DescribedOperation, where: string): string[] {
    const existing = new Set(was.parameters?.filter(({ required }) => required).map(({ name }) => name));
    const required = (now.parameters ?? []).filter((each) => each.required && !existing.has(each.name));
    return [
      ...required.map(({ name }) => `${where}: the parameter ${name} is required`),
      ...compare(jsonOf(was.requestBody), jsonOf(now.requestBody), `${where} request`, "request", 0),
      ...Object.entries(was.responses).flatMap(([status, response]) =>
        now.responses[status]
          ? compare(jsonOf(response), jsonOf(now.responses[status]), `${where} ${status}`, "response", 0)
          : [`${where}: no response ${status}`],
      ),
    ];
  }

  function compare(
    old: Schema | undefined,
    next: Schema | undefined,
    where: string,
    side: "request" | "response",
    depth: number,
  ): string[] {
    // Deeper levels only repeat schemas that refer to themselves.
    if (depth > 8) return [];
    const [was, now] = [resolved(before, old), resolved(after, next)];
    if (!was) return side === "request" && now?.required?.length ? [`${where}: a body is required`] : [];
    if (!now) return [`${where} is gone`];
    const faults: string[] = [];
    // A request that takes more than before still takes what programs send.
    const wider = side === "request" && was.type && now.anyOf?.find(({ type }) => type === was.type);
    if (wider) return compare(was, wider, where, side, depth);
    if (JSON.stringify(was.type) !== JSON.stringify(now.type)) faults.push(`${where} has another type`);
    const values = new Set(now.enum);
    if (side === "request" && now.enum && was.enum?.some((value) => !values.has(value)))
      faults.push(`${where} takes fewer values`);
    if (side === "request")
      for (const name of now.required ?? [])
        if (!was.required?.includes(name)) faults.push(`${where}.${name} is required`);
    if (side === "response")
      for (const name of was.required ?? [])
        if (!now.required?.includes(name)) faults.push(`${where}.${name} can be missing`);
    for (const [name, field] of Object.entries(was.properties ?? {}))
      faults.push(...compare(field, now.properties?.[name], `${where}.${name}`, side, depth + 1));
    if (was.items) faults.push(...compare(was.items, now.items, `${where}[]`, side, depth + 1));
    was.anyOf?.forEach((each, index) => {
      faults.push(...compare(each, now.anyOf?.[index], `${where}|${index}`, side, depth + 1));
    });
    return faults;
  }
}

const jsonOf = (part: Partial<Content> | undefined) => part?.content?.["application/json"]?.schema;

function resolved({ components }: Described, schema: Schema | undefined): Schema | undefined {
  const name = schema?.$ref?.split("/").at(-1);
  return name ? components.schemas[name] : schema;
}
