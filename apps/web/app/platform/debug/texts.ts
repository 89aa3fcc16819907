/** Diagnostic pages. */
export const texts = {
  adminOnly: "Sign in as ADMIN to see sessions and stories.",
  signIn: "Sign in",
  frame: {
    width: "Width",
    widths: { wide: "Computer", tablet: "Tablet", phone: "Phone" },
  },
  log: {
    of: "Log",
    sample: "Simulated participants",
    team: "Team",
    sessions: "Completed sessions",
  },
};
