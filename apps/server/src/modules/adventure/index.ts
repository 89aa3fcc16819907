/** Which adventures are offered, and the words that a company may give them. Other modules import only this file. */
export { cameosOfCompany, cameosOfSession, pinCameos, pinnedCameos } from "./cameos.ts";
export { pictureOfEnding } from "./ending-picture.ts";
export { nextAdventure, requireAdventure, requireOffered } from "./policy.ts";
