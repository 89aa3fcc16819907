/**
 * The scene of the demo to read, for browsers without scripts and when no demo can start. A test compares its questions
 * and choices with those of the scene that is played.
 */
interface Choice {
  text: string;
  /** What follows. */
  after: string[];
}

export interface SceneStep {
  alt: string;
  lines: string[];
  question?: string;
  choices?: Choice[];
}

export const demoScene: SceneStep[] = [
  {
    alt: "The relay’s small cabin: chairs, one warm lamp, Lumo in the window.",
    lines: [
      "Good, you came, says Tavi. I run this relay, and I talk too much. Out there is Lumo. Forty days ago it stopped talking. I did not.",
      "You hold two cards that only you can see. One says: there is a low hum in the silence, and it stops when we call. The other: we called 412 times, each call louder than the one before.",
      "Noor’s card says that one lamp is still on, in the garden. Mateo’s says that the doors aren’t broken; they were shut softly. Ingrid’s says in which order. Someone was careful.",
    ],
    question: "What is our first word to Lumo?",
    choices: [
      {
        text: "Nothing. We listen for one full minute.",
        after: [
          "Mateo says that his tea takes less than that. You read him your card, and he holds his breath.",
          "Inside the silence there is a hum. Low and slow, like breath. Then six windows light up, one after the other.",
        ],
      },
      {
        text: "Three soft taps, like the last sound we heard.",
        after: [
          "Ingrid says that three taps are nearly silence, and that she can live with three taps.",
          "Tap. Tap. Tap. The hum stops. It seems to think. Then six windows light up, one after the other.",
        ],
      },
      {
        text: "Ona’s name, clear and strong, on the radio.",
        after: [
          "Ingrid votes against, and would like that in the log.",
          "The hum stops at once. A lamp goes out. Call number 413, says Tavi. After a long moment six windows light up, softly.",
        ],
      },
    ],
  },
  {
    alt: "Six round windows with shape signs, bars of light inside.",
    lines: [
      "It is a pattern. Each of you turns only some dials and knows only some wishes, so you read them to each other. Mateo’s dial does nothing to his own window. Typical, says Mateo.",
      "At last all six windows hold still. Then they blink as one. Hello.",
      "Good evening, says the station. Please keep your voices low. Someone is asleep. I am not broken. I am being quiet. From far away, these look the same. You may ask me one thing.",
    ],
    question: "Which one question does Ona get?",
    choices: [
      {
        text: "Who is asleep?",
        after: [
          "Sumi, our gardener, says Ona. Her note says: do not let Moss sing. And one more. That one is on no list.",
        ],
      },
      {
        text: "What do you need from us?",
        after: [
          "Nobody has asked me that in forty days, says Ona. I need time. And quiet. And whoever took my eleven spoons.",
        ],
      },
      {
        text: "Nothing. We keep you company for a while.",
        after: [
          "So you say nothing, all four of you. Tavi says it was the best talk of the last forty days.",
        ],
      },
    ],
  },
  {
    alt: "The outer door in the dark; light under its edge.",
    lines: ["Then three taps, on the outer door. Everyone we know of is inside."],
  },
];
