/** Three statements before and after a session. */
export const checkIn = {
  title: {
    before: "Before you start: three short statements",
    after: "Three short statements, once more",
    two_weeks: "Two weeks later: the three statements",
    month: "A month later: the three statements, for the last time",
  },
  consent:
    "Only if you like. Nobody at your company sees your answers. They only count in averages over at least five people, with one in ten left out at random, and are deleted after that.",
  statements: {
    contacts: "When I get stuck, I know whom to ask.",
    voice: "I find it easy to say what I think in front of these people.",
    belonging: "I feel that I’m part of this group.",
  },
  ends: ["disagree", "agree"],
  step: (step: number) => `${step} of 5${step === 1 ? ", disagree" : step === 5 ? ", agree" : ""}`,
  skip: "Skip",
  stored: "Thank you, we saved that. You can still change it.",
  /** In the lobby of the next session: the commitment of the last one. */
  last: {
    title: "Last time you agreed …",
    question: "How did it go?",
    options: { kept: "It happened", partly: "Partly", not_yet: "Not yet" },
    few: "Your team sees its totals once three people have answered. Nobody sees who answered what.",
    counts: (kept: number, partly: number, notYet: number) =>
      `It happened: ${kept}. Partly: ${partly}. Not yet: ${notYet}.`,
  },
};
