import { keepConsent, readConsent } from "../help/consent.ts";

/** What this browser has answered about the outside chat, and the way to take it back. */
export function tellAnswer(place: HTMLElement): void {
  const consent = readConsent();
  if (!consent) return;
  const text = place.querySelector("span");
  if (text) text.textContent = place.dataset[consent] ?? "";
  place.hidden = false;
  place.querySelector("button")?.addEventListener("click", () => {
    keepConsent(null);
    place.hidden = true;
  });
}
