import { participantLanguages } from "../../i18n/participant-languages.ts";

interface AdventureTexts {
  tone: string;
  builds: { name: string; text: string }[];
  /** The heading at the end of the page. */
  end: string;
}

/** The page of an adventure. The story's own texts come from its files. */
export const texts = {
  description: (title: string, logline: string) => `${title}: ${logline}`,
  facts: [
    { name: "Length", text: "60 minutes, including the debrief" },
    { name: "People", text: "2 to 300, in teams of up to six" },
    {
      name: "Language",
      text: `${participantLanguages}, also in one team`,
    },
  ],
  tryScene: "Try a scene now",
  plan: "Plan a session",
  story: "The story",
  tone: "Tone",
  builds: {
    heading: "What it builds",
    intro: "Four things a team practices in this story. None of them is a score for a person.",
  },
  cast: {
    heading: "Who you’ll meet",
    intro: "They have names, voices, and reasons. None of them is the villain.",
  },
  scene: {
    heading: "A scene from the story",
    intro: "An early decision. There is no right answer, and each choice leads somewhere else.",
  },
  trailer: {
    heading: "Watch the trailer",
    label: (title: string) => `Trailer of ${title}, 20 seconds, with music and captions`,
    captions: "English",
  },
  clue: {
    heading: "A card that only one of you sees",
    intro: "Everyone on a team holds something different. It helps once somebody says it out loud.",
  },
  others: {
    heading: "Other adventures",
    text: "Each one stands alone, and your team can play them in any order.",
  },
  end: "Play a scene of The Quiet Station now with three simulated teammates. You don’t need an account.",
  /** What only one adventure's page says. */
  of: {
    "the-quiet-station": {
      tone: "Warm and a little funny, with no villains",
      builds: [
        {
          name: "Listening",
          text: "The loudest call isn’t the one that gets heard. You solve puzzles with what others say out loud.",
        },
        {
          name: "Fairness",
          text: "There are twelve power cells, and that’s not enough. Everyone holds some of them, so nobody decides alone.",
        },
        {
          name: "Courage",
          text: "At one point, you can tell what you’d rather keep to yourself. The story is kind to those who do.",
        },
        {
          name: "An open mind",
          text: "First votes are silent, and last votes are open. Changing your mind counts.",
        },
      ],
      end: "Someone is being quiet over there.",
    },
    "the-light-at-saltmere": {
      tone: "Fog, lanterns, and dry humor; nobody is the villain",
      builds: [
        {
          name: "Openness",
          text: "Everyone in town knows one small thing. It only helps once it is said out loud.",
        },
        {
          name: "Trust",
          text: "You get a request without a reason. Do you follow it, or do you do what the rule says?",
        },
        {
          name: "Nerve",
          text: "Seven boats are waiting and nobody is sure. Saying “not sure” is allowed. So is choosing.",
        },
        {
          name: "Care",
          text: "There are twelve hands for fifteen jobs. Somebody has to say which job can wait.",
        },
      ],
      end: "Soup first. Then fear.",
    },
    "the-honest-heist": {
      tone: "Quick, dry, and warm: good manners under pressure",
      builds: [
        {
          name: "Honesty",
          text: "You can get through a gala without telling a lie. More people notice you, and more of them help.",
        },
        {
          name: "Care",
          text: "Everyone who could stop you has a good reason. Sometimes a biscuit is the better plan.",
        },
        {
          name: "Wit",
          text: "The spoon is long and the corridors are short. When a plan breaks, somebody has to say the next idea out loud.",
        },
        {
          name: "Nerve",
          text: "Each of you knows one part of the plan. It works if everyone does theirs at the right moment.",
        },
      ],
      end: "Nobody must notice. Well, almost nobody.",
    },
  } as Record<string, AdventureTexts>,
  site: {
    adventures: {
      heading: "Three stories, one hour each.",
      intro:
        "There is no villain. Each story branches, nobody can solve its puzzles alone, and your team’s choices lead to its ending.",
      open: "Open the cover:",
      more: "Read about it",
      list: [
        {
          slug: "the-quiet-station",
          title: "The Quiet Station",
          mood: "Wonder",
          quote: "Forty days without a word. Then one small window lights up.",
          text: "Forty days ago the station Lumo shut every door and stopped talking. Your relay crew has one hour and one thin beam of light.",
        },
        {
          slug: "the-light-at-saltmere",
          title: "The Light at Saltmere",
          mood: "Suspense",
          quote: "A heron is standing where no heron can stand.",
          text: "Fog over the harbor. Seven fishing boats are coming home, and the great lamp has just gone dark. Everyone in town knows a little. Nobody has asked.",
        },
        {
          slug: "the-honest-heist",
          title: "The Honest Heist",
          mood: "Comedy",
          quote: "Every heist takes something out. This one puts something back.",
          text: "A harmless crew must carry a giant soup spoon into a museum, thirty years late, past a gala, a cat, and a very polite guard.",
        },
      ],
    },
  },
};
