import type { Event } from "@lantern/engine";

const removed = "removed";

/** An event without what it tells of people: who they are, where they work, what they wrote. */
export function withoutPersonalData(event: Event): unknown {
  if (event.type === "entered") return { ...event, key: removed, mix: removed };
  if (event.type === "connected") return { ...event, browser: removed };
  return withoutTexts(event);
}

/** The words themselves are never in the log, only their ids; but also how long a line was is nobody's business here. */
function withoutTexts(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutTexts);
  if (typeof value !== "object" || value === null) return value;
  if ("text_id" in value) return removed;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, key === "textIds" ? removed : withoutTexts(inner)]),
  );
}
