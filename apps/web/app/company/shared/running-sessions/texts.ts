export const texts = {
  open: "Open the host console",
  lead: (session: string) => `${session} is live`,
  leadText: "See every team, answer calls for help, pause, or extend.",
};
