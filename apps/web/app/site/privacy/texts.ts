interface Section {
  title: string;
  text: string[];
}

/** What a browser stores. The page on data processing says the same. */
export const onDevice: string =
  "Your browser stores your sign-in encrypted. Two cookies protect forms against forgery, and one remembers your language. Four more exist only while you sign in: one each for a second step, a passkey, your company’s sign-in, and another account. If you sign in with Microsoft, its library stores your account, encrypted, for up to five days, and a cookie until you close the browser. For sessions, your browser also remembers a random secret that ties your place to it, and your portrait, sound, devices, and the language you read stories in. It stores that you signed in through your company, and your answer when we ask about a help chat. There is no advertising and no tracking.";

export const texts = {
  title: "Privacy",
  version: "1.7",
  date: "2026-11-30",
  intro: "What we store, about whom, why, and for how long.",
  sections: [
    {
      title: "Who is responsible",
      text: [
        "For the accounts of people who plan sessions: the operator named on this page. For the people a company invites: that company. The operator runs the session on its behalf.",
      ],
    },
    {
      title: "People who plan sessions",
      text: [
        "Your name, work email address, and company; your country, time zone, and telephone number if you add them; your password as an argon2id hash; and where and when you signed in, so that you can end a sign-in that isn’t yours. We need this to sign you in and to reach you about your sessions.",
        "If your company buys credits: whom we bill, with address, VAT or tax number, reference, and the email address that gets copies of invoices; who ordered; and the payments and documents. We never see card numbers.",
        "An audit log records when administrators sign in or fail to, what they change, and what they export, along with their network address. The company’s Owners can read it, and so can the operator’s support. If you leave, your name and network address disappear from it.",
      ],
    },
    {
      title: "People who play",
      text: [
        "Your email address, and your name, department, office, time zone, and language if you or your company add them. If your company’s directory keeps its list up to date, we also store the username and ID it has for you. We use all this to invite you in your local time and language, and to put you on a team. Your company can see, by name, whether you accepted, attended, and passed the system check. If it asks which dates suit you, it sees how many people each date suits, not who. If you reply to an invitation by email, or your calendar sends an answer that we can’t place, its administrators can read that as well.",
        "If your company changes your email address, we tell you at the old one, and keep it together with the time you had it. What you wrote under it is shown at the new address only after you have confirmed, with a link in that email, that both addresses are yours.",
        "During the session, we store your votes, your moves, and what you write, because the session can’t work without them. When a question goes around, a line that you write for it goes to your team and is never stored; what you guess and what you choose is a move. So that you aren’t asked the same again soon, reports remember which questions went around in a team, not who answered what. Your company’s reports only show what teams of three or more chose, solved, and agreed to do, and their measures. They never say how anyone voted. During the session, your company’s administrators can see in the host console who is there, what each team has chosen and solved, and messages that someone reports to them. They can also visit a team, and then see its stage, with votes and chat, as the team does. Your team is told only when they join its call. We don’t rank people or infer moods.",
        "If your company has turned on the check-in, we offer you three short statements before and after the session, and 14 and 30 days later. You can skip any of them. We store your answers under a pseudonym that is different for each series or session, without a time. Nobody at your company can see them. It only learns how much averages changed, over at least five people from whole sessions, of whom one in ten is left out at random. Figures that have already been released don’t change when someone’s data is erased.",
        "We ask before we use your camera or microphone or count how long you speak, and you can say no to each. If you agree, your browser only sends how many seconds you spoke, never sound, and we delete that number once the scorecard is made. When a question goes around, it also sends that you have asked, or have answered aloud. Audio and video go directly to your team, and to a host who has joined its call, or through a media server if one is set up. They are never stored.",
      ],
    },
    {
      title: "How long we keep it",
      text: [
        "Chat, reflections, and thank-you lines: for as many days as your company sets, 30 by default. Replies to invitations that we couldn’t place: for as many days after the session. Answers to the check-in: until we count them a month after the session, at most 180 days; the averages, as long as the company has an account. Sign-ins: 8 hours without use, 7 days in any case. The audit log: from 90 to 730 days, as your company sets, 365 by default. The log of a session, with your votes and moves: as many months as the operator has set, 12 in a new installation; the page for works councils in your company’s dashboard says how many. Sessions and their reports: as long as the company has an account. After that, no log and no report is left, and what we still know of a session has no names. People who have left, according to their company’s directory: 90 days. Notifications in the dashboard: 90 days. The log of events that we sent to your company’s own systems: 30 days. Earlier email addresses: as long as your company lists you. Orders, quotes, and invoices: as long as accounting law requires. Those of a deleted company: as many years after the year of the last one as the operator has set, 10 by default. Where the operator makes backups, what was erased is gone from them once the oldest has been replaced.",
      ],
    },
    {
      title: "People who write to us",
      text: [
        "We email what you write in the contact form to the operator and send you a confirmation. We only use it to answer you. Once an email is delivered, we keep only its address, subject, and time, for 400 days, so that we can trace its delivery.",
      ],
    },
    {
      title: "On your device",
      text: [
        `${onDevice} If this installation has set up a script from someone else, we load it only after you agree.`,
      ],
    },
    {
      title: "Email",
      text: [
        "We email you to confirm your address, to reset your password, to invite and remind you, when something changes or needs your attention, and to send codes, scorecards, team commitments, quotes, invoices, and receipts. Two weeks after a session, we ask once how your team’s commitment went. If your company has turned on the check-in, we also send you its statements. If you take a seat by a link that your company shares, we email you about your seat, your place on the waiting list, and a seat that is offered to you. If you give that seat back, your company learns how many people did, but not who. There is no newsletter.",
      ],
    },
    {
      title: "Others who receive data",
      text: [
        "The services that this installation uses, for example for email, payments, sign-in, and relaying audio and video. The page on data processing names each of them. Your company can also connect systems of its own: its identity provider, its directory, programs with a key, and addresses to which we send events.",
      ],
    },
    {
      title: "Your rights",
      text: [
        "You can download your data and have it erased. If you plan sessions, go to Your profile. If you play, open Your data from your join link. You can also ask the operator or your company, have something corrected, object, and complain to a supervisory authority. Logs of past sessions stay, without your name.",
      ],
    },
  ] as Section[],
};
