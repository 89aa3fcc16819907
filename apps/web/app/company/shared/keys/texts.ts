import type { KeyScope } from "@lantern/contract/choices";

/** A key in a list. */
export const texts = {
  scopeNames: {
    "sessions:read": "Read sessions",
    "sessions:write": "Plan and change sessions",
    people: "Read and change participants",
    reports: "Read reports and insights",
    directory: "Keep participants up to date as the company’s directory",
  } satisfies Record<KeyScope, string>,
  madeOn: (day: string) => `Created on ${day}`,
  expiresOn: (day: string) => `expires on ${day}`,
  expiredOn: (day: string) => `expired on ${day}`,
  neverExpires: "doesn’t expire",
  usedOn: (moment: string) => `last used ${moment}`,
  neverUsed: "never used",
  expired: "Expired",
  revoke: "Revoke",
  revokeOf: (name: string) => `Revoke ${name}`,
  revokeTitle: (name: string) => `Revoke “${name}”?`,
  revokeText: "The program loses access at once.",
  revoked: "Key revoked",
};
