import { createHash } from "node:crypto";

/** The hash of a state, independent of the order of its keys. */
export function hashOf(state: unknown): string {
  const sorted = (value: unknown): unknown =>
    Array.isArray(value)
      ? value.map(sorted)
      : value !== null && typeof value === "object"
        ? Object.fromEntries(
            Object.entries(value)
              .map(([key, item]) => [key, sorted(item)])
              .sort(([a], [b]) => (String(a) < String(b) ? -1 : 1)),
          )
        : value;
  return createHash("sha256")
    .update(JSON.stringify(sorted(state)))
    .digest("hex");
}
