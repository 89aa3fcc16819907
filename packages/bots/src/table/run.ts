/** Plays one whole session on the pure engine with simulated participants, and tells how it went. */
import type { ClientCommand } from "@lantern/contract/live";
import {
  analyse,
  type Pack,
  type PlayerCommand,
  privateView,
  roomView,
  type ScorecardView,
  scorecard,
  type TeamId,
} from "@lantern/engine";
import { Hour } from "@lantern/engine/testing/hour";
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
  team: TeamId;
  thought: Thought | null;
  /** Wall ms at which the thought is acted upon. */
  due: number;
  /** State of the team when this player last looked. */
  seen: unknown;
}

const DAY_MS = 86_400_000;

export interface RunInput {
  seed: string;
  people: number;
}

/** The same seed and people give the same run. */
export function run(pack: Pack, input: RunInput): Run {
  const hour = play(pack, input);
  return {
    seconds: (hour.now - hour.session.startsAt) / 1000,
    teams: hour.session.teams.map(({ id }) => resultOf(hour, id)),
  };
}

/** Plays a session to its end. What it was lies in the hour that is answered, log and all. */
export function play(pack: Pack, input: RunInput): Hour {
  const random = seededRandom(input.seed);
  // Each hour begins at its own moment, so that habits differ from run to run.
  const startsAt = Date.UTC(2026, 0, 5) + Math.floor(random() * DAY_MS);
  const hour = new Hour(pack, { seed: input.seed, startsAt, expected: input.people });
  hour.enter(...Array.from({ length: input.people }, (_, n) => `bot-${n + 1}`));
  hour.until(startsAt);
  const players = hour.session.teams.flatMap(({ id, seats }) =>
    seats.map((seat): Player => ({ seat, team: id, thought: null, due: 0, seen: null })),
  );

  while (hour.session.phase === "running") {
    for (const player of players) ponder(hour, player, random);
    const next = players.reduce<Player | null>(
      (first, player) => (player.thought && (!first || player.due < first.due) ? player : first),
      null,
    );
    const deadline = hour.deadline();
    if (next && (deadline === null || next.due < deadline)) act(hour, next);
    else if (deadline !== null) hour.until(deadline);
    else throw new Error(`${input.seed}: nothing will ever happen again`);
  }
  return hour;
}

/** Looks at the team, unless nothing changed or a thought is still worth waiting for. */
function ponder(hour: Hour, player: Player, random: () => number): void {
  const state = hour.team(player.team);
  const { thought, seat } = player;
  if (thought && thought.scene === state.scene?.id && thought.step === state.scene.step) return;
  if (!thought && player.seen === state) return;
  player.seen = state;
  const room = roomView(hour.pack, state, hour.now);
  if (room.stage !== "play") return;
  const mine = privateView(hour.pack, state, seat, hour.now);
  const persona = personaOf(Number(seat.slice(1)) - 1);
  player.thought = think({ room, mine, persona, oracle: oracleOf(hour.pack), now: hour.now, random });
  player.due = hour.now + Math.max(1, player.thought?.afterMs ?? 0);
}

function act(hour: Hour, player: Player): void {
  const command = player.thought?.command;
  hour.until(player.due);
  player.thought = null;
  player.seen = null;
  if (command)
    hour.tell(player.team, { seat: player.seat, ...written(command, `${player.seat}-${hour.now}`) });
}

function oracleOf(pack: Pack): Oracle {
  return (id) => {
    const scene = pack.scenes[id];
    return scene?.kind === "puzzle" ? scene.puzzle : null;
  };
}

/** Words get an id, as the server's store would give them. */
function written(command: ClientCommand, id: string): PlayerCommand {
  if (!("text" in command)) return command;
  const { text, ...rest } = command;
  return {
    ...rest,
    text: text && { text_id: id, length: text.length, question: text.includes("?") },
  } as PlayerCommand;
}

function resultOf(hour: Hour, id: TeamId): TeamRun {
  const rows = hour.rows.get(id) ?? [];
  const entered = rows.flatMap(({ events }) => events.filter((event) => event.type === "sceneEntered"));
  return {
    card: scorecard(hour.pack, hour.team(id), analyse(hour.pack, rows), null, hour.now),
    scenes: entered.map(({ scene, at }) => ({ id: scene, at: Math.round(at / 1000) })),
  };
}
