/** Joins class names. Nothing is merged: a caller's class must not set what the component sets. */
export function cn(...parts: (string | false | null | undefined)[]): string {
  return parts.filter(Boolean).join(" ");
}
