/** The boards and controls of puzzles, which load with them. */
export const puzzles = {
  /** Something that only these people can move. */
  ofOthers: (name: string, people: readonly string[]) => `${name}. ${people.join(" or ")} can move it.`,
  switchboard: {
    board: "The board",
    dials: "The dials",
    oneGauge: "gauge",
    /** A gauge by its sign: “Circle window”. */
    signed: (sign: string, name: string) => `${sign} ${name}`,
    gauge: (name: string, value: number, max: number) => `${name}: ${value} of ${max}`,
    goal: "Your goal",
    dial: (id: string, value: number) => `Dial ${id} at ${value}`,
    yourDial: "Your dial",
    up: (id: string) => `Turn ${id} up`,
    down: (id: string) => `Turn ${id} down`,
    turning: "turning",
    signs: {
      "●": "Circle",
      "▲": "Triangle",
      "■": "Square",
      "★": "Star",
      "☾": "Moon",
      "≈": "Wave",
      "◆": "Diamond",
      "✚": "Cross",
    } as Record<string, string>,
  },
  lights: {
    board: "The board",
    controls: "The controls",
    goal: (name: string) => `should be ${name}`,
    right: "right",
  },
  match: {
    board: "Pairs",
    free: "Not placed yet",
    /** Where people have their own. */
    freeOwn: "Not placed yet. You move only your own.",
    freeOwnForms: "Not placed yet. You stamp only your own forms.",
    /** A form that only these people stamp. */
    stampedBy: (name: string, people: readonly string[]) => `${name}. ${people.join(" or ")} can stamp it.`,
    position: (tile: string, to: string) => `Put ${tile} at ${to}`,
    slot: (label: string, tile: string | null) => (tile ? `${label}: ${tile}` : `${label}: empty`),
    tile: (label: string) => `Tile ${label}`,
    chosen: (label: string) => `You’re holding ${label}`,
  },
  /** Calls of horns. */
  horns: {
    horn: (n: number, sounds: string) => `Horn ${n}: ${sounds}`,
    /** One that only these people hear and blow. */
    ofOthers: (n: number, people: readonly string[]) => `Horn ${n}. ${people.join(" or ")} can blow it.`,
    long: "long",
    short: "short",
  },
  cipher: {
    message: "The message",
    grid: "The pictures",
    position: (n: number) => `Place ${n}`,
    empty: "empty",
    clear: (n: number) => `Clear place ${n}`,
    sign: (top: string, bottom: string) => `${top} over ${bottom}`,
  },
  route: {
    map: "The map",
    stop: (label: string, n: number | null) => (n === null ? label : `${label}, stop ${n}`),
    next: "can be next",
    last: "your last stop; press to step back",
    /** Where stops belong to people. */
    own: "With a gold edge: only you can go there.",
    ofOthers: (people: readonly string[]) => `${people.join(" or ")} can go there.`,
    path: (stops: readonly string[]) => `Route so far: ${stops.join(", ")}`,
    back: "Step back",
  },
  order: {
    order: "The order",
    items: "Still to place",
    /** Where people have their own. */
    ownItems: "Still to place. You move only your own.",
    position: (n: number) => `Place ${n}`,
    placed: (label: string, n: number) => `${label} in place ${n}`,
    put: (label: string, n: number) => `Put ${label} in place ${n}`,
    play: "Play the order",
    empty: "empty",
  },
  /** A painting in six parts, over a lock. */
  strip: {
    /** Null for one's own. */
    part: (n: number, holder: string | null) =>
      holder === null ? `Part ${n}, yours` : `Part ${n}, ${holder} sees it`,
    pressing: (n: number, of: number) => `${n} of ${of} lamps`,
    right: (n: number, of: number) => `Last try: ${n} of ${of} wheels right`,
  },
  code: {
    turns: (wheel: string, value: string, people: readonly string[]) =>
      `${wheel}: ${value}. ${people.join(" or ")} can turn it.`,
    lock: "The lock",
    /** A wheel of a word: its number and its sign. */
    letter: (n: number, sign: string) => `Letter ${n}, ${sign}`,
    up: (wheel: string) => `Turn ${wheel} forward`,
    down: (wheel: string) => `Turn ${wheel} back`,
    empty: "empty",
  },
};
