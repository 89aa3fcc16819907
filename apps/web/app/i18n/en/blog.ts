/** The blog. Its posts are files in content/blog. */
export const blog = {
  title: "Blog",
  description:
    "How teams who work apart meet, decide and learn: debriefs, research, time zones, and what we refuse to measure.",
  intro: "For people who bring teams together: what works, what the research really says, and how we build.",
  minutes: (count: number) => `${count} min read`,
  feed: "Feed (Atom)",
  all: "All posts",
  next: "Read next",
  tryTitle: "One scene says more than a page.",
  tryText: "Three simulated teammates, a few minutes, no account.",
  tryLink: "Try a scene now",
};
