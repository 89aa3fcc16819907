import { participantLanguages } from "../../i18n/participant-languages.ts";
import type { QuestionGroup } from "../question-group.ts";

export const everyone: QuestionGroup = {
  id: "everyone",
  title: "For everyone",
  list: [
    {
      q: "Can people with disabilities take part?",
      a: [
        "Yes. Captions are on from the start. Everything works with a keyboard, you never have to drag, no puzzle depends on color or hearing, and we reduce motion if your system asks for it.",
      ],
      terms:
        "accessibility accessible disability screen reader deaf blind wheelchair captions subtitles wcag keyboard",
    },
    {
      q: "Which languages are available?",
      a: [
        `The adventures, their pages and their emails are in ${participantLanguages}, in plain words and short sentences. You choose for each session, and each participant can choose for themselves: a team can have all three.`,
      ],
      terms: "language languages english spanish german translation international",
    },
    {
      q: "Do I have to talk?",
      a: [
        "No. You can take part with votes, puzzles, chat, and cards, or just watch. You can leave at any time, and nobody asks why.",
      ],
      terms: "shy introvert quiet talk speak anxious watch",
    },
    {
      q: "Is there an accessibility statement?",
      a: [
        "Yes. The accessibility page says what works and what doesn’t, and a conformance report goes through all criteria of WCAG.",
      ],
      terms: "vpat wcag accessibility statement conformance report ada section 508 bfsg audit",
    },
    {
      q: "Does someone need to know games?",
      a: [
        "No. The page says what to do at each moment, and there are hints. Reading, listening, and talking to your team is enough.",
      ],
      terms: "gamer gaming experience beginners skills difficult hard older easy know games",
    },
  ],
};
