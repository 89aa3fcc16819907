const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

/** Instructions by kind of scene. */
export const liveScenes = {
  film: {
    headline: "Watch together.",
    muted: "Microphones are muted during the film.",
    withSound: "Play with sound",
    part: (at: number, of: number) => `Picture ${at} of ${of}`,
  },
  briefing: {
    listen: "Listen to the story.",
    readCard: "Read your card aloud.",
    detail: "Press Ready when you’ve got it. We continue when everyone is ready.",
    cardDetail: "Only you can see it. Press Ready when everyone has heard it.",
  },
  outcome: { headline: "It’s decided.", detail: "Here’s what happened." },
  decision: {
    silent: "Silent vote",
    talk: "Talk",
    lock: "Lock",
    silentDetail: "Nobody sees your vote yet.",
    /** Null when the reader is the captain. */
    majority: (captain: string | null) =>
      `The option with the most votes wins. In a tie, ${captain === null ? "you decide" : `${captain} decides`}.`,
    consensus: (captain: string | null) =>
      `Try to agree. If you can’t, most votes win. In a tie, ${captain === null ? "you decide" : `${captain} decides`}.`,
    captain: (captain: string) => `${captain} decides, after hearing all of you.`,
    captainYou: "You are the captain. Hear everyone, then decide.",
    /** Votes by option, the most first: "4 to 1". */
    counts: (votes: number[]) =>
      votes.length === 1 ? count(votes[0] ?? 0, "vote", "votes") : votes.join(" to "),
    lockNow: (counts: string) => `${counts}. Lock, or change.`,
    closing: (counts: string, left: string) => `${counts}. Closing in ${left} unless somebody changes.`,
    lockMine: "Lock my vote",
    locked: "Your vote is locked",
    yourVote: "Your vote",
    group: "Your vote",
    votes: (n: number): string => (n === 1 ? "vote" : "votes"),
    votedCount: (n: number, of: number) => `${n} of ${of} have voted`,
    chosen: "Chosen",
    changed: "changed their vote",
    changedOwn: "You changed your vote.",
    changedMind: (names: string) => `${names} changed their vote.`,
    by: {
      all: "All of you agreed.",
      majority: "Most of you chose this.",
      captain: (captain: string) => `${captain} decided.`,
      draw: "It was a tie with no captain to break it. We picked one at random.",
      default: "Too few of you voted. The story chose.",
    },
  },
  puzzle: {
    hints: "Hints",
    hintsUsed: (used: number, of: number) => `${used} of ${of} used`,
    hintButton: (n: number) => `Ask for hint ${n}`,
    costs: (points: number) => (points === 0 ? "free" : `costs ${count(points, "point", "points")}`),
    noHint: "Stuck? A hint helps, and costs little.",
    check: "Check",
    /** By the kind of puzzle: a board that cannot be checked yet. */
    empty: (n: number) => (n === 1 ? "1 place is empty" : `${n} places are empty`),
    unfinished: "The way isn’t finished",
    /** What somebody would do; a second hand does it. */
    proposed: {
      others: {
        check: (name: string) => `${name} would check.`,
        hint: (name: string, costs: string) => `${name} would take a hint (${costs}).`,
      },
      own: {
        check: "You would check. A teammate joins in, or it’s done when the time is up.",
        hint: "You would take a hint. A teammate joins in, or it’s done when the time is up.",
      },
      join: {
        check: (name: string) => `Check with ${name}`,
        hint: (name: string) => `Take it with ${name}`,
      },
      wait: "Wait",
      waited: (name: string) => `${name} would rather wait.`,
      waiting: "Waiting for the others",
      choose: (join: string, wait: string) =>
        `Press “${join}” or “${wait}”. Otherwise it’s done in 20 seconds.`,
    },
    notYet: "Not yet",
    notYetDetail: (seconds: number) => `That’s not it yet. You can try again in ${seconds} s.`,
    solved: "Solved.",
    failed: "The story goes on.",
    solvedDetail: "Well done, all of you.",
    failedDetail: "Not every lock opens. The story takes a different turn.",
    /** What to do, by the kind of the puzzle. */
    details: {
      switchboard: "You turn only your own dials. Say what you need; someone else turns the rest.",
      lights: "Say what your switches change. Turning a switch back undoes what it changed.",
      match: "Choose a tile, then the place where it belongs. Choose it again to take it back.",
      horns: "Tap your horn: only you hear it. Say how it sounds, then put it at the boat that blows it.",
      cipher: "Each sign has a top and a bottom. Tap a picture to put it in the marked place.",
      route: "Tap the next stop. Tap the last one again to go back.",
      order: "Tap one, then tap its place. Or drag it there.",
      code: "Turn the wheels. You can also use the arrow keys, or type.",
      /** A painting in six parts. */
      strip:
        "Your lamp shows your part. Say what you see, and what is cut off. Set the wheels, then all hold your lamps on it.",
    },
    holding: "Hold still",
  },
  together: {
    board: "The board",
    detail: "Set your own controls. When you agree, all of you press and hold the button at the same time.",
    at: (control: string, position: string) => `${control}: ${position}`,
    submit: "Press and hold together",
    submitStrip: "Hold your lamp on it",
    pressing: (n: number, of: number) => `${n} of ${of} pressing`,
    tried: (right: number, of: number) => `Last try: ${right} of ${of} right`,
    notYetDetail: (right: number, of: number, seconds: number) =>
      `${right} of ${of} are right. You can try again in ${seconds} s.`,
  },
  allocation: {
    tokens: (n: number) => `${n} left`,
    yours: "Yours to place",
    wants: (n: number) => `needs ${n}`,
    placed: (placed: number, wants: number) => `${placed} of ${wants} placed`,
    enough: "Enough",
    /** Tokens that the story added, or took if negative. */
    moved: (n: number) => (n > 0 ? `${n} added` : `${-n} moved away`),
    more: (label: string) => `Give one to ${label}`,
    less: (label: string) => `Take one back from ${label}`,
    confirm: "Confirm my share",
    detail: (n: number) =>
      n === 0
        ? "All placed. Confirm, or keep moving them."
        : `You have ${n} to place. The others have theirs.`,
    spare: "When the time is up, we place the rest for you.",
    needs: "The needs",
  },
  reflection: {
    detail: "Nobody can read your answer until everyone has answered.",
    label: "Your answer",
    send: "Send my answer",
    change: "Change my answer",
    sent: "We got your answer.",
    left: (n: number) => `${n} left`,
    answered: (n: number, of: number) => `${n} of ${of} have answered`,
    nothingDetail: "Nobody has written anything. Press Ready to go on.",
    readDetail: "No need to comment. Press Ready when you’ve read them.",
    removed: "removed",
  },
  reveal: {
    headline: "See what every team did.",
    detail: "All of you had the same facts.",
  },
  kudos: {
    left: (n: number) => (n === 0 ? "You’ve given all three." : `${count(n, "card", "cards")} left to give.`),
    given: (name: string) => `To ${name}`,
    secret: "Your team reads the cards together at the end. Your line is only for the person you give it to.",
    reading: "Read the cards together.",
    readingDetail: "If someone wrote you a line, you’ll find it on your scorecard.",
    ready: "I’m done",
  },
  commitment: {
    /** Null when the reader is the captain. */
    detail: (captain: string | null) =>
      `Finish one sentence together. Anyone can rewrite either half, and ${captain === null ? "you lock" : `${captain} locks`} it.`,
    save: "Suggest this sentence",
    examples: "For example",
    lock: "Lock it for the team",
    locked: "This is what your team will do.",
    lockedDetail:
      "It’s on your scorecard. We’ll email it to you today and ask you once, in 14 days, how it went.",
    by: (name: string) => `written by ${name}`,
    nothing: "Nobody has written anything yet.",
  },
  camp: {
    headline: "A quiet minute.",
    detail: "Nothing here counts.",
    goOn: "Let’s go on",
    over: "The question has gone around.",
    teams: (arrived: number, of: number) => `${arrived} of ${count(of, "team is", "teams are")} here.`,
  },
  scorecard: {
    headline: "Your session is complete.",
    detail: "The scorecard opens when all of you are ready.",
    open: "See the scorecard",
  },
  over: { headline: "The session is over.", detail: "We’re preparing your scorecard." },
};
