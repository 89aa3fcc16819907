import { translated } from "../../i18n/translated.ts";

/** Errors between page and server, and the error screen. */
export const texts = translated("api/access", {
  unauthenticated: "Authentication required",
  invalidLogin: "Invalid login response",
  login: "Login failed",
  social: "Social login failed",
  invalidSocial: "Invalid social login response",
  microsoftNotConfigured: "Microsoft client ID is not configured",
  microsoftFailed: "Failed to initialize Microsoft authentication",
  microsoftBusy: "A Microsoft sign-in is already under way. Please finish it in its window.",
  passkeyNotUsed: "No passkey was used. Please try again, or sign in another way.",
  passkeyThere: "This device already has a passkey for your account.",
  expiredTitle: "Session expired",
  expired: "You have been logged out due to inactivity.",
  credentialsRequired: "User credentials required for token encryption",
  decrypt: "Failed to decrypt token - please login again",
  tokenVersion: "Unsupported token version - please login again",
});
