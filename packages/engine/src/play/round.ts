/** [G1] A round: everybody has one turn. Its state, and what events do to it. */
import type { Seat } from "../commands.ts";
import { isPlaying, presentParticipants, type TeamNow } from "./people.ts";
import type { Closing, Drawn, RoundDone, RoundEvent } from "./round-events.ts";
import type { TeamEvent } from "./types.ts";

/** A turn that runs. */
export interface RoundTurn {
  /** No two turns of a session have the same. */
  number: number;
  holder: Seat;
  /** [G45] The story asks, not the person before. */
  byStory: boolean;
  /** [G21] The free spots of which the brush chooses one. */
  spots: number[];
  step: "ask" | "say" | "paint";
  /** Start and latest end of the step. */
  startedAt: number;
  endsAt: number;
  /** When `say` began; null before. */
  saidFrom: number | null;
  /** The person who asked, or the story; null before. */
  asked: Seat | "story" | null;
  /** [G20] Guesses by seat. They are forgotten with the turn. */
  guesses: Record<Seat, string>;
  spot: number | null;
  voice: boolean;
  line: boolean;
  thing: string | null;
  /** [G13] What the person before thinks that fits. */
  fits: string | null;
  closed: Closing | null;
}

/** A round that runs. */
export interface RoundNow {
  card: string;
  /** In the order of their turns: the person before asks. */
  ring: Seat[];
  /** Those whose turn is still to come. */
  queue: Seat[];
  drawn: Drawn[];
  /** Number of its first turn. */
  first: number;
  /** Number of the last turn. */
  turns: number;
  turn: RoundTurn | null;
}

/** The running round after an event. */
export function foldRound(round: RoundNow | null, e: TeamEvent): RoundNow | null {
  if (e.type === "roundOpened") {
    const { card, ring, turns } = e;
    return { card, ring, queue: ring, drawn: [], first: turns + 1, turns, turn: null };
  }
  if (!round) return round;
  switch (e.type) {
    case "ringJoined":
      return { ...round, ring: [...round.ring, e.joining], queue: [...round.queue, e.joining] };
    case "turnOpened":
      return {
        ...round,
        queue: without(round.queue, e.holder),
        turns: round.turns + 1,
        turn: opened(round, e),
      };
    case "turnMoved":
      return {
        ...round,
        ring: [...without(round.ring, e.holder), e.holder],
        queue: [...without(round.queue, e.holder), e.holder],
        turn: null,
      };
    case "turnPainted": {
      const { thing, spot } = e;
      return { ...round, drawn: [...round.drawn, { thing, spot }], turn: null };
    }
    case "roundClosed":
      return null;
    default: {
      const turn = round.turn && foldTurn(round.turn, e);
      return turn === round.turn ? round : { ...round, turn };
    }
  }
}

function opened(round: RoundNow, e: Extract<RoundEvent, { type: "turnOpened" }>): RoundTurn {
  const { holder, byStory, spots, at, endsAt } = e;
  return {
    number: round.turns + 1,
    holder,
    byStory,
    spots,
    step: "ask",
    startedAt: at,
    endsAt,
    saidFrom: null,
    asked: byStory ? "story" : null,
    guesses: {},
    spot: null,
    voice: false,
    line: false,
    thing: null,
    fits: null,
    closed: null,
  };
}

function foldTurn(turn: RoundTurn, e: TeamEvent): RoundTurn {
  switch (e.type) {
    case "turnAsked":
      return { ...turn, asked: e.seat };
    case "guessed":
      return { ...turn, guesses: { ...turn.guesses, [e.seat]: e.thing } };
    case "spotChosen":
      return { ...turn, spot: e.spot };
    case "sayOpened":
      return { ...turn, step: "say", asked: e.asked, startedAt: e.at, saidFrom: e.at, endsAt: e.endsAt };
    case "sayExtended":
      return { ...turn, endsAt: e.endsAt };
    case "turnAnswered":
      if (e.how === "thing") return { ...turn, thing: e.thing ?? null };
      return { ...turn, [e.how]: true };
    case "thingFits":
      return { ...turn, fits: e.thing };
    case "turnClosed":
      return { ...turn, step: "paint", closed: e.how, startedAt: e.at, endsAt: e.endsAt };
    default:
      return turn;
  }
}

function without(seats: readonly Seat[], seat: Seat): Seat[] {
  return seats.filter((one) => one !== seat);
}

/** Takes part and is connected. */
function isHere(now: TeamNow, seat: Seat): boolean {
  return isPlaying(now, seat) && now.seats[seat]?.presence === "here";
}

/** People who take part and are connected, in the order of joining. */
export function peopleHere(now: TeamNow): Seat[] {
  return presentParticipants(now).filter((seat) => isHere(now, seat));
}

/** [G30] The nearest person in the ring who is here, from the holder on; null if there is nobody else. */
function neighborOf(now: TeamNow, { ring }: RoundNow, holder: Seat, step: 1 | -1): Seat | null {
  const from = ring.indexOf(holder);
  for (let by = 1; by < ring.length; by++) {
    const seat = ring[(from + step * by + ring.length * by) % ring.length];
    if (seat !== undefined && seat !== holder && isHere(now, seat)) return seat;
  }
  return null;
}

export interface Jobs {
  /** Who asks, or chooses what fits where the story asks. */
  asker: Seat | null;
  brush: Seat | null;
  guessers: Seat[];
}

/** From this many people on somebody has the brush. */
const BRUSH_FROM = 4;

/** [G19] What the others do in this turn. */
export function jobsOf(now: TeamNow, round: RoundNow, turn: Pick<RoundTurn, "holder" | "byStory">): Jobs {
  const { holder, byStory } = turn;
  const others = peopleHere(now).filter((seat) => seat !== holder);
  const asker = neighborOf(now, round, holder, -1);
  const brush = others.length + 1 >= BRUSH_FROM ? neighborOf(now, round, holder, 1) : null;
  const asks = (seat: Seat) => seat === asker && !byStory && others.length > 1;
  return { asker, brush, guessers: others.filter((seat) => seat !== brush && !asks(seat)) };
}

/** [G11] Everybody who has a job in this turn has done it. */
export function jobsDone(now: TeamNow, round: RoundNow, turn: RoundTurn): boolean {
  const { brush, guessers } = jobsOf(now, round, turn);
  return (
    guessers.every((seat) => turn.guesses[seat] !== undefined) &&
    (brush === null || turn.spots.length === 0 || turn.spot !== null)
  );
}

/** [G2] The ring of a round, from the people by their time with the company, the longest first. */
export function ringOf(
  ranked: readonly Seat[],
  joined: readonly Seat[],
  before: readonly RoundDone[],
): Seat[] {
  if (ranked.length < 2) return [...ranked];
  const second = before[0]?.ring[1];
  // Who was second in the first round is second until they leave.
  const newest = second !== undefined && ranked.includes(second) ? second : (ranked.at(-1) as Seat);
  const leader = ranked.find((seat) => seat !== newest) as Seat;
  const others = joined.filter((seat) => ranked.includes(seat) && seat !== newest && seat !== leader);
  const rest = [leader, ...others];
  const by = before.length % rest.length;
  const [one, ...more] = [...rest.slice(by), ...rest.slice(0, by)] as [Seat, ...Seat[]];
  const swapped = ranked.length === 2 && before.length % 2 === 1;
  const ring = swapped ? [newest, one] : [one, newest, ...more];
  // [G46]
  const owed = before.at(-1)?.without.filter((seat) => ring.includes(seat)) ?? [];
  return [...owed, ...ring.filter((seat) => !owed.includes(seat))];
}
