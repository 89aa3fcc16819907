/** The page about virtual team building. */
export const texts = {
  title: "Virtual team building",
  description:
    "Story-driven virtual team building for remote and hybrid teams: one hour in the browser, small teams, real decisions, nothing to install.",
  heading: "Virtual team building that isn’t just another call.",
  intro:
    "Nobody wakes up wanting a team event. People want an hour where something happens, where they matter, and that ends on time.",
  tryScene: "Try a scene now",
  price: "See what it costs",
  picture: "A team of four decides what the silent station hears first, as it looks in the browser.",
  why: {
    heading: "What usually goes wrong",
    intro: "And what we did about it.",
    columns: ["The problem", "With Lantern Hour"],
    rows: [
      {
        problem: "Two people talk, twenty listen.",
        here: "Teams of up to six. Everyone holds cards that nobody else can see, so every voice is needed.",
      },
      {
        problem: "The loudest opinion wins.",
        here: "People vote in silence first. Then everyone sees the votes, talks, and can change their mind.",
      },
      {
        problem: "Someone has to perform.",
        here: "Camera and microphone are optional. A portrait and chat work just as well.",
      },
      {
        problem: "One of us has to run it.",
        here: "Autopilot starts the session, keeps time, and ends it. The administrator can play, too.",
      },
      {
        problem: "It runs over, or fizzles out.",
        here: "Sixty minutes, including the debrief. It ends on time.",
      },
      {
        problem: "Half the tools don’t work.",
        here: "All you need is a browser and a link. There’s a one-minute check before, and a button in the call that fixes audio and video.",
      },
      {
        problem: "The day after, it’s forgotten.",
        here: "Each team gets a scorecard and picks one thing to do at work. Two weeks later, we ask once how it went.",
      },
    ],
  },
  how: {
    heading: "How it works for you",
    intro: "Everything you do, in four steps.",
    steps: [
      {
        name: "Choose",
        text: "Choose an adventure, a start time, and the people. You see the start in everyone’s local time before you decide.",
      },
      {
        name: "Invite",
        text: "With one click, everyone gets the link, a calendar file, and a system check. You see who is ready.",
      },
      {
        name: "Play",
        text: "The session runs on its own and doesn’t need a host. You can host it if you like.",
      },
      {
        name: "Keep",
        text: "Teams get scorecards, and you get a report. Credits of people who didn’t come are released.",
      },
    ],
  },
  fits: {
    heading: "Who it’s for",
    list: [
      {
        name: "New teams",
        text: "People who have never met need something to talk about other than themselves. A station that stopped talking is a good start.",
      },
      {
        name: "Teams across time zones",
        text: "You see everyone’s local time as you plan, and times outside working hours are marked. Every email shows the reader’s own time.",
      },
      {
        name: "Large groups",
        text: "Up to 300 people in one session. At the interlude, teams see what the others chose.",
      },
      {
        name: "Careful companies",
        text: "No recording, no ranking, no mood detection, and one page that answers your works council’s questions.",
      },
    ],
  },
  research: {
    heading: "What research says, and what it doesn’t",
    text: [
      "The best-supported effect is that of a guided debrief: a meta-analysis by Tannenbaum and Cerasoli (2013) found that it improves performance by about a quarter. So every session ends with one, and a team that runs late keeps all of it.",
      "Groups whose members take turns evenly tend to do better (Woolley and others, Science 2010). The evidence is mixed: Riedl and others (2021) found that process matters more than the members’ skill, while Bates and Gupta (2017) found no such effect. So our measures are meant to start a conversation. We show them after the session, for teams only, and they’re never a verdict.",
      "We know of no study that shows that one hour of play changes a team for good, and we don’t claim it does.",
    ],
  },
};
