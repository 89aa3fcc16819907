import { translated } from "../../i18n/translated.ts";

export const texts = translated("company/shell/finder", {
  series: "Series",
  audit: "Audit log",
  worksCouncil: "What we measure, on one page",
  keys: "API keys",
  directory: "Directory",
  signOn: "Single sign-on",
  webhooks: "Webhooks",
  story: "Your story",
  createSession: "Plan a session",
  createSeries: "Plan a series",
  addPeople: "Add participants",
  inviteAdministrator: "Invite an administrator",
  credits: "Buy credits",
});
