import { limits } from "@lantern/contract/limits";
import { creditTerms } from "../i18n/credit-terms.ts";
import { participantLanguages } from "../i18n/participant-languages.ts";

interface Question {
  q: string;
  a: string[];
}
interface Group {
  id: string;
  title: string;
  list: Question[];
}

/** Frequent questions by topic. Each has its own anchor. */
export const questionGroups: Group[] = [
  {
    id: "hour",
    title: "The session",
    list: [
      {
        q: "What is Lantern Hour?",
        a: [
          "A story that teams play together in the browser, for one hour. Everyone watches the same opening film. Then teams of up to six make decisions, solve puzzles that need all of them, and reach the ending that their own choices lead to.",
        ],
      },
      {
        q: "How long does it take?",
        a: [
          "Sixty minutes from the start, including the debrief and awards. Slower teams skip optional scenes, so that everyone ends together. The end only moves if a host extends the session, by five minutes at a time, or if a pause or an outage leaves too little time, by five minutes at most. The lobby opens 15 minutes before the start.",
        ],
      },
      {
        q: "How many people can play?",
        a: ["From 2 to 300 in one session. We form teams of five where we can, and never more than six."],
      },
      {
        q: "Which adventures are there?",
        a: [
          "Three: The Quiet Station, about listening; The Light at Saltmere, about asking before it’s too late; and The Honest Heist, a comedy about owning up. Each stands alone. When you plan a session, you see the mood and the difficulty of each, and how many of your people have already played it.",
        ],
      },
      {
        q: "Does one of us have to host?",
        a: [
          "No. Autopilot starts the session, waits up to five minutes for people who are missing, and runs all of it, so you can simply play. If you’d rather host it yourself, choose “A host from your company” when you plan the session.",
        ],
      },
      {
        q: "Can I see it before I invite anyone?",
        a: [
          "Yes. Try a scene without an account, with three simulated teammates. With an account, you can rehearse any adventure as often as you like. Rehearsals cost no credits.",
        ],
      },
      {
        q: "Is it a competition?",
        a: [
          "Not between people: points always belong to a team. Teams get points for their choices, their puzzles, and how they worked together. Every team gets one award that fits it, and so does every person, unless your company has turned that off.",
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
          "A current browser on a laptop, a tablet, or a phone. There’s nothing to install, and nobody needs an account. A one-minute check tells each person whether their connection and devices are good enough.",
        ],
      },
      {
        q: "Do I have to turn my camera on?",
        a: [
          "No. Camera and microphone are both optional. Without a camera, others see the portrait that you choose, and you can chat instead of speaking.",
        ],
      },
      {
        q: "What if my connection drops?",
        a: [
          "We keep your seat, and you come back exactly where your team is. After half a minute, your cards pass to your teammates until you return. A missing person never stops a scene.",
        ],
      },
      {
        q: "What if I’m late?",
        a: [
          "You join the smallest team, read “the story so far”, and get your cards the next time they’re dealt.",
        ],
      },
      {
        q: "I can’t come. What do I do?",
        a: [
          "Use the “I can’t come” link in your invitation. Your seat is then free for someone else, and nobody asks why.",
        ],
      },
      {
        q: "I lost my link.",
        a: [
          "Look for the invitation or a reminder in your inbox, or ask the person who invited you. They can send it again from the session’s page.",
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
          "Choose an adventure, a time, and the people, on one page. Confirm the session and send the invitations. We do the rest: reminders a day and an hour before, the start time in everyone’s own time zone, and the scorecards afterwards.",
        ],
      },
      {
        q: "Can I decide who plays with whom?",
        a: [
          "Yes. Put people into teams by hand, or let a rule mix departments or offices. We follow your plan as closely as we can with the people who actually come.",
        ],
      },
      {
        q: "Can I reschedule or cancel a session?",
        a: [
          "Yes. We email everyone who was invited and hasn’t declined, and their calendars update. When you cancel, all reserved credits are released at once.",
        ],
      },
      {
        q: "How do I know that everyone is ready?",
        a: [
          "The session’s page shows who is coming, who can’t come, and who has tested their microphone and sound. One button reminds the people who haven’t answered, and another those who haven’t run the check.",
        ],
      },
      {
        q: "What do I get afterwards?",
        a: [
          "A report: who attended, and for each team of three or more its path through the story, its measures, and what it will do at work. You can download it as CSV and PDF.",
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
          "One seat in one session. A credit is used once someone has been in the live session for five minutes. Unused credits are released automatically.",
        ],
      },
      {
        q: "Do credits expire? Can we have unused ones refunded?",
        a: [
          creditTerms,
          `Under Billing, whoever may buy has this done with one button, once in ${limits.refundMonths} months, for what was paid by card. In all other cases, write to us.`,
        ],
      },
      {
        q: "What if someone joins and leaves?",
        a: [
          "Someone who leaves before they have been in the live session for five minutes costs nothing. After that, their credit is used.",
        ],
      },
      {
        q: "What if the session doesn’t start?",
        a: [
          "If fewer than two people come, autopilot makes it a draft again, releases all its credits, and lets you know. A session with a host becomes a draft again, too, if nobody starts it within two hours of its planned start.",
        ],
      },
      {
        q: "Can someone take a colleague’s seat?",
        a: ["Yes. When someone says “I can’t come”, their seat is free for someone else."],
      },
      {
        q: "How do we get the free seats?",
        a: [
          "Sign up with your work email address and confirm it. Your company then has 6 free credits. Each email domain gets them once.",
        ],
      },
      {
        q: "Who in the company can buy?",
        a: [
          "Owners can, and so can Sub-Administrators, unless an Owner turns that off for them. Sub-Administrators who are limited to billing always can.",
        ],
      },
      {
        q: "Do prices include VAT?",
        a: [
          "No. Where we have to charge VAT, the checkout adds it on a line of its own before you order, by the country and the VAT number of whom you have billed. The same line is on the quote and the invoice.",
        ],
      },
      {
        q: "Do we get an invoice?",
        a: [
          "Yes. Where the operator takes bank transfers, you order by invoice and pay within 30 days. If you pay by card, you get an invoice that is already paid. It has your company’s billing address and VAT number. We email it to you as a PDF, and you also find it under Billing. It never changes after that: a refund has a credit note of its own.",
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
          "No. Audio and video go directly between the browsers of a team, or through a media server if this installation has one. They’re encrypted on the way and never stored.",
        ],
      },
      {
        q: "What does my company see?",
        a: [
          "Its reports say who attended, and what teams of three or more chose, solved, and agreed to do, with their measures. They never say how anyone voted, and never contain anyone’s chat, share, or award. During the session, administrators can see in the host console who is there, what each team has chosen and solved, and messages that someone reports to them. They can also visit a team, and then see its stage as the team does. We don’t rank people.",
        ],
      },
      {
        q: "What is measured?",
        a: [
          "Six things about a team, such as how evenly everyone contributed and how many cards people read aloud. We show them in three bands after the session, never during it, and explain how we calculate each one. We don’t infer moods.",
        ],
      },
      {
        q: "How long do you keep it?",
        a: [
          "Chat, reflections, and thank-you lines for as many days as your company sets, 30 by default. The privacy page and the data processing page list the rest.",
        ],
      },
      {
        q: "Do you have something for our works council?",
        a: [
          "Yes. One page in your dashboard says what we measure, who sees it, and how long we keep it, with your company’s settings.",
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
          "Yes. Captions are on from the start. Everything works with a keyboard, you never have to drag, no puzzle depends on color or hearing, and we reduce motion if your system asks for it.",
        ],
      },
      {
        q: "Which languages are available?",
        a: [
          `The adventures, their pages and their emails are in ${participantLanguages}, in plain words and short sentences. You choose for each session, and each participant can choose for themselves: a team can have all three.`,
        ],
      },
      {
        q: "Do I have to talk?",
        a: [
          "No. You can take part with votes, puzzles, chat, and cards, or just watch. You can leave at any time, and nobody asks why.",
        ],
      },
    ],
  },
];
