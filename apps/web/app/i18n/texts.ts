import { currentTexts } from "./current.ts";
import type { Area, Messages } from "./messages.ts";
import { errors as englishErrors } from "./start/errors.ts";
import { shell as englishShell } from "./start/shell.ts";
import { ui as englishUi } from "./start/ui.ts";

function read<A extends Area>(area: A): Messages[A] {
  const texts = currentTexts().areas[area];
  if (!texts) throw new Error(`The texts "${area}" are not loaded: the site map names those of a page`);
  return texts;
}

export const checkIn = () => read("checkIn");
export const live = () => read("live");
export const liveScenes = () => read("liveScenes");
export const liveScorecard = () => read("liveScorecard");
export const ownData = () => read("ownData");
export const systemCheck = () => read("systemCheck");
export const debrief = () => read("debrief");
export const fault = () => read("fault");
export const portraits = () => read("portraits");
export const puzzles = () => read("puzzles");
export const rounds = () => read("rounds");
export const teamPage = () => read("teamPage");
export const textForIt = () => read("textForIt");

// One expression each, so that a page bundles only the English texts that it reads.
export const errors = () => currentTexts().shared?.errors ?? englishErrors;
export const shell = () => currentTexts().shared?.shell ?? englishShell;
export const ui = () => currentTexts().shared?.ui ?? englishUi;
