/** The texts of the dashboard in Spanish, by the file of the English ones. The build takes each from here. */
import type { CompanyTexts } from "../dashboard-texts.ts";
import { common } from "./common.ts";
import { account } from "./company/account.ts";
import { audit } from "./company/audit.ts";
import { billing } from "./company/billing.ts";
import { home } from "./company/home.ts";
import { host } from "./company/host.ts";
import { peopleTexts } from "./company/people.ts";
import { planning } from "./company/planning.ts";
import { reports } from "./company/report.ts";
import { reportLinks } from "./company/report-links.ts";
import { session } from "./company/session.ts";
import { sessionReplies } from "./company/session-replies.ts";
import { settingsTexts } from "./company/settings.ts";
import { shell } from "./company/shell.ts";
import { worksCouncil } from "./company/works-council.ts";

export const files: CompanyTexts = {
  ...common,
  ...shell,
  ...home,
  ...session,
  ...sessionReplies,
  ...peopleTexts,
  ...planning,
  ...reports,
  ...reportLinks,
  ...billing,
  ...account,
  ...settingsTexts,
  ...host,
  ...audit,
  ...worksCouncil,
};
