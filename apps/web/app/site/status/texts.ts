import type { StatusItem } from "@lantern/contract/status";

/** The status page. */
export const texts = {
  title: "Status",
  description: "What works on this installation of Lantern Hour right now, and since when anything hasn’t.",
  heading: "Is everything working?",
  intro: "The server checks itself. This page asks it every 30 seconds.",
  now: "Right now",
  checking: "Checking…",
  works: "Working",
  since: (time: string) => `Not working since ${time}`,
  unknown: "No response",
  summary: {
    works: "Everything works.",
    faulty: "Something isn’t working. You don’t need to report it. The operator can see it, too.",
    unknown: "The server isn’t responding. Check your own connection first.",
  },
  noScript: "This page needs JavaScript to ask the server. Without it, read the server’s own report:",
  report: "report as data",
  items: {
    sessions: {
      name: "Live sessions",
      text: "Joining, moves, and votes. Sessions pause while something isn’t working.",
    },
    email: {
      name: "Email",
      text: "Invitations, reminders, and links to confirm an address or reset a password. If an email fails, we keep trying for two days.",
    },
    database: { name: "Database", text: "Everything we store." },
    jobs: { name: "Background work", text: "Reminders, reports, exports, and deleting what has expired." },
  } satisfies Record<StatusItem, { name: string; text: string }>,
};
