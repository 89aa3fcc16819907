/**
 * The English texts, by area. Another language is another folder of the same shape. Each area is an export of its
 * own, so that a page brings only the texts that it shows.
 */
export { access } from "./access.ts";
export { audit } from "./audit.ts";
export { billing } from "./billing.ts";
export { blog } from "./blog.ts";
export { consoleTexts } from "./console.ts";
export { create } from "./create.ts";
export { dashboard } from "./dashboard.ts";
export { debug } from "./debug.ts";
export { errors } from "./errors.ts";
export { host } from "./host.ts";
export { insights } from "./insights.ts";
export { legal } from "./legal.ts";
export { live } from "./live.ts";
export { liveScenes } from "./live-scenes.ts";
export { liveScorecard } from "./live-scorecard.ts";
export { measured, processing } from "./measured.ts";
export { notifications } from "./notifications.ts";
export { participants } from "./participants.ts";
export { people } from "./people.ts";
export { profile } from "./profile.ts";
export { readiness } from "./readiness.ts";
export { readinessBoard } from "./readiness-board.ts";
export { report } from "./report.ts";
export { session } from "./session.ts";
export { sessions } from "./sessions.ts";
export { settings } from "./settings.ts";
export { shell } from "./shell.ts";
export { site } from "./site.ts";
export { team } from "./team.ts";
export { teams } from "./teams.ts";
export { ui } from "./ui.ts";
export { yourData } from "./your-data.ts";
