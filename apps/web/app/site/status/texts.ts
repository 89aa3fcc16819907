import type { StatusItem } from "@lantern/contract/status";

/** The status page. */
export const texts = {
  title: "Status",
  description: "What works at this installation of Lantern Hour right now, and since when anything does not.",
  heading: "Is everything working?",
  intro: "The server checks itself. This page asks it every 30 seconds.",
  now: "Right now",
  checking: "Checking…",
  works: "Working",
  since: (time: string) => `Trouble since ${time}`,
  unknown: "No response",
  summary: {
    works: "Everything works.",
    faulty: "Something is not working. You don’t need to report it: the operator can see it, too.",
    unknown: "The server doesn’t respond. Check your own connection first.",
  },
  noScript: "This page needs JavaScript to ask the server. Without it, read the server’s own report:",
  report: "report as data",
  items: {
    sessions: { name: "Live sessions", text: "Joining, moves, and votes. Sessions pause during trouble." },
    email: { name: "Email", text: "Invitations, reminders, and sign-in links. We try for two days." },
    database: { name: "Database", text: "Everything that is stored." },
    jobs: { name: "Background work", text: "Reminders, reports, exports, and deleting what has expired." },
  } satisfies Record<StatusItem, { name: string; text: string }>,
};
