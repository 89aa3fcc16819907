/** The words of one session. */
export const texts = {
  saved: "This session has its own words now",
  title: "Words for this session",
  sub: (story: string) => `Your own words in ${story}, for this session only.`,
  company: "This session uses your company’s words. If you change one here, the session gets its own.",
  own: "This session has words of its own.",
  pinned: "A confirmed session keeps the words it was confirmed with, unless you change them here.",
  reset: "Use the company’s words",
  resetDone: "This session has the company’s words again",
  elsewhere: "You can in other adventures.",
  closed: "You can’t change these words anymore",
  closedText: "This session has started, or is over.",
  back: "Back to the session",
};
