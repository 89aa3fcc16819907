import type { ToastOptions } from "../../ui/toast.ts";
import type { SignedOut } from "./stored-sign-in.ts";
import { texts } from "./texts.ts";

/** What the sign-in page says about the end of a sign-in; null when the user has asked for it. */
export function signOutReason(left: SignedOut): ToastOptions | null {
  const { expiredTitle, expired } = texts;
  switch (left.why) {
    case "asked":
      return null;
    // No page follows and nothing else announces it, so the toast stays until it is closed.
    case "deleted":
      return { title: left.title, description: left.text, color: "success", timeout: 0 };
    // The toast stays, so that a user who returns hours later still sees the reason.
    case "expired":
      return { id: "expired", title: expiredTitle, description: expired, color: "error", timeout: 0 };
    case "refused":
      return { title: texts.unauthenticated, color: "error" };
    case "unreadable":
      return { title: left.text, color: "error" };
  }
}
