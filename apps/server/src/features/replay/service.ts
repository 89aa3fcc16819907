import type {
  ParsedQueryOf,
  ReplayMeasures,
  ReplayMoment,
  ReplayScorecard,
  replayMeasures,
  replayMoment,
} from "@lantern/contract/http";
import type { Directory } from "@lantern/contract/live";
import {
  analyse,
  evolveTeam,
  initialTeam,
  type LogRow,
  presentMeasure,
  privateView,
  roomView,
  scorecard,
  type TeamEvent,
  type TeamState,
} from "@lantern/engine";
import type { Context } from "../../context.ts";
import { experienceInfo } from "../../live/door.ts";
import { Refusal } from "../../refusal.ts";
import { readLog, type TeamLog } from "./log.ts";
import { withoutWords } from "./redact.ts";

/** The team's hour after `at` rows of its log, as everybody and as each seat saw it. */
export async function moment(
  ctx: Context,
  of: string,
  { team, at }: ParsedQueryOf<typeof replayMoment>,
): Promise<ReplayMoment> {
  const log = await readLog(ctx, of, team);
  const { pack, rows } = log;
  const length = rows.length;
  const until = Math.min(at ?? length, length);
  const state = folded(rows.slice(0, until));
  const row = rows[until - 1];
  const now = row?.at ?? 0;
  const { title, teams } = log;
  return {
    ...{ of, title, team: log.team, teams, length },
    marks: marks(log),
    row: row ? { seq: row.seq, at: row.at, actor: row.actor, events: row.events.map(withoutWords) } : null,
    experience: experienceInfo(pack),
    room: roomView(pack, state, now),
    seats: Object.fromEntries(
      Object.keys(state.members).map((seat) => [seat, privateView(pack, state, seat, now)]),
    ),
    directory: nameless(state),
  };
}

/** The six measures after each scene: how they come to be what they are. */
export async function measures(
  ctx: Context,
  of: string,
  { team }: ParsedQueryOf<typeof replayMeasures>,
): Promise<ReplayMeasures> {
  const log = await readLog(ctx, of, team);
  const ended = log.rows.flatMap((row, index) => {
    const event = row.events.find((one) => one.type === "sceneEnded");
    return event ? [{ index, row, title: titleOf(log, event.scene) }] : [];
  });
  const steps = ended.map(({ index, row, title }) => ({
    seq: row.seq,
    at: row.at,
    title,
    measures: analyse(log.pack, log.rows.slice(0, index + 1)).measures.map((one) =>
      presentMeasure(one, null),
    ),
  }));
  return { title: log.title, team: log.team, teams: log.teams, steps };
}

/** What the whole team is shown at the end, without anybody's own part. Only of an hour that has ended. */
export async function card(ctx: Context, of: string, team: string | undefined): Promise<ReplayScorecard> {
  const log = await readLog(ctx, of, team);
  const state = folded(log.rows);
  if (!state.ending) throw new Refusal("REQUEST_001", { status: 404 });
  const analysis = analyse(log.pack, log.rows);
  const ended = log.rows.at(-1)?.at ?? 0;
  const { title, teams } = log;
  return {
    ...{ title, team: log.team, teams },
    scorecard: scorecard(log.pack, state, analysis, null, ended),
    directory: nameless(state),
  };
}

function folded(rows: LogRow<TeamEvent>[]): TeamState {
  return rows.flatMap(({ events }) => events).reduce(evolveTeam, initialTeam());
}

function marks(log: TeamLog): ReplayMoment["marks"] {
  return log.rows.flatMap(({ seq, at, events }) =>
    events.flatMap((event) =>
      event.type === "sceneEntered"
        ? [{ seq, at, scene: event.scene, kind: event.kind, title: titleOf(log, event.scene) }]
        : [],
    ),
  );
}

function titleOf({ pack }: TeamLog, scene: string): string {
  return pack.scenes[scene]?.title ?? scene;
}

/** Seats with a number for a name. No words: each reads "removed". */
function nameless(state: TeamState): Directory {
  const seats = Object.keys(state.members);
  const people = seats.map((seat, index) => [seat, { name: `Seat ${index + 1}`, portrait: index }] as const);
  return { people: Object.fromEntries(people), texts: {} };
}
