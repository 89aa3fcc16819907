import { readConsent, storeConsent } from "../../help/consent.ts";

/** Shows this browser's consent to the external chat, with a button to withdraw it. */
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
