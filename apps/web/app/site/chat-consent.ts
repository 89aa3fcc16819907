import { readConsent, storeConsent } from "../help/consent.ts";

/** What this browser has answered about the outside chat, and the way to take it back. */
export function showConsent(element: HTMLElement): void {
  const consent = readConsent();
  if (!consent) return;
  const text = element.querySelector("span");
  if (text) text.textContent = element.dataset[consent] ?? "";
  element.hidden = false;
  element.querySelector("button")?.addEventListener("click", () => {
    storeConsent(null);
    element.hidden = true;
  });
}
