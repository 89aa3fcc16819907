import { deviceStorage } from "../api/storage.ts";

/**
 * Whether this browser's user accepts the external chat; null when not asked yet. In local storage, so that clearing
 * the cookies at sign-out keeps it.
 */
type Consent = "yes" | "no" | null;

const key = "chat-consent";

export function readConsent(): Consent {
  try {
    const value = deviceStorage().getItem(key);
    return value === "yes" || value === "no" ? value : null;
  } catch {
    return "no";
  }
}

export function storeConsent(consent: Consent): void {
  try {
    if (consent) deviceStorage().setItem(key, consent);
    else deviceStorage().removeItem(key);
  } catch {
    // A browser without storage asks each time.
  }
}
