/**
 * [L8] Addresses of a pack, such as `scenes.a2.options.wait.text`: names of fields, and of the items of lists their ids,
 * or their numbers from 0 where they have none.
 */

/** The name of an item in addresses. */
export function nameOf(item: unknown, index: number): string {
  const id = typeof item === "object" && item !== null && "id" in item ? item.id : undefined;
  return typeof id === "string" ? id : String(index);
}

/** What an address names in a pack, or in one of its scenes. */
export function partAt(whole: unknown, at: string): unknown {
  return at.split(".").reduce<unknown>((part, name) => {
    if (Array.isArray(part)) return part.find((item, index) => nameOf(item, index) === name);
    return typeof part === "object" && part !== null && Object.hasOwn(part, name)
      ? (part as Record<string, unknown>)[name]
      : undefined;
  }, whole);
}
