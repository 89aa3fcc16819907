/** What becomes of sign-ins by the redirect address that all companies once shared. */
export function oldAddressState(until: string | null, now: number): "works" | "ends" | "ended" {
  if (until === null) return "works";
  return now < Date.parse(until) ? "ends" : "ended";
}
