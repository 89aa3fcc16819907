/** What participants read, in Spanish. */
export { emailCode } from "../app/i18n/es/email-code.ts";
export { joining } from "../app/i18n/es/joining.ts";
export { live } from "../app/i18n/es/live.ts";
export { liveScenes } from "../app/i18n/es/live-scenes.ts";
export { liveScorecard } from "../app/i18n/es/live-scorecard.ts";
export { ownData } from "../app/i18n/es/own-data.ts";
export { shared } from "../app/i18n/es/shared.ts";
export { systemCheck } from "../app/i18n/es/system-check.ts";
export { textForIt } from "../app/i18n/es/text-for-it.ts";
