/** The texts of the dashboard's document in Spanish: a script of its own, which runs before all others. */
import type { CompanyTexts } from "../document-texts.ts";
import { administratorShared, common } from "./common.ts";
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
import { settingsTexts } from "./company/settings.ts";
import { shell } from "./company/shell.ts";
import { worksCouncil } from "./company/works-council.ts";
import { systemCheck } from "./system-check.ts";

const files: CompanyTexts = {
  ...common,
  ...shell,
  ...home,
  ...session,
  ...peopleTexts,
  ...planning,
  ...reports,
  ...reportLinks,
  ...billing,
  ...account,
  ...settingsTexts,
  "company/host": host,
  "company/audit": audit,
  "company/works-council": worksCouncil,
  "company/session/readiness/check-names": systemCheck.parts,
};

globalThis.documentTexts = { language: "es", shared: administratorShared, areas: {}, files };
