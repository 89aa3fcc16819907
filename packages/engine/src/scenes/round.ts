/** [G1] The rules of a round: its turns and their steps, in the times of a camp (G44). */
import type { CommandError, Seat } from "../commands.ts";
import type { RoundCard } from "../pack/rounds.ts";
import type { Pack } from "../pack/schema.ts";
import { OTHER_THING, PASSED_THING } from "../pack/things.ts";
import { isPlaying, presentParticipants } from "../play/people.ts";
import {
  type Jobs,
  jobsDone,
  jobsOf,
  peopleHere,
  type RoundNow,
  type RoundTurn,
  ringOf,
} from "../play/round.ts";
import type { Closing } from "../play/round-events.ts";
import { type Command, reject, type TeamTurn } from "../play/turn.ts";
import { shuffled } from "../random.ts";

/** [G44] Play ms of each step, and the time on stage (`say` and `paint`). */
const ASK_MS = 8000;
const SAY_MS = 18_000;
/** [G17] By so much longer for whoever takes more time. */
const MORE_MS = 18_000;
const PAINT_MS = 5000;
const PASSED_MS = 4000;
const STAGE_LEAST_MS = 13_000;
/** [G13] From then on the person before may choose what fits. */
const FITS_AFTER_MS = 9000;
/** [G44] A round opens if this fits for everybody. */
const TURN_FITS_MS = 30_000;
/** [G21] Spots of each camp's band. */
const BAND = 12;
/** Spots that the brush may choose from. */
const CHOICE = 3;

/** Numbers of turns that each round has. */
const NUMBERS = 100;

interface Here {
  turn: TeamTurn;
  round: RoundNow;
}

/** The card with its set. */
export function cardIn(pack: Pack, id: string): RoundCard | undefined {
  return Object.values(pack.rounds?.sets ?? {})
    .flat()
    .find((card) => card.id === id);
}

/** The camps of a pack, in its order: each has a band of the wall. */
export function bandOf(pack: Pack, scene: string): number {
  const camps = Object.keys(pack.scenes).filter((id) => pack.scenes[id]?.kind === "camp");
  return Math.max(0, camps.indexOf(scene)) * BAND;
}

/** [G21] Free spots of the camp's band. */
function freeSpots(
  { pack, team }: Pick<TeamTurn, "pack" | "team">,
  scene: string,
  round: RoundNow | null,
): number[] {
  const used = new Set(
    [...(team.rounds ?? []), ...(round ? [round] : [])].flatMap(({ drawn }) => drawn.map(({ spot }) => spot)),
  );
  const first = bandOf(pack, scene);
  return Array.from({ length: BAND }, (_, index) => first + index).filter((spot) => !used.has(spot));
}

/**
 * [G44] Whether a round can open in this camp at this play time: it has cards, 30 seconds for everybody fit before the
 * act's latest end, the band has a spot for everybody, and somebody would rather stay than go on.
 */
export function canOpen(turn: Pick<TeamTurn, "pack" | "team" | "session" | "seats">, at: number): boolean {
  const { pack, team, session } = turn;
  const { scene } = team;
  const def = pack.scenes[scene?.id ?? ""];
  if (!scene || def?.kind !== "camp" || !def.cards || !pack.rounds || !session.act) return false;
  if ((scene.data as { round?: unknown }).round) return false;
  const people = peopleHere(turn);
  if (people.length === 0) return false;
  const leftOver = (pack.rounds.sets[def.cards] ?? []).some(
    ({ id }) => !team.rounds?.some(({ card }) => card === id),
  );
  const wanted = presentParticipants(turn).some((seat) => !scene.ready.includes(seat));
  const fits = session.act.ends - at >= TURN_FITS_MS * people.length;
  return leftOver && wanted && fits && freeSpots(turn, scene.id, null).length >= people.length;
}

/** [G45] The first card of the camp that nobody present was asked lately, otherwise the one asked longest ago. */
function nextCard(
  { pack, team }: TeamTurn,
  set: string,
  lately: Readonly<Record<string, number>>,
): string | undefined {
  const had = new Set(team.rounds?.map(({ card }) => card));
  const cards = (pack.rounds?.sets[set] ?? []).map(({ id }) => id).filter((id) => !had.has(id));
  const askedAt = (id: string) => lately[id] ?? Number.NEGATIVE_INFINITY;
  return cards.find((id) => lately[id] === undefined) ?? cards.sort((a, b) => askedAt(a) - askedAt(b))[0];
}

/** Opens a round in the running camp. */
export function openRound(
  turn: TeamTurn,
  { ranked, lately }: { ranked: readonly Seat[]; lately: Readonly<Record<string, number>> },
): void {
  const { team, pack } = turn;
  const def = pack.scenes[team.scene?.id ?? ""];
  const card = def?.kind === "camp" && def.cards ? nextCard(turn, def.cards, lately) : undefined;
  if (!team.scene || card === undefined) return;
  const here = peopleHere(turn);
  const ordered = ranked.filter((seat) => here.includes(seat));
  const order = [...ordered, ...here.filter((seat) => !ordered.includes(seat))];
  const ring = ringOf(order, team.joined, team.rounds ?? []);
  const turns = (team.rounds?.length ?? 0) * NUMBERS;
  turn.emit({ type: "roundOpened", scene: team.scene.id, card, ring, turns, at: turn.at });
}

/** Opens the next turn, or closes the round. The round in the state is the one after the last event. */
export function nextTurn({ turn, round }: Here): void {
  const here = peopleHere(turn);
  const late = here.filter((seat) => !round.ring.includes(seat));
  for (const joining of late) turn.emit({ type: "ringJoined", joining, at: turn.at });
  // [G30] Whoever is not here has no turn; one who comes back before the end has theirs then (G29).
  const holder = [...round.queue, ...late].find((seat) => here.includes(seat));
  const { scene } = turn.team;
  if (holder === undefined || !scene) {
    closeRound({ turn, round });
    return;
  }
  const free = shuffled(freeSpots(turn, scene.id, round), turn.team.random + round.turns).value;
  const byStory = round.turns < round.first || here.length === 1;
  turn.emit({
    type: "turnOpened",
    holder,
    byStory,
    spots: free.slice(0, CHOICE).sort((a, b) => a - b),
    at: turn.at,
    endsAt: turn.at + ASK_MS,
  });
}

/** [G46] Ends the round as it is. The turn that runs ends with what there is; one without an answer comes later. */
export function closeRound({ turn, round }: Here): void {
  const running = round.turn;
  const answered = running && (running.closed ?? (running.voice || running.line || running.thing));
  if (running && answered) paint({ turn, round }, running);
  const open = running && !answered ? [running.holder] : [];
  const { scene } = turn.team;
  const { card, ring } = round;
  const drawn = [...round.drawn, ...(running && answered ? [drawnBy(running)] : [])];
  const without = [...open, ...round.queue].filter((seat) => turn.seats[seat]?.team === turn.id);
  turn.emit({ type: "roundClosed", scene: scene?.id ?? "", card, ring, drawn, without, at: turn.at });
}

/** [G13] [G14] The thing of a turn so far: a star after a pass; null while nobody has chosen one. */
export function thingOf({ closed, thing, fits }: RoundTurn): string | null {
  if (closed === "pass" || closed === "nobody") return PASSED_THING;
  return thing ?? fits;
}

/** [G21] Where it is painted: without a choice in the middle. */
export function spotOf({ spot, spots }: RoundTurn): number {
  return spot ?? spots[Math.floor(spots.length / 2)] ?? 0;
}

/** [G13] What the turn leaves. */
function drawnBy(running: RoundTurn): { thing: string; spot: number } {
  return { thing: thingOf(running) ?? OTHER_THING, spot: spotOf(running) };
}

/** [G21] The turn is over: its thing is on the wall. */
function paint({ turn }: Here, running: RoundTurn): void {
  const { holder, saidFrom, startedAt } = running;
  const stageMs = turn.at - (saidFrom ?? startedAt);
  turn.emit({ type: "turnPainted", holder, ...drawnBy(running), stageMs, at: turn.at });
}

function say(turn: TeamTurn, running: RoundTurn): void {
  turn.emit({ type: "sayOpened", asked: running.asked ?? "story", at: turn.at, endsAt: turn.at + SAY_MS });
}

/** [G15] Short answers are painted longer. */
function close(turn: TeamTurn, running: RoundTurn, how: Closing): void {
  const stage = turn.at - (running.saidFrom ?? turn.at);
  const ms = how === "pass" || how === "nobody" ? PASSED_MS : Math.max(PAINT_MS, STAGE_LEAST_MS - stage);
  turn.emit({ type: "turnClosed", holder: running.holder, how, at: turn.at, endsAt: turn.at + ms });
}

function closingOf({ voice, line, thing }: RoundTurn): Closing {
  if (voice) return "voice";
  if (line) return "line";
  return thing ? "thing" : "nobody";
}

/** [G27] A step's time is over. */
export function passStep(here: Here): void {
  const { turn } = here;
  const running = here.round.turn;
  if (!running) return;
  if (running.step === "ask") say(turn, running);
  else if (running.step === "say") close(turn, running, closingOf(running));
  else paint(here, running);
}

/** [G11] [G28] [G30] Goes on where nothing is left to wait for. */
export function settleTurn(here: Here): void {
  const { turn, round } = here;
  const running = round.turn;
  if (!running) return;
  if (!running.closed && !isAnswering(turn, running)) {
    turn.emit({ type: "turnMoved", holder: running.holder, at: turn.at });
    return;
  }
  if (running.step === "ask" && running.asked !== null && jobsDone(turn, round, running)) say(turn, running);
}

/** The holder is here, or has begun to answer. */
function isAnswering(turn: TeamTurn, { holder, voice, line, thing }: RoundTurn): boolean {
  if (!isPlaying(turn, holder)) return false;
  return turn.seats[holder]?.presence === "here" || voice || line || thing !== null;
}

/** A command of a turn. */
export function roundCommand(here: Here, pack: Pack, command: Command<"round">): CommandError | undefined {
  const { turn, round } = here;
  const running = round.turn;
  if (!running || running.number !== command.turn) return reject("PASSED");
  const { seat, thing } = command;
  const isCardThing = thing !== undefined && isThing(pack, round.card, thing);
  if (command.do === "guess" || command.do === "spot" || command.do === "asked" || command.do === "fits")
    return job(here, running, command, isCardThing);
  if (seat !== running.holder) return reject("NOT_YOURS");
  if (running.closed) {
    // [G13] The holder’s choice counts until it is painted.
    if (command.do !== "thing") return reject("PASSED");
    if (!isCardThing && thing !== OTHER_THING) return reject("UNKNOWN");
    if (running.closed === "pass" || running.closed === "nobody") return reject("PASSED");
    turn.emit({ type: "turnAnswered", seat, how: "thing", thing: thing as string, at: turn.at });
    return undefined;
  }
  if (command.do === "pass") {
    close(turn, running, "pass");
    return undefined;
  }
  if (running.step !== "say") return reject("NOT_NOW");
  return answer(here, running, command, isCardThing);
}

/** [G9] One of the card's things. */
function isThing(pack: Pack, card: string, thing: string): boolean {
  return Object.hasOwn(cardIn(pack, card)?.things ?? {}, thing);
}

/** [G12] What the holder does. */
function answer(
  { turn }: Here,
  running: RoundTurn,
  { seat, do: what, thing }: Command<"round">,
  isCardThing: boolean,
): CommandError | undefined {
  switch (what) {
    case "voice":
    case "line":
      if (!running[what]) turn.emit({ type: "turnAnswered", seat, how: what, at: turn.at });
      if (what === "line" && running.thing)
        close(turn, { ...running, line: true }, closingOf({ ...running, line: true }));
      return undefined;
    case "thing": {
      if (!isCardThing && thing !== OTHER_THING) return reject("UNKNOWN");
      turn.emit({ type: "turnAnswered", seat, how: "thing", thing: thing as string, at: turn.at });
      if (running.line) close(turn, running, closingOf(running));
      return undefined;
    }
    case "more": {
      const { saidFrom, endsAt } = running;
      // Once in a turn: asked for again, it is there already.
      if (saidFrom !== null && endsAt - saidFrom <= SAY_MS)
        turn.emit({ type: "sayExtended", at: turn.at, endsAt: endsAt + MORE_MS });
      return undefined;
    }
    case "done": {
      const how = closingOf(running);
      if (how === "nobody") return reject("INCOMPLETE");
      close(turn, running, how);
      return undefined;
    }
    default:
      return reject("NOT_NOW");
  }
}

/** [G19] What the others do. */
function job(
  { turn, round }: Here,
  running: RoundTurn,
  { seat, do: what, thing, spot }: Command<"round">,
  isCardThing: boolean,
): CommandError | undefined {
  const jobs: Jobs = jobsOf(turn, round, running);
  if (what === "fits") {
    if (seat !== jobs.asker) return reject("NOT_YOURS");
    const open =
      running.step === "paint"
        ? running.closed !== "pass" && running.closed !== "nobody"
        : saidSomething(turn, running);
    if (!open || running.thing) return reject("NOT_NOW");
    if (!isCardThing && thing !== OTHER_THING) return reject("UNKNOWN");
    turn.emit({ type: "thingFits", seat, thing: thing as string, at: turn.at });
    return undefined;
  }
  if (running.step !== "ask") return reject("PASSED");
  switch (what) {
    case "asked":
      if (seat !== jobs.asker) return reject("NOT_YOURS");
      if (running.asked === null) turn.emit({ type: "turnAsked", seat, at: turn.at });
      return undefined;
    case "guess":
      if (!jobs.guessers.includes(seat)) return reject("NOT_YOURS");
      if (!isCardThing) return reject("UNKNOWN");
      if (running.guesses[seat] !== thing)
        turn.emit({ type: "guessed", seat, thing: thing as string, at: turn.at });
      return undefined;
    default:
      if (seat !== jobs.brush) return reject("NOT_YOURS");
      if (spot === undefined || !running.spots.includes(spot)) return reject("UNKNOWN");
      if (running.spot !== spot) turn.emit({ type: "spotChosen", seat, spot, at: turn.at });
      return undefined;
  }
}

/** [G13] The holder has said something, and there was time to choose a thing. */
function saidSomething(turn: TeamTurn, { step, voice, line, saidFrom }: RoundTurn): boolean {
  return step === "say" && (voice || line) && saidFrom !== null && turn.at >= saidFrom + FITS_AFTER_MS;
}
