/** What `/status` shows people, in this order. */
export const statusItems = ["sessions", "email", "database", "jobs"] as const;
export type StatusItem = (typeof statusItems)[number];

/** Since when an item does not work (epoch ms); null: it works. */
export type StatusReport = Record<StatusItem, { since: number | null }>;

/** Where a server reports it, as JSON and without a sign-in. */
export const statusPath = "/status.json";
