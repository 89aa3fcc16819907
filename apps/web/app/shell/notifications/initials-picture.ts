import { escapeHtml } from "@lantern/contract/escape-html";
import { initials } from "../../ui/initials-of.ts";

/**
 * A person's initials as a picture, for places that only take pictures. Light on dark, legible in both color schemes.
 */
export function initialsPicture(name: string): string {
  const text = escapeHtml(initials(name));
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 36"><rect width="36" height="36" fill="#1e2a4a"/>` +
    `<text x="18" y="23" font-family="sans-serif" font-size="14" font-weight="600" text-anchor="middle" fill="#ffd48a">${text}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
