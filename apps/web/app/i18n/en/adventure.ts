/** The page of an adventure. The story's own texts come from its files. */
export const adventure = {
  description: (title: string, logline: string) => `${title}: ${logline}`,
  facts: [
    { name: "Length", text: "60 minutes, debrief included" },
    { name: "People", text: "2 to 300, in crews of up to six" },
    { name: "Language", text: "English, in short sentences; pages and emails also in Spanish" },
    { name: "Tone", text: "Warm, a little funny; nobody is bad" },
  ],
  tryScene: "Try a scene now",
  plan: "Plan a session",
  story: "The story",
  builds: {
    heading: "What it builds",
    intro: "Four things the story asks of a crew, and answers. None of them is a score of a person.",
    list: [
      {
        name: "Listening",
        text: "The loudest call is not the one that is heard. Puzzles are solved by what others say out loud.",
      },
      {
        name: "Fairness",
        text: "Twelve power cells and more needs than that. Everybody holds some of them, so nobody decides alone.",
      },
      {
        name: "Courage",
        text: "There is a moment for telling what one would rather keep. The story is kind to those who do.",
      },
      {
        name: "An open mind",
        text: "First votes are silent, last votes are not. Changing one’s mind is a move, and it counts.",
      },
    ],
  },
  cast: {
    heading: "Who you meet",
    intro: "They have names, voices and reasons. Not one of them is the villain.",
  },
  scene: {
    heading: "A scene from it",
    intro: "The first decision of the evening. There is no right answer; each way leads somewhere else.",
  },
  next: {
    heading: "Coming next",
    text: "Two more are being written. We name no date, because a story is done when it is good.",
    state: "Being written",
  },
  end: {
    heading: "Somebody is being quiet over there.",
    text: "Play a scene of it now, alone with three simulated teammates. No account.",
  },
};
