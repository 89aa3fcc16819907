/** Fields of a stored result whose texts are ids. Every other text is a sentence or a name of the story. */
const ids = new Set(["id", "scene", "option", "by", "road", "slug", "band", "people", "commitmentTextId"]);

/**
 * Where a session's log says something else than its stored result, as the path of the first field; null when it says
 * the same. Numbers and ids are compared. Sentences are not: an update of the product may edit them, and the fields that
 * it adds are in no earlier result.
 */
export function differenceIn(stored: unknown, folded: unknown, path: readonly string[] = []): string | null {
  if (typeof stored === "object" && stored !== null) {
    if (typeof folded !== "object" || folded === null) return path.join(".");
    if (Array.isArray(stored) && stored.length !== (folded as unknown[]).length) return path.join(".");
    for (const [name, value] of Object.entries(stored)) {
      const difference = differenceIn(value, (folded as Record<string, unknown>)[name], [...path, name]);
      if (difference !== null) return difference;
    }
    return null;
  }
  // The items of a list of ids have a number for their name.
  const field = path.findLast((name) => !/^\d+$/.test(name)) ?? "";
  const sentence = typeof stored === "string" && !ids.has(field);
  return sentence || stored === folded ? null : path.join(".");
}
