/** Errors while somebody signs in. */
export const texts = {
  login: "Login failed",
  social: "Social login failed",
  invalidSocial: "Invalid social login response",
  microsoftNotConfigured: "Microsoft client ID is not configured",
  microsoftFailed: "Failed to initialize Microsoft authentication",
  microsoftBusy: "A Microsoft sign-in is already under way. Please finish it in its window.",
  passkeyNotUsed: "No passkey was used. Please try again, or sign in another way.",
  passkeyTooLong:
    "The passkey dialog didn’t finish within a minute. Please try again, or sign in another way.",
  storageBlocked:
    "Your browser blocks cookies and site data. To sign in, allow them for this site and reload the page.",
  passkeyThere: "This device already has a passkey for your account.",
};
