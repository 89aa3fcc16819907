/** The page about virtual team building. */
export const teamBuilding = {
  title: "Virtual team building",
  description:
    "Story-driven virtual team building for remote and hybrid teams: one hour in the browser, small teams, real decisions, nothing to install.",
  heading: "Virtual team building that is not another call.",
  intro:
    "Nobody wakes up wanting a team event. People want an hour in which something happens, in which they matter, and which ends on time.",
  tryScene: "Try a scene now",
  price: "See what it costs",
  picture: "A crew of four deciding what the silent station hears first, as it looks in the browser.",
  why: {
    heading: "What usually goes wrong",
    intro: "And what we did about each of it.",
    columns: ["The trouble", "Here"],
    rows: [
      {
        problem: "Two people talk, twenty listen.",
        here: "Crews of up to six. Everybody holds cards that nobody else can see, so every voice is needed.",
      },
      {
        problem: "The loudest opinion wins.",
        here: "Votes are silent first. Only then do all see them, talk, and may change their mind.",
      },
      {
        problem: "Somebody has to perform.",
        here: "Camera and microphone are optional. A portrait and a chat line are as good as a face.",
      },
      {
        problem: "One of us has to run it.",
        here: "Autopilot starts it, keeps the time and ends it. The administrator can play, too.",
      },
      {
        problem: "It runs over, or fizzles out.",
        here: "Sixty minutes, debrief included, and it always ends on time.",
      },
      {
        problem: "Half of the tools do not work.",
        here: "A browser and a link. A one-minute check before, and a repair button in the call.",
      },
      {
        problem: "The day after, nothing is left.",
        here: "A scorecard for each crew, and one line it wants to do at work, asked after once, two weeks later.",
      },
    ],
  },
  how: {
    heading: "How it goes, for you",
    intro: "Your whole part, in four steps.",
    steps: [
      {
        name: "Choose",
        text: "An adventure, a start, the people. You see the start in everybody’s local time before you fix it.",
      },
      {
        name: "Invite",
        text: "One press. Everyone gets the link, a calendar file and a check of their browser. You see who is ready.",
      },
      { name: "Play", text: "Or lead, if you like. The hour runs by itself and needs no host." },
      {
        name: "Keep",
        text: "Scorecards for the crews, a report for you, credits back for those who did not come.",
      },
    ],
  },
  fits: {
    heading: "Which teams it is for",
    list: [
      {
        name: "New teams",
        text: "People who have never met need something to talk about other than themselves. A station that stopped talking will do.",
      },
      {
        name: "Teams across time zones",
        text: "Plan by local hours, with out-of-office hours marked. Everybody reads their own time in every email.",
      },
      {
        name: "Large groups",
        text: "Up to 300 people in one session, in crews that see at the interlude what the others chose.",
      },
      {
        name: "Careful companies",
        text: "No recording, no ranking, nothing that infers a mood; a sheet for the works council.",
      },
    ],
  },
  research: {
    heading: "What research says, and what it does not",
    text: [
      "The best-supported effect is that of a guided debrief: a meta-analysis by Tannenbaum and Cerasoli (2013) found it to improve performance by about a quarter. So every hour ends with one, and it is not what gets cut when time is short.",
      "Even turn-taking has been found to go along with what groups can do (Woolley and others, Science 2010). The evidence is mixed: Riedl and others (2021) support process over skill of members, Bates and Gupta (2017) found no such effect. So what we measure is a mirror for a conversation, shown after the session, for crews only. It is never a verdict.",
      "We know of no study that shows that one hour of play changes a team for good, and we do not claim it.",
    ],
  },
};
