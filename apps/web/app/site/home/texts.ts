/** The public home page. Quotes come from the stories. */
export const texts = {
  title: "Lantern Hour: one hour, together",
  hero: {
    title: ["One hour,", "together."],
    intro:
      "Story-driven adventures for teams who work apart. Your colleagues join in the browser, split into small teams, and decide what happens next.",
    see: "See how a session goes",
  },
  vote: {
    label: "An example: a team of five deciding, in The Light at Saltmere",
    caption: "The whole town stands below, in slippers. What does the town learn?",
    quoted: (text: string) => `“${text}”`,
    clock: ["0:42", "0:31", "0:24"],
    changing: "Tomás is changing his mind.",
    changed: "Tomás changed his vote.",
    agreed: "All five agree. Locked.",
    pause: "Stop the animation",
    options: [
      { title: "Tell everyone", text: "what we know, and what we don’t." },
      { title: "Tell two who can help now:", text: "Bo and Ruda." },
      { title: "Say nothing", text: "until we are sure." },
    ],
    people: { tomas: "Tomás", amara: "Amara", mei: "Mei", noor: "Noor", idris: "Idris" },
  },
  session: {
    heading: "Sixty minutes, and it ends on time.",
    intro:
      "A single line means everyone is in the same scene. Where it splits, teams of up to six go their own way, and each makes its own choices.",
    scrub: "Minute of the session",
    together: "Everyone together",
    teams: "In teams",
    parts: [
      {
        name: "Opening",
        text: "Everyone watches the same film at the same time. In four minutes, you know what’s at stake and how to play.",
        quote: "This is Lumo: a small station with a very large garden.",
        alt: "Lumo, a small station with six round windows, all lit amber.",
      },
      {
        name: "Act I",
        text: "You split into teams of up to six. Each of you gets a role and a card that nobody else can see. Your team makes its first decision and opens its first lock.",
        quote: "“There is Lumo. Dark, shut, and very polite about it.”",
        alt: "Lumo, dark, the ring of a planet behind it.",
      },
      {
        name: "Act II",
        text: "The story follows your choice. You solve a harder puzzle, share out something scarce, and make a choice about people.",
        quote: "Place your cells. There is not enough for everyone.",
        alt: "Five lamps over five small doors.",
      },
      {
        name: "Interlude",
        text: "All teams come back together and see, side by side, what each one chose.",
        quote: "“Look how different we are. Each crew protected someone.”",
        alt: "Shadow on the planet’s ring; the last gold light on Lumo.",
      },
      {
        name: "Act III",
        text: "You play the branch your team’s choices led to. The last puzzle needs everyone’s eyes. Then comes the last decision.",
        quote: "Three taps on the outer door. Soft. Patient.",
        alt: "The outer door from inside, light under its edge.",
      },
      {
        name: "Finale",
        text: "You watch one of the ending films. Which one depends on what your team did.",
        quote: "We told the whole world a secret, and the world waved softly.",
        alt: "Night towns with a million tiny lamps.",
      },
      {
        name: "Debrief",
        text: "Everyone answers one question alone, and then you read the answers together. You each give up to three thank-you cards and read them together. Your team picks one thing to do at work.",
        quote: "“One honest sentence each. Then we read them all, and nobody rushes.”",
        alt: "A row of people in the dark, small lamps between them.",
      },
      {
        name: "Awards",
        text: "You get the scorecard: your path, your points, one award for the team, and one for each of you. And you’re done, on time.",
        quote: "“That was your ending. There are five more. Ask a friend.”",
        alt: "The relay’s logbook, open, a dry leaf between the pages.",
      },
    ],
  },
  take: {
    heading: "Take your story with you.",
    intro:
      "Every team gets its own scorecard: the choices you made, how your points add up, and how you worked together.",
    example: "Example",
    /** A test plays its session again and compares the scorecard with the one that the page shows. */
    story: "the-quiet-station",
    by: "Six simulated players played this session. We left out the last choices, so that you can make them yourself.",
    team: "Crew Half Moon, the Open Ears",
    person: "One of the six",
  },
  organize: {
    heading: "Planning takes a few minutes.",
    intro: [
      "Choose an adventure, a time, and the people. Everyone gets an invitation with a calendar file, the start in their own time, a system check, and a way to say “I can’t come”.",
      "On your dashboard, each person is a window in a street, and it lights up when they’re ready. Then autopilot runs the session.",
    ],
    samples: "See a sample invitation and report",
    picture:
      "The Lantern Hour dashboard: the next session as a street with lit and dark windows, with a checklist below and credits beside it.",
  },
  privacy: {
    heading: "A mirror, never a verdict.",
    intro: [
      "People only play freely if nobody judges them. So here is what we measure, and who sees it.",
      "Nothing is recorded. You can show this table to your works council as it is.",
    ],
    caption: "What we measure, and who can see it",
    columns: ["What", "You", "Your team", "Your company"],
    never: "Never",
    rows: [
      { what: "Your own share", note: "of votes, moves, and shared cards", who: ["Yes", null, null] },
      {
        what: "The team’s measures",
        note: "in bands, after the session, never during it",
        who: ["Yes", "Yes", "Teams of 3+"],
      },
      {
        what: "Thank-you cards",
        note: "only you see what someone wrote on yours",
        who: ["Yes", "Cards only", null],
      },
      { what: "Your mood", note: "we don’t infer emotions", who: [null, null, null] },
      { what: "A ranking of people", note: "we don’t make one", who: [null, null, null] },
    ],
  },
  price: {
    heading: "You only pay for people who come.",
    note: "One credit is one seat in one session. Your first 6 are free. A credit is used once someone has been in the live session for five minutes. Unused credits are released automatically.",
    link: "Calculate it for your team",
    example: ["20 seats, 4 teams.", "19 people came. 1 credit was released."],
  },
  questions: {
    heading: "Common questions",
    list: [
      {
        q: "What does everyone need?",
        a: "A browser, on a laptop or a phone. There’s nothing to install, and nobody needs an account. A short check tells each person whether their connection is good enough.",
      },
      {
        q: "How many people can play?",
        a: "From 2 to 300 in one session. We form teams of five where we can, and never more than six.",
      },
      {
        q: "What if someone’s connection drops?",
        a: "We keep their seat, and they come back exactly where the team is. If it takes longer, their cards pass to their teammates until they return. A missing person never stops a scene.",
      },
      {
        q: "Does one of us have to host?",
        a: "No. Autopilot starts the session and runs all of it. You can simply play.",
      },
      {
        q: "Can everyone take part?",
        a: "Yes. Captions are on from the start. Everything works with a keyboard, you never have to drag, and no puzzle depends on color or hearing.",
      },
      {
        q: "Can I see it before I invite anyone?",
        a: "Yes. Try a scene without an account, with three simulated teammates. With an account, you can rehearse any adventure as often as you like. Rehearsals cost no credits.",
      },
    ],
  },
};
