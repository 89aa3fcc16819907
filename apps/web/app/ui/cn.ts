import { twMerge } from "tailwind-merge";

/** Joins class names; when two set the same property, the later one wins. */
export function cn(...parts: (string | false | null | undefined)[]): string {
  return twMerge(parts.filter(Boolean).join(" "));
}
