import { access } from "./access.ts";
import { audit } from "./audit.ts";
import { billing } from "./billing.ts";
import { blog } from "./blog.ts";
import { consoleTexts } from "./console.ts";
import { create } from "./create.ts";
import { dashboard } from "./dashboard.ts";
import { debug } from "./debug.ts";
import { errors } from "./errors.ts";
import { host } from "./host.ts";
import { insights } from "./insights.ts";
import { legal } from "./legal.ts";
import { live } from "./live.ts";
import { liveScenes } from "./live-scenes.ts";
import { liveScorecard } from "./live-scorecard.ts";
import { measured, processing } from "./measured.ts";
import { notifications } from "./notifications.ts";
import { participants } from "./participants.ts";
import { people } from "./people.ts";
import { profile } from "./profile.ts";
import { readiness } from "./readiness.ts";
import { readinessBoard } from "./readiness-board.ts";
import { report } from "./report.ts";
import { session } from "./session.ts";
import { sessions } from "./sessions.ts";
import { settings } from "./settings.ts";
import { shell } from "./shell.ts";
import { site } from "./site.ts";
import { team } from "./team.ts";
import { teams } from "./teams.ts";
import { ui } from "./ui.ts";
import { yourData } from "./your-data.ts";

/** The English texts, by area. Another language is another object of the same shape. */
export const en = {
  access,
  audit,
  billing,
  blog,
  consoleTexts,
  create,
  dashboard,
  debug,
  errors,
  host,
  insights,
  legal,
  live,
  liveScenes,
  liveScorecard,
  notifications,
  measured,
  participants,
  processing,
  people,
  profile,
  readiness,
  readinessBoard,
  report,
  session,
  sessions,
  settings,
  shell,
  site,
  team,
  teams,
  ui,
  yourData,
};
