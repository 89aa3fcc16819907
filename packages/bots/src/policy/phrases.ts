/** The phrases of simulated participants. Nobody should take them for a colleague's. */
export const PHRASES = {
  briefing: [
    "I have read mine.",
    "What does your card say?",
    "Who holds the second card?",
    "Ready when you are.",
  ],
  decision: [
    "What speaks against it?",
    "I would go the gentle way.",
    "I see it differently, tell me more.",
    "Good point. I am moving.",
    "Which one can we undo later?",
  ],
  puzzle: [
    "My clue first?",
    "Wait, that breaks my clue.",
    "Try it the other way round.",
    "Who has the missing piece?",
    "That fits!",
    "Can someone read theirs again?",
  ],
  allocation: ["I can spare one.", "Who needs it most?", "Let us look at the small ones first."],
  /** Lines of a round; `{label}` is that of the chosen thing. */
  round: ["I would say: {label}.", "Easy: {label}.", "{label}. Most days.", "Let me think. {label}."],
  camp: ["That was close.", "I liked how we talked.", "Tea?"],
  reflection: [
    "I was sure too early.",
    "Someone asked, and that changed it for me.",
    "Waiting was harder than doing.",
    "We heard each other out.",
    "I nearly missed the quiet one.",
  ],
  kudos: [
    "You asked at the right moment.",
    "That helped me think.",
    "You kept us together.",
    "Thank you for waiting.",
  ],
  commitment: [
    { when: "a week begins", will: "each say one thing nobody asked about" },
    { when: "we are about to decide", will: "ask one more question" },
    { when: "we vote", will: "read our notes aloud first" },
  ],
} as const;

type Field<T> = T extends string ? string : { readonly [K in keyof T]: string };
/** The same in another language: of each kind as many as anybody likes. */
export type Phrases = {
  readonly [K in keyof typeof PHRASES]: readonly Field<(typeof PHRASES)[K][number]>[];
};
