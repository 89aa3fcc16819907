/** The blog. Its posts are files in content/blog. */
export const texts = {
  title: "Blog",
  description:
    "How remote teams meet, decide, and learn: debriefs, research, time zones, and what we refuse to measure.",
  intro:
    "For people who bring teams together: what works, what research really says, and how we build Lantern Hour.",
  minutes: (count: number) => `${count} min read`,
  feed: "Feed (Atom)",
  all: "All posts",
  next: "Read next",
  tryTitle: "One scene says more than a page.",
  tryText: "Play with three simulated teammates. It takes a few minutes, and you don’t need an account.",
  tryLink: "Try a scene now",
};
