import { translated } from "../../i18n/translated.ts";

export const texts = translated("company/on-now", {
  open: "Open the host console",
  lead: (session: string) => `${session} is live`,
  leadText: "See every team, answer calls for help, pause, or extend.",
});
