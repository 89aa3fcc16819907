/** What participants read, in English. */
export { emailCode } from "../app/i18n/en/email-code.ts";
export { joining } from "../app/i18n/en/joining.ts";
export { live } from "../app/i18n/en/live.ts";
export { liveScenes } from "../app/i18n/en/live-scenes.ts";
export { liveScorecard } from "../app/i18n/en/live-scorecard.ts";
export { ownData } from "../app/i18n/en/own-data.ts";
export { systemCheck } from "../app/i18n/en/system-check.ts";
export { textForIt } from "../app/i18n/en/text-for-it.ts";
export { ui } from "../app/i18n/en/ui.ts";
