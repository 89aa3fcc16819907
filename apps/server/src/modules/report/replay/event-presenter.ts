import type { Event } from "@lantern/engine";

const removed = "removed";

/** An event without personal data: ids of people, where they work, how they are drawn, and references to texts. */
export function withoutPersonalData(event: Event): unknown {
  if (event.type === "entered") return { ...event, key: removed, mix: removed };
  if (event.type === "logEnded") {
    const { state: _, packHash: __, ...counts } = event;
    return counts;
  }
  if (event.type === "connected") return { ...event, browser: removed };
  if (event.type === "portraitChosen") return { ...event, portrait: removed };
  return withoutTexts(event);
}

/** The log has only the ids and lengths of texts; those are removed as well. */
function withoutTexts(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutTexts);
  if (typeof value !== "object" || value === null) return value;
  if ("text_id" in value) return removed;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, key === "textIds" ? removed : withoutTexts(inner)]),
  );
}
