/** Codes with which the providers and their libraries report that the user cancelled. */
const cancelCodes = [
  "access_denied",
  "user_cancelled",
  "user_cancelled_login",
  "user_cancelled_authorize",
  "consent_required",
  "timed_out",
];

export function isCancelled(error: string): boolean {
  return cancelCodes.includes(error);
}
