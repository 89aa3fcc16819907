import { credits } from "./questions/credits.ts";
import { everyone } from "./questions/everyone.ts";
import { joining } from "./questions/joining.ts";
import { organizing } from "./questions/organizing.ts";
import { privacy } from "./questions/privacy.ts";
import { session } from "./questions/session.ts";

export interface QuestionGroup {
  id: string;
  title: string;
  list: {
    q: string;
    a: string[];
    /** What people type who look for this answer, as far as question and answer don't say it. */
    terms: string;
  }[];
}

/** Frequent questions by topic. Each has its own anchor. */
export const questionGroups: QuestionGroup[] = [session, joining, organizing, credits, privacy, everyone];
