/** Plays one whole session with simulated participants and tells how it went. */
import { analyse, type Pack, privateView, roomView, type ScorecardView, scorecard } from "@lantern/engine";
import { type Oracle, personaOf, type Thought, think } from "../policy/index.ts";
import { seededRandom } from "./random.ts";
import { Table, type TeamLine } from "./table.ts";

export interface TeamRun {
  card: ScorecardView;
  /** Scenes entered, with the play second at which each began. */
  scenes: { id: string; at: number }[];
  rows: number;
}

export interface Run {
  /** Play seconds from the start to the end. */
  seconds: number;
  teams: TeamRun[];
}

interface Player {
  seat: string;
  team: TeamLine;
  index: number;
  thought: Thought | null;
  /** Wall ms of the thought. */
  due: number;
  /** Rows of the team when this player last had nothing to do. */
  seen: number;
}

const DAY = Date.UTC(2026, 0, 5, 10);

export function run(pack: Pack, input: { seed: string; people: number }): Run {
  const random = seededRandom(input.seed);
  // Each hour begins at its own moment, so that habits differ from run to run.
  const startsAt = DAY + Math.floor(random() * 86_400_000);
  const table = new Table(pack, { ...input, startsAt });
  const oracle: Oracle = (id) => {
    const scene = pack.scenes[id];
    return scene?.kind === "puzzle" ? scene.puzzle : null;
  };
  const players = [...table.teams.values()].flatMap((team) =>
    Object.keys(team.state.members).map(
      (seat): Player => ({ seat, team, index: Number(seat.slice(1)) - 1, thought: null, due: 0, seen: -1 }),
    ),
  );

  while (table.session.phase === "running") {
    for (const player of players) ponder(table, player, oracle, random);
    const next = players.reduce<Player | null>(
      (first, player) => (player.thought && (!first || player.due < first.due) ? player : first),
      null,
    );
    const deadline = table.deadline();
    if (next && (deadline === null || next.due < deadline)) act(table, next);
    else if (deadline !== null) {
      table.now = Math.max(table.now, deadline);
      table.tick();
    } else throw new Error(`${input.seed}: nothing will ever happen again`);
  }
  return {
    seconds: (table.now - startsAt) / 1000,
    teams: [...table.teams.values()].map((team) => resultOf(pack, team, table.now)),
  };
}

function ponder(table: Table, player: Player, oracle: Oracle, random: () => number): void {
  const { team, seat, thought } = player;
  const { scene } = team.state;
  if (thought) {
    if (thought.scene === scene?.id && thought.step === scene.step) return;
    player.thought = null;
  } else if (player.seen === team.rows.length) return;
  player.seen = team.rows.length;
  const room = roomView(table.pack, team.state, table.now);
  if (!scene || room.stage !== "play") return;
  const senses = {
    room,
    mine: privateView(table.pack, team.state, seat, table.now),
    persona: personaOf(player.index),
    oracle,
    now: table.now,
    random,
  };
  const next = think(senses);
  player.thought = next;
  player.due = table.now + Math.max(1, next?.afterMs ?? 0);
}

function act(table: Table, player: Player): void {
  const command = player.thought?.command;
  table.now = Math.max(table.now, player.due);
  player.thought = null;
  player.seen = -1;
  if (command) table.play(player.team.id, player.seat, command);
}

function resultOf(pack: Pack, team: TeamLine, endedAt: number): TeamRun {
  const scenes = team.rows.flatMap(({ events }) =>
    events.flatMap((event) =>
      event.type === "sceneEntered" ? [{ id: event.scene, at: Math.round(event.at / 1000) }] : [],
    ),
  );
  const card = scorecard(pack, team.state, analyse(pack, team.rows), null, endedAt);
  return { card, scenes, rows: team.rows.length };
}
