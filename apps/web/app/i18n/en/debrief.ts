const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

/** What loads for the end of a session: its moments, the cards of thanks, the charts of all teams, and the awards. */
export const debrief = {
  tape: {
    title: "Moments of your session",
    silent: "Silent vote",
    final: "Final vote",
    turned: {
      headline: "You changed your minds.",
      question: "What was said that changed the vote?",
    },
    oneVoice: {
      headline: "One vote became everybody’s.",
      question: "What made you listen to the one vote?",
    },
    unread: {
      headline: (waited: string) => `A clue waited ${waited} before it was read aloud.`,
      solved: (left: string) => `Solved ${left} after it was read.`,
      question: "What would have brought it out sooner?",
    },
    tries: {
      headline: (wrong: number) => `${count(wrong, "try", "tries")} went wrong. The next one worked.`,
      question: "What did you do differently the last time?",
    },
    close: {
      headline: (left: string) => `Solved with ${left} left.`,
      question: "What did you stop doing when time was short?",
    },
    help: {
      headline: (hints: number) => `You took ${count(hints, "hint", "hints")}, then solved it.`,
      question: "How did you decide to ask for help?",
    },
    contrast: {
      headline: (busy: string) => `Quiet here, busy in “${busy}”.`,
      rates: (quiet: string, busy: string) => `${quiet} actions a minute here, ${busy} there.`,
      question: "What was different between the two?",
    },
  },
  kudos: {
    to: "Who is it for?",
    card: "Which card?",
    line: "Add a line, if you like",
    give: (name: string) => `Give it to ${name}`,
    choose: "Choose a person and a card",
    yours: "Given by you",
    all: "All cards",
    toName: "to",
  },
  reveal: {
    yours: "your team",
    table: "As a table",
    team: "Team",
    choice: "Choice",
    silent: "Silent vote",
    final: "Final vote",
    points: "Points",
    ending: "Ending",
    nickname: "Nickname",
    award: "Award",
    votes: (n: number) => count(n, "vote", "votes"),
  },
  awards: {
    title: "The awards",
    team: "For all of you",
  },
};
