import type { QuestionGroup } from "./question-group.ts";
import { credits } from "./questions/credits.ts";
import { everyone } from "./questions/everyone.ts";
import { joining } from "./questions/joining.ts";
import { organizing } from "./questions/organizing.ts";
import { privacy } from "./questions/privacy.ts";
import { session } from "./questions/session.ts";

/** Frequent questions by topic. Each has its own anchor. */
export const questionGroups: QuestionGroup[] = [session, joining, organizing, credits, privacy, everyone];
