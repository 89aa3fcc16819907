/** Errors of stored sign-ins. */
export const texts = {
  unauthenticated: "Authentication required",
  invalidLogin: "Invalid login response",
  expiredTitle: "Session expired",
  expired: "You have been logged out due to inactivity.",
  credentialsRequired: "User credentials required for token encryption",
  decrypt: "Failed to decrypt token - please login again",
  tokenVersion: "Unsupported token version - please login again",
};
