/** Plays one whole session on the pure engine with simulated participants, and tells how it went. */
import type { ClientCommand } from "@lantern/contract/live";
import {
  analyze,
  audienceOf,
  type Pack,
  type ParticipantCommand,
  privateView,
  type ScorecardView,
  scorecard,
  type TeamId,
  viewInputs,
  viewOf,
} from "@lantern/engine";
import { TestSession } from "@lantern/engine/testing/session";
import { type Oracle, personaOf, type Thought, think } from "../policy/index.ts";
import { seededRandom } from "./random.ts";

export interface TeamRun {
  card: ScorecardView;
  /** Scenes entered, with the play second at which each began. */
  scenes: { id: string; at: number }[];
}

export interface Run {
  /** Play seconds from the start to the end. */
  seconds: number;
  teams: TeamRun[];
}

interface Player {
  seat: string;
  thought: Thought | null;
  /** Wall ms at which the thought is acted upon. */
  due: number;
  /** What there was to see of the team when this player last looked. */
  seen: unknown[];
}

const DAY_MS = 86_400_000;

export interface RunInput {
  seed: string;
  people: number;
}

/** The same seed and people give the same run. */
export function run(pack: Pack, input: RunInput): Run {
  const session = play(pack, input);
  return {
    seconds: (session.now - session.session.startsAt) / 1000,
    teams: session.teams.map(({ id }) => resultOf(session, id)),
  };
}

/** Plays a session to its end; its log and its last state are in what is answered. */
export function play(pack: Pack, input: RunInput): TestSession {
  const random = seededRandom(input.seed);
  // Each session begins at its own moment, so that habits differ from run to run.
  const startsAt = Date.UTC(2026, 0, 5) + Math.floor(random() * DAY_MS);
  const session = new TestSession(pack, { seed: input.seed, startsAt, expected: input.people });
  session.enter(...Array.from({ length: input.people }, (_, n) => `bot-${n + 1}`));
  session.until(startsAt);
  const players = session.rosters.flatMap(({ seats }) =>
    seats.map((seat): Player => ({ seat, thought: null, due: 0, seen: [] })),
  );

  while (session.session.phase === "running") {
    for (const player of players) ponder(session, player, random);
    const next = players.reduce<Player | null>(
      (first, player) => (player.thought && (!first || player.due < first.due) ? player : first),
      null,
    );
    const deadline = session.deadline();
    if (next && (deadline === null || next.due < deadline)) act(session, next);
    else if (deadline !== null) session.until(deadline);
    else throw new Error(`${input.seed}: nothing will ever happen again`);
  }
  return session;
}

/** Looks at the team, unless nothing changed or a thought is still worth waiting for. */
function ponder(session: TestSession, player: Player, random: () => number): void {
  const { state, pack, now } = session;
  const { thought, seat } = player;
  const place = audienceOf(state, seat);
  const scene = state.teams[place]?.scene;
  if (thought && thought.scene === scene?.id && thought.step === scene.step) return;
  const parts = viewInputs(state, place);
  const same = parts.length === player.seen.length && parts.every((part, at) => part === player.seen[at]);
  if (!thought && same) return;
  player.seen = parts;
  const room = viewOf(pack, state, place);
  const mine = privateView(pack, state, seat);
  if (room.stage !== "play" || !mine) return;
  const persona = personaOf(Number(seat.slice(1)) - 1);
  player.thought = think({ room, mine, persona, oracle: oracleOf(pack), now, random });
  player.due = now + Math.max(1, player.thought?.afterMs ?? 0);
}

function act(session: TestSession, player: Player): void {
  const command = player.thought?.command;
  session.until(player.due);
  player.thought = null;
  player.seen = [];
  if (command) session.play(player.seat, written(command, `${player.seat}-${session.now}`));
}

function oracleOf(pack: Pack): Oracle {
  return (id) => {
    const scene = pack.scenes[id];
    return scene?.kind === "puzzle" ? scene.puzzle : null;
  };
}

/** Words get an id, as the server's store would give them. */
function written(command: ClientCommand, id: string): ParticipantCommand {
  if (!("text" in command)) return command;
  const { text, ...rest } = command;
  return {
    ...rest,
    text: text && { text_id: id, length: text.length, question: text.includes("?") },
  } as ParticipantCommand;
}

function resultOf(session: TestSession, id: TeamId): TeamRun {
  const { pack, state, rows, now } = session;
  const entered = session.eventsOf(id).filter((event) => event.type === "sceneEntered");
  return {
    card: scorecard(pack, state, id, analyze(pack, rows, id), null, now),
    scenes: entered.map(({ scene, at }) => ({ id: scene, at: Math.round(at / 1000) })),
  };
}
