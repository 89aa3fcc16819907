/**
 * The English texts by area. Each language is a folder of the same shape. Each area is its own export, so that a page
 * bundles only the texts it uses.
 */
export { errors } from "./errors.ts";
export { live } from "./live.ts";
export { liveScenes } from "./live-scenes.ts";
export { liveScorecard } from "./live-scorecard.ts";
export { readinessBoard } from "./readiness-board.ts";
export { shell } from "./shell.ts";
export { ui } from "./ui.ts";
export { yourData } from "./your-data.ts";
