/**
 * The English texts by area. Each language is a folder of the same shape. Each area is its own export, so that a page
 * bundles only the texts it uses.
 */
export { access } from "./access.ts";
export { accessibility } from "./accessibility.ts";
export { adventure } from "./adventure.ts";
export { audit } from "./audit.ts";
export { billing } from "./billing.ts";
export { blog } from "./blog.ts";
export { calculator } from "./calculator.ts";
export { consoleTexts } from "./console.ts";
export { contact } from "./contact.ts";
export { create } from "./create.ts";
export { dashboard } from "./dashboard.ts";
export { debug } from "./debug.ts";
export { errors } from "./errors.ts";
export { faq } from "./faq.ts";
export { help } from "./help.ts";
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
export { pricing } from "./pricing.ts";
export { profile } from "./profile.ts";
export { readiness } from "./readiness.ts";
export { readinessBoard } from "./readiness-board.ts";
export { report } from "./report.ts";
export { security } from "./security.ts";
export { session } from "./session.ts";
export { sessions } from "./sessions.ts";
export { settings } from "./settings.ts";
export { shell } from "./shell.ts";
export { site } from "./site.ts";
export { support } from "./support.ts";
export { team } from "./team.ts";
export { teamBuilding } from "./team-building.ts";
export { teams } from "./teams.ts";
export { ui } from "./ui.ts";
export { yourData } from "./your-data.ts";
