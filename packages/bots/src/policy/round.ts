/** What a simulated participant does in a camp: its turn of the round, and its jobs in those of others. */
import { LINE_MAX } from "@lantern/contract/live-protocol";
import type { RoundView } from "@lantern/engine/views";
import { PHRASES } from "./phrases.ts";
import { ready } from "./texts.ts";
import { after, habit, type Perception, pick, type SceneOfKind, type Thought } from "./thought.ts";

/** Seconds in which a round opens, if there is time for one. */
const OPENS_WITHIN_S = 6;
/** Seconds of waiting in a camp without a round. */
const WAITS: [number, number] = [8, 15];
/** Share of turns that are passed. */
const PASSES = 0.1;

type Turn = NonNullable<RoundView["turn"]>;
type RoundCommand = Extract<NonNullable<Thought["command"]>, { type: "round" }>;

export function camp(perception: Perception, scene: SceneOfKind<"camp">): Thought | null {
  const { ring } = scene;
  if (ring?.turn) return turn(perception, ring, ring.turn);
  // A camp whose round is over waits for nobody.
  if (ring || (scene.played ?? 0) > 0) return null;
  const passedS = ((perception.now - scene.timer.startedAt) * perception.view.clock.speed) / 1000;
  if (passedS < OPENS_WITHIN_S) return after(perception, 2, 4, null);
  return ready(perception, scene.ready, ...WAITS);
}

function turn(perception: Perception, ring: RoundView, now: Turn): Thought | null {
  const { seat, round: own } = perception.privateView;
  const send = (low: number, high: number, command: Omit<RoundCommand, "type" | "turn">): Thought =>
    after(perception, low, high, { type: "round", turn: now.number, ...command });
  if (own?.job === "holds") return now.step === "say" ? answer(perception, ring, now, send) : null;
  if (now.step !== "ask" || !own?.job) return null;
  if (seat === now.asker && !now.asked) return send(1, 3, { do: "asked" });
  if (own.job === "guesses" && own.guess === null)
    return send(2, 5, { do: "guess", thing: pick(ring.things, perception.random)?.thing ?? "" });
  if (own.job === "brush" && own.spot === null && own.spots.length > 0)
    return send(2, 5, { do: "spot", spot: pick(own.spots, perception.random) ?? 0 });
  return null;
}

/** A line or a thing, in the order of the person's habits: silent people only tap. */
function answer(
  perception: Perception,
  ring: RoundView,
  now: Turn,
  send: (low: number, high: number, command: Omit<RoundCommand, "type" | "turn">) => Thought,
): Thought | null {
  const { privateView, persona, phrases = PHRASES } = perception;
  const about = `round ${now.number}`;
  if (habit(perception, about, privateView.seat) < PASSES) return send(2, 5, { do: "pass" });
  const index = Math.floor(habit(perception, `${about} thing`, privateView.seat) * ring.things.length);
  const chosen = ring.things[index] ?? ring.things[0];
  if (!chosen) return null;
  if (persona.talk > 0 && !now.line) {
    const phrase = pick(phrases.round, perception.random) ?? "{label}";
    const text = phrase.replace("{label}", chosen.label).slice(0, LINE_MAX);
    return { ...send(3, 7, { do: "line" }), line: { turn: now.number, text } };
  }
  if (privateView.round?.thing === null) return send(1, 3, { do: "thing", thing: chosen.thing });
  return send(2, 4, { do: "done" });
}
