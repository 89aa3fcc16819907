import type { QuestionGroup } from "../question-group.ts";

export const session: QuestionGroup = {
  id: "hour",
  title: "The session",
  list: [
    {
      q: "What is Lantern Hour?",
      a: [
        "A story that teams play together in the browser, for one hour. Everyone watches the same opening film. Then teams of up to six make decisions, solve puzzles that need all of them, and reach the ending that their own choices lead to.",
      ],
      terms: "virtual team building activity online event game escape room what",
    },
    {
      q: "How long does it take?",
      a: [
        "Sixty minutes from the start, including the debrief and awards. Slower teams skip optional scenes, so that everyone ends together. The end only moves if a host extends the session, by five minutes at a time, or if a pause or an outage leaves too little time, by five minutes at most. The lobby opens 15 minutes before the start.",
      ],
      terms: "duration length minutes time long schedule agenda",
    },
    {
      q: "How many people can play?",
      a: ["From 2 to 300 in one session. We form teams of five where we can, and never more than six."],
      terms: "minimum maximum smallest largest group size number team participants large",
    },
    {
      q: "Which adventures are there?",
      a: [
        "Three: The Quiet Station, about listening; The Light at Saltmere, about asking before it’s too late; and The Honest Heist, a comedy about owning up. Each stands alone. When you plan a session, you see the mood and the difficulty of each, and how many of your people have already played it.",
      ],
      terms: "story stories game themes topics choose scenario",
    },
    {
      q: "Does one of us have to host?",
      a: [
        "No. Autopilot starts the session, waits up to five minutes for people who are missing, and runs all of it, so you can simply play. If you’d rather host it yourself, choose “A host from your company” when you plan the session.",
      ],
      terms: "facilitator moderator host autopilot run lead trainer instructor",
    },
    {
      q: "Can I see it before I invite anyone?",
      a: [
        "Yes. Try a scene without an account, with three simulated teammates. With an account, you can rehearse any adventure as often as you like. Rehearsals cost no credits.",
      ],
      terms: "trial demo free test try preview rehearsal before buying",
    },
    {
      q: "Is it a competition?",
      a: [
        "Not between people: points always belong to a team. Teams get points for their choices, their puzzles, and how they worked together. Every team gets one award that fits it, and so does every person, unless your company has turned that off.",
      ],
      terms: "points winner ranking score leaderboard prize award compete",
    },
    {
      q: "Can people in the same office play together?",
      a: [
        "Yes. Each person needs a device of their own, because the cards on each screen differ, and headphones, so that the call doesn’t echo.",
      ],
      terms: "hybrid office same place in person onsite shared meeting together",
    },
  ],
};
