const list = new Intl.ListFormat("en", { type: "conjunction" });

/** The public page of a team, and how its people share it. */
export const teamPage = {
  title: "A team’s page",
  loading: "Opening the page",
  missing: "This page isn’t there",
  missingText: "The link is incomplete, or the team’s page has ended. You can still play a scene yourself.",
  failed: "We couldn’t open this page",
  again: "Try again",
  a: "A team",
  names: (people: readonly string[]) => list.format(people),
  playedIn: (month: string) => `Played in ${month}`,
  roadText: (steps: readonly string[], ending: string) =>
    `The team’s path: ${list.format(steps)}. Its ending: ${ending}.`,
  chosen: "What the team did",
  award: "The team’s award",
  lastWord: "The team’s last word",
  play: {
    title: "What would you have done?",
    text: "Play a scene yourself: five minutes with three teammates, in your browser, without an account.",
    button: "Play a scene yourself",
    about: (story: string) => `About ${story}`,
  },
  footer:
    "Somebody of the team shared this page. It shows a first name only if that person has switched it on, and nothing about where the team works.",
  product: "Lantern Hour: one hour, one story, one team",
  share: {
    title: "Share your team’s page",
    intro:
      "A page for anybody with its link: your ending, your path with the roads not taken, your award, and your team’s last word. It shows nothing about your company, and a first name only where that person switches it on.",
    submit: "Share your team’s page",
    busy: "Making the page",
    link: "Link to your team’s page",
    copy: "Copy the link",
    copied: "Link copied",
    copyForChannel: "Copy for Slack or Teams",
    postCopied: "Text and link copied",
    message: (story: string, ending: string, share: string, url: string) =>
      `“${share}” Our team’s ending of ${story}: ${ending}. What would you have done? ${url}`,
    post: "Post in your company’s channel",
    posted: "Posted in your company’s channel",
    open: "Open the page",
    name: (first: string) => `Show my first name, ${first}, on the page`,
    nameHint: "Only you can switch your name on. Your teammates decide about theirs.",
    until: (day: string) => `The page ends on ${day}.`,
    end: "End the page",
    endTitle: "End your team’s page?",
    endText: "Its link stops working at once. A new page gets a new link.",
    cancel: "Keep it",
    ended: "We ended your team’s page.",
    needProof: "To share the page, open your scorecard with the link from your email.",
  },
};
