/** What may be seen of a round. No view has a rank, a guess before it is painted, or a name beside a thing. */
import type { Seat } from "../commands.ts";
import { countBy } from "../numbers.ts";
import { jobsOf, peopleHere, type RoundNow, type RoundTurn } from "../play/round.ts";
import type { Drawn } from "../play/round-events.ts";
import type { LineView, PrivateView, RoundView, WallView } from "../views.ts";
import type { ViewContext } from "./kind.ts";
import { bandOf, cardIn, spotOf, thingOf } from "./round.ts";

type Context = ViewContext<"camp", unknown>;

/** [G39] Turns that are over or run, of all that are known. */
export function countOf(round: RoundNow): { at: number; of: number } {
  const over = round.drawn.length;
  const at = over + (round.turn ? 1 : 0);
  return { at, of: at + round.queue.length };
}

const walls = new WeakMap<object, WallView>();
const nothing = {};

/** [G49] Cached by what is on it, so that comparisons of views find the same object. */
export function wallOf(
  { pack, team }: Pick<Context, "pack" | "team">,
  round: RoundNow | null,
  camp: string | null,
): WallView | null {
  if (!pack.rounds) return null;
  const key = round ?? team.rounds ?? nothing;
  const { surface } = pack.rounds;
  const first = camp === null ? null : bandOf(pack, camp);
  const cached = walls.get(key);
  if (cached?.surface === surface && cached.first === first) return cached;
  const before = (team.rounds ?? []).flatMap(({ drawn }) => drawn);
  const drawn: Drawn[] = [...before, ...(round?.drawn ?? [])];
  const wall = { surface, drawn, first };
  walls.set(key, wall);
  return wall;
}

/** The shared view. */
export function roundView(
  context: Context,
  round: RoundNow | null,
  played: number,
): { ring: RoundView | null; played: number; wall: WallView | null; lines?: LineView[] } {
  const { pack } = context;
  const card = round ? cardIn(pack, round.card) : undefined;
  const closing = isClosing(round, played) ? pack.rounds?.closing : undefined;
  return {
    ring:
      round && card
        ? { ...cardView(context, round, card), turn: round.turn && turnView(context, round, round.turn) }
        : null,
    played,
    wall: wallOf(context, round, context.scene.id),
    ...(closing && {
      lines: closing.map(({ who, voice, text }) => ({ who, ...(voice !== undefined && { voice }), text })),
    }),
  };
}

/** A team alone in its session goes on as soon as its round is over, so the last answer has the closing line already. */
function isClosing(round: RoundNow | null, played: number): boolean {
  if (!round) return played > 0;
  const { at, of } = countOf(round);
  return at === of && round.turn?.step === "paint";
}

function cardView(
  context: Context,
  round: RoundNow,
  card: NonNullable<ReturnType<typeof cardIn>>,
): Omit<RoundView, "turn"> {
  const here = peopleHere(context);
  return {
    who: context.pack.cast[card.who]?.name ?? "",
    ...(card.silent && { silent: card.silent }),
    question: card.question,
    things: Object.entries(card.things).map(([thing, label]) => ({ thing, label: label ?? "" })),
    ...countOf(round),
    next: round.queue.find((seat) => here.includes(seat)) ?? null,
  };
}

function turnView(context: Context, round: RoundNow, turn: RoundTurn): NonNullable<RoundView["turn"]> {
  const { number, step, holder, byStory, asked, voice, line, startedAt, guesses } = turn;
  const { asker, brush } = jobsOf(context, round, turn);
  const painted = step === "paint";
  return {
    number,
    step,
    holder,
    asker,
    byStory,
    brush,
    asked: asked !== null,
    voice,
    line,
    startedAt: context.past(startedAt),
    guesses: painted ? countBy(Object.values(guesses)) : null,
    thing: painted ? thingOf(turn) : null,
    spot: painted ? spotOf(turn) : null,
  };
}

/** [G8] [G20] What only this person sees of the turn. */
export function roundPrivateView(
  context: Context,
  round: RoundNow | null,
  seat: Seat,
): Pick<PrivateView, "round"> {
  const turn = round?.turn;
  if (!turn) return {};
  const jobs = jobsOf(context, round, turn);
  const isBrush = seat === jobs.brush;
  const isHolder = seat === turn.holder;
  const asks = seat === jobs.asker && !jobs.guessers.includes(seat);
  const guesses = jobs.guessers.includes(seat);
  return {
    round: {
      job: isHolder ? "holds" : isBrush ? "brush" : asks ? "asks" : guesses ? "guesses" : null,
      guess: turn.guesses[seat] ?? null,
      thing: isHolder ? turn.thing : null,
      spots: isBrush ? turn.spots : [],
      spot: isBrush ? turn.spot : null,
    },
  };
}
