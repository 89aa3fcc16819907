interface Answer {
  q: string;
  a: string[];
}
interface Group {
  id: string;
  title: string;
  list: Answer[];
}

const groups: Group[] = [
  {
    id: "hour",
    title: "The hour",
    list: [
      {
        q: "What is Lantern Hour?",
        a: [
          "A story that a team plays together in the browser, for one hour. Everyone watches the same opening film, then teams of up to six make decisions, solve puzzles that need all of them, and reach the ending that their own road has earned.",
        ],
      },
      {
        q: "How long does it take?",
        a: [
          "Sixty minutes from start to end, debrief and awards included. It ends on time, because optional scenes are left out when a team is slow; only a host of yours can add five minutes. The door of the lobby opens 15 minutes before.",
        ],
      },
      {
        q: "How many people can play?",
        a: ["From 2 to 300 in one session. Crews are of five where that goes, never more than six."],
      },
      {
        q: "Which adventures are there?",
        a: [
          "The Quiet Station can be played now. Two more, The Light at Saltmere and The Honest Heist, are being written; we name no date for them.",
        ],
      },
      {
        q: "Does one of us have to host?",
        a: [
          "No. Autopilot starts on time and runs the whole session, so you can simply play. If you would rather lead it yourself, choose “A host from your company” when you plan the session.",
        ],
      },
      {
        q: "Can I see it before I invite anyone?",
        a: [
          "Yes. Try a scene without an account, with three simulated teammates. With an account you can rehearse any adventure as often as you like; a rehearsal costs no credits.",
        ],
      },
      {
        q: "Is it a competition?",
        a: [
          "Not between people: no point ever belongs to one person. Teams get points for their road, their puzzles and how they worked together, and every team and every person gets one award that is true of them.",
        ],
      },
    ],
  },
  {
    id: "joining",
    title: "Joining in",
    list: [
      {
        q: "What does everyone need?",
        a: [
          "A current browser on a laptop, a tablet or a phone. No installation and no account. A one-minute check tells each person whether their line and their devices are good enough.",
        ],
      },
      {
        q: "Do I have to switch my camera on?",
        a: [
          "No. Camera and microphone are both optional. Without a camera you are a portrait from the story, and you can chat instead of speaking.",
        ],
      },
      {
        q: "What if my line drops?",
        a: [
          "Your seat is kept and you come back exactly where your team is. After half a minute your cards pass to teammates until you return. A missing person never stops a scene.",
        ],
      },
      {
        q: "What if I come late?",
        a: [
          "You join the smallest team, with fifteen seconds of “the story so far”, and get your cards at the next deal.",
        ],
      },
      {
        q: "I can’t come. What do I do?",
        a: [
          "Every invitation has a link that says so. Your seat is then free for somebody else, and nobody asks why.",
        ],
      },
      {
        q: "I lost my link.",
        a: [
          "Look for the invitation or a reminder in your mailbox, or ask whoever invited you: they can send it again from the session’s page.",
        ],
      },
    ],
  },
  {
    id: "organising",
    title: "Organizing",
    list: [
      {
        q: "How do I set up a session?",
        a: [
          "Choose an adventure, a time and the people, on one page. Confirm it, send the invitations, and the rest goes by itself: reminders a day and an hour before, the start in everybody’s own time, the scorecard afterwards.",
        ],
      },
      {
        q: "Can I decide who plays with whom?",
        a: [
          "Yes. Put people into teams by hand, or let a rule mix departments or offices. What you set is kept as far as those who really come allow it.",
        ],
      },
      {
        q: "Can I move or cancel a session?",
        a: [
          "Yes. Everyone who was invited gets an email, and the entry in their calendar moves or goes. When you cancel, all reserved credits come back at once.",
        ],
      },
      {
        q: "How do I know that everybody is ready?",
        a: [
          "The session’s page shows who has accepted, who can’t come and whose system check has passed, and you can remind just those who are missing.",
        ],
      },
      {
        q: "What do I get afterwards?",
        a: [
          "A report: who came, the road of every team, the measures of teams of three or more, and what the teams want to do at work. It can be downloaded as CSV and PDF.",
        ],
      },
    ],
  },
  {
    id: "credits",
    title: "Credits and paying",
    list: [
      {
        q: "What is a credit?",
        a: [
          "One seat in one session. A credit is spent when its person has been in the live session for five minutes; every other one comes back by itself.",
        ],
      },
      {
        q: "What if somebody joins and leaves?",
        a: [
          "A seat counts after five minutes in the live session. Somebody who looks in for less than that costs nothing.",
        ],
      },
      {
        q: "What if the session does not start?",
        a: ["Then it goes back to a draft, every credit is released, and you are told."],
      },
      {
        q: "Can someone take a colleague’s place?",
        a: ["Yes. When a person says “I can’t come”, their seat is free for somebody else."],
      },
      {
        q: "How do we get the free seats?",
        a: [
          "Sign up with a work address and confirm it, and 6 credits are in your balance; once for each company domain.",
        ],
      },
      {
        q: "Who in the company can buy?",
        a: ["An Owner. Other administrators plan and host sessions, and see the balance."],
      },
      {
        q: "Do we get an invoice?",
        a: [
          "Every payment has a receipt as a PDF with your company’s billing address and VAT number, by email and under Billing.",
        ],
      },
    ],
  },
  {
    id: "privacy",
    title: "Privacy and fairness",
    list: [
      {
        q: "Is anything recorded?",
        a: [
          "No sound and no picture. Voices and faces go directly between the browsers of a team, or through a media server where this installation has one, encrypted on the way, and are not stored anywhere.",
        ],
      },
      {
        q: "What does my company see?",
        a: [
          "Who came, and measures of teams of three or more. Never one person’s votes, chat, share or award. There is no ranking of people.",
        ],
      },
      {
        q: "What is measured?",
        a: [
          "Six things about a team, such as how evenly everybody contributed and how many cards were said out loud. Each is shown in three bands after the session, never during it, with how it is reckoned beside it. Nothing infers a mood.",
        ],
      },
      {
        q: "How long is it kept?",
        a: [
          "Chat, reflections and thank-you lines for as many days as the company sets, 30 unless it says otherwise. The page on data processing has the whole list.",
        ],
      },
      {
        q: "Can it be shown to a works council?",
        a: [
          "Yes. A sheet of one page in your dashboard says what is measured, who sees it and how long it is kept, as your company has it set.",
        ],
      },
    ],
  },
  {
    id: "everyone",
    title: "For everyone",
    list: [
      {
        q: "Can people with disabilities take part?",
        a: [
          "Captions are on from the start. Everything works with a keyboard, every drag has another way, no puzzle depends on color or on hearing, and motion is reduced where your system asks for it.",
        ],
      },
      {
        q: "In which language is it?",
        a: [
          "The Quiet Station is told in plain English, in short sentences. The pages that participants see around it, and the emails to them, are in English or Spanish: you choose for each session.",
        ],
      },
      {
        q: "Do I have to talk?",
        a: [
          "No. Voting, puzzles, chat and cards are enough to take part, and you may also just watch. You can leave at any time; the report counts those who came, and asks nobody why.",
        ],
      },
    ],
  },
];

/** Frequent questions by topic. Each has its own anchor. */
export const faq = {
  title: "Questions and answers",
  description:
    "How a Lantern Hour session goes, what people need, what a credit is, what is measured and what is not.",
  heading: "Ask it here first.",
  intro: "Short answers, each with an address of its own, so that you can send one to a colleague.",
  search: "Search the answers",
  placeholder: "For example: camera, invoice, late",
  results: ["Nothing fits these words. Ask us instead.", "1 answer fits.", "{n} answers fit."],
  topics: "Topics",
  link: "Link to this answer",
  contactHeading: "Not among them?",
  contact: "Write to us",
  groups,
};
