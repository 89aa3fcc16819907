import type { ErrorCode } from "@lantern/contract/errors";
import type { CommandErrorCode } from "@lantern/engine/commands";
import type { checkIn } from "./en/check-in.ts";
import type { debrief } from "./en/debrief.ts";
import type { fault } from "./en/fault.ts";
import type { live } from "./en/live.ts";
import type { liveScenes } from "./en/live-scenes.ts";
import type { liveScorecard } from "./en/live-scorecard.ts";
import type { ownData } from "./en/own-data.ts";
import type { portraits } from "./en/portraits.ts";
import type { puzzles } from "./en/puzzles.ts";
import type { rounds } from "./en/rounds.ts";
import type { systemCheck } from "./en/system-check.ts";
import type { teamPage } from "./en/team-page.ts";
import type { textForIt } from "./en/text-for-it.ts";
import type { errors } from "./start/errors.ts";
import type { shell } from "./start/shell.ts";
import type { ui } from "./start/ui.ts";

/** What participants read, by area. The English texts are the type of every other language. */
export interface Messages {
  checkIn: typeof checkIn;
  live: typeof live;
  liveScenes: typeof liveScenes;
  liveScorecard: typeof liveScorecard;
  ownData: typeof ownData;
  systemCheck: typeof systemCheck;
  debrief: typeof debrief;
  fault: typeof fault;
  portraits: typeof portraits;
  puzzles: typeof puzzles;
  rounds: typeof rounds;
  teamPage: typeof teamPage;
  textForIt: typeof textForIt;
}

/** A part of the texts that loads by itself. The site map names those of each page. */
export type Area = keyof Messages;

/** What English-only pages read too, so every page has it in English from its start. */
export interface SharedMessages {
  errors: typeof errors;
  shell: typeof shell;
  ui: typeof ui;
}

/** Errors of requests and commands in another language; English has the server's own texts. */
export type ErrorTexts = Partial<Record<ErrorCode, string>> &
  Record<CommandErrorCode | "INVALID_LOGIN", string>;
