/** A simulated participant: pure, sees exactly what a browser sees, acts at a human pace. */
import type { LineView, SceneView } from "@lantern/engine/views";
import { allocate } from "./allocation.ts";
import { decide } from "./decision.ts";
import { PHRASES } from "./phrases.ts";
import { solve } from "./puzzle.ts";
import { camp } from "./round.ts";
import { commit, ready, reflect, thank } from "./texts.ts";
import { after, afterShare, habit, type Perception, pick, secondsOf, type Thought } from "./thought.ts";

/** Characters that a person reads in a second. */
const READING = 22;
/** Scene kinds in which private cards are useful. */
const TELLING = new Set<SceneView["kind"]>(["briefing", "decision", "puzzle", "allocation"]);
/** Most chat messages in one scene. */
const LINES_A_SCENE = 2;

/**
 * The next action of this participant, or null if there is none until the views change. Call it after every change of
 * view, unless a thought for the same scene and step is pending. The engine rejects commands that are too late.
 */
export function think(perception: Perception): Thought | null {
  const { view, privateView } = perception;
  if (privateView.observer || view.clock.phase !== "running" || view.scene.timer.endsAt === null) return null;
  return answer(perception) ?? shareCard(perception) ?? speakUp(perception) ?? act(perception);
}

function act(perception: Perception): Thought | null {
  const { scene } = perception.view;
  if (scene.step === "outcome") {
    const time = readingTime(scene.outcome);
    const done =
      perception.view.people.find(({ seat }) => seat === perception.privateView.seat)?.done ?? false;
    return done ? null : after(perception, time, time + 4, { type: "ready" });
  }
  switch (scene.kind) {
    case "briefing": {
      // The reading time depends on the length of the lines.
      const time = Math.max(readingTime(scene.lines), 0.3 * secondsOf(perception));
      return ready(perception, scene.ready, time, time * 1.8);
    }
    case "decision":
      return decide(perception, scene);
    case "puzzle":
      return solve(perception, scene);
    case "allocation":
      return allocate(perception, scene);
    case "reflection":
      return reflect(perception, scene);
    case "kudos":
      return thank(perception, scene);
    case "commitment":
      return commit(perception, scene);
    case "camp":
      return camp(perception, scene);
    case "scorecard":
      return ready(perception, scene.ready, 40, 90);
    default:
      return null;
  }
}

/** Whoever the story asks tells the card, and then their other ones. */
function answer(perception: Perception): Thought | null {
  const { view, privateView } = perception;
  if (view.request?.seat !== privateView.seat || view.scene.step !== "active") return null;
  const untold = privateView.cards.filter(({ shared }) => !shared);
  const card = untold.find(({ id }) => id === view.request?.card) ?? untold[0];
  return card ? after(perception, 4, 10, { type: "share", card: card.id, how: "chat" }) : null;
}

/** Tells the next private card that this person's habits select, in the chat: simulated participants have no voice. */
function shareCard(perception: Perception): Thought | null {
  const { view, privateView, persona } = perception;
  if (view.scene.step !== "active" || !TELLING.has(view.scene.kind)) return null;
  const card = privateView.cards.find(
    ({ id, shared }) => !shared && habit(perception, id, privateView.seat) < persona.shares,
  );
  return card ? afterShare(perception, 0.03, 0.1, { type: "share", card: card.id, how: "chat" }) : null;
}

/** Sometimes sends a chat message, in scenes with a topic. */
function speakUp(perception: Perception): Thought | null {
  const { view, privateView, persona, random, phrases = PHRASES } = perception;
  const { kind, timer, step } = view.scene;
  if (step !== "active" || !(kind in PHRASES) || random() >= persona.talk / 3) return null;
  // A round has lines of its own.
  if (view.scene.kind === "camp" && view.scene.wall) return null;
  const sent = view.chat.filter(
    ({ seat, textId, at }) => seat === privateView.seat && textId !== null && at >= timer.startedAt,
  ).length;
  if (kind === "reflection" || kind === "kudos" || kind === "commitment") return null;
  const lines: readonly string[] = phrases[kind as Exclude<keyof typeof PHRASES, "commitment" | "round">];
  const text = pick(lines, random);
  if (sent >= LINES_A_SCENE || text === undefined) return null;
  return afterShare(perception, 0.03, 0.08, { type: "chat", text });
}

/** Seconds to read these lines. [T10] As pages turn them: in the time of the language in which they are longest. */
function readingTime(lines: readonly LineView[]): number {
  return 3 + lines.reduce((sum, { text, letters = text.length }) => sum + letters, 0) / READING;
}
