/**
 * Whether this browser's owner lets the outside chat be loaded; null: has not been asked. It stands in local storage,
 * so that clearing all cookies at logout does not ask again.
 */
export type Consent = "yes" | "no" | null;

const key = "chat-consent";

export function readConsent(): Consent {
  try {
    const value = localStorage.getItem(key);
    return value === "yes" || value === "no" ? value : null;
  } catch {
    return "no";
  }
}

export function storeConsent(consent: Consent): void {
  try {
    if (consent) localStorage.setItem(key, consent);
    else localStorage.removeItem(key);
  } catch {
    // A browser that keeps nothing is asked again.
  }
}
