/** A simulated participant: pure, sees exactly what a browser sees, acts at a human pace. */
import type { LineView, SceneView } from "@lantern/engine/views";
import { allocate } from "./allocation.ts";
import { decide } from "./decision.ts";
import { PHRASES } from "./phrases.ts";
import { solve } from "./puzzle.ts";
import { after, afterPart, habit, pick, type Senses, secondsOf, type Thought } from "./thought.ts";
import { commit, ready, reflect, thank } from "./words.ts";

/** Characters that a person reads in a second. */
const READING = 22;
/** Where private cards are of use. */
const READING_ALOUD = new Set<SceneView["kind"]>(["briefing", "decision", "puzzle", "allocation"]);
/** Chat lines in one scene. */
const LINES_A_SCENE = 2;

/**
 * What this participant does next, or null when there is nothing to do until the views change. Ask again
 * after every change of view, unless a thought for the same scene and step is still waiting; a command that
 * came too late is refused by the engine and does no harm.
 */
export function think(senses: Senses): Thought | null {
  const { room, mine } = senses;
  if (mine.observer || room.clock.phase !== "running" || room.scene.timer.endsAt === null) return null;
  return readAloud(senses) ?? speakUp(senses) ?? act(senses);
}

function act(senses: Senses): Thought | null {
  const { scene } = senses.room;
  if (scene.step === "outcome") {
    const time = readingTime(scene.outcome);
    const done = senses.room.people.find(({ seat }) => seat === senses.mine.seat)?.done ?? false;
    return done ? null : after(senses, time, time + 4, { type: "ready" });
  }
  switch (scene.kind) {
    case "briefing": {
      // Nobody reads faster than the lines are long; with more to read there is more time.
      const time = Math.max(readingTime(scene.lines), 0.3 * secondsOf(senses));
      return ready(senses, scene.ready, time, time * 1.8);
    }
    case "decision":
      return decide(senses, scene);
    case "puzzle":
      return solve(senses, scene);
    case "allocation":
      return allocate(senses, scene);
    case "reflection":
      return reflect(senses, scene);
    case "kudos":
      return thank(senses, scene);
    case "commitment":
      return commit(senses, scene);
    case "camp":
      return ready(senses, scene.ready, 10, 40);
    case "scorecard":
      return ready(senses, scene.ready, 40, 90);
    default:
      return null;
  }
}

/** Says the next private card that is this person's habit to say. */
function readAloud(senses: Senses): Thought | null {
  const { room, mine, persona } = senses;
  if (room.scene.step !== "active" || !READING_ALOUD.has(room.scene.kind)) return null;
  const card = mine.cards.find(({ id, shared }) => !shared && habit(senses, id, mine.seat) < persona.shares);
  return card ? afterPart(senses, 0.03, 0.1, { type: "share", card: card.id }) : null;
}

/** Now and then a line of chat, when the scene has something to talk about. */
function speakUp(senses: Senses): Thought | null {
  const { room, mine, persona, random } = senses;
  const { kind, timer, step } = room.scene;
  if (step !== "active" || !(kind in PHRASES) || random() >= persona.talk / 3) return null;
  const said = room.chat.filter(({ seat, at }) => seat === mine.seat && at >= timer.startedAt).length;
  const lines: readonly string[] = PHRASES[kind as keyof typeof PHRASES];
  const text = pick(lines, random);
  const talking = kind !== "reflection" && kind !== "kudos" && kind !== "commitment";
  if (!talking || said >= LINES_A_SCENE || text === undefined) return null;
  return afterPart(senses, 0.03, 0.08, { type: "chat", text });
}

/** Seconds that it takes to read these lines. */
function readingTime(lines: readonly LineView[]): number {
  return 3 + lines.reduce((sum, { text }) => sum + text.length, 0) / READING;
}
