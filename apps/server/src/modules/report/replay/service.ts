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
  analyze,
  evolve,
  initialState,
  type LogRow,
  presentMeasure,
  privateView,
  type State,
  scorecard,
  teamMembers,
  viewOf,
} from "@lantern/engine";
import { AppError } from "../../../core/app-error.ts";
import type { Context } from "../../../core/context.ts";
import { experienceInfo } from "../../../live/admission.ts";
import { withoutPersonalData } from "./event-presenter.ts";
import { readLog, type Step, type TeamLog } from "./repository.ts";

/** What everybody in a team and each of its seats saw after the first `at` rows that concern it. */
export async function readMoment(
  ctx: Context,
  of: string,
  { team, at }: ParsedQueryOf<typeof replayMoment>,
): Promise<ReplayMoment> {
  const log = await readLog(ctx, of, team);
  const { title, teams, pack, rows, steps } = log;
  const length = steps.length;
  const step = steps[Math.min(at ?? length, length) - 1];
  const state = stateAfter(rows.slice(0, step?.upTo ?? 0));
  const views = teamMembers(state, log.team).flatMap((seat) => {
    const view = privateView(pack, state, seat);
    return view ? [[seat, view] as const] : [];
  });
  return {
    of,
    title,
    team: log.team,
    teams,
    length,
    markers: markers(log),
    row: step ? presentRow(step) : null,
    experience: experienceInfo(pack),
    view: viewOf(pack, state, log.team),
    seats: Object.fromEntries(views),
    directory: namelessDirectory(state),
  };
}

/** The six measures after each scene. */
export async function readMeasures(
  ctx: Context,
  of: string,
  { team }: ParsedQueryOf<typeof replayMeasures>,
): Promise<ReplayMeasures> {
  const log = await readLog(ctx, of, team);
  const { title, teams, pack, rows } = log;
  const steps = log.steps.flatMap(({ number, row, events, upTo }) => {
    const ended = events.find((event) => event.type === "sceneEnded");
    if (!ended) return [];
    const measured = analyze(pack, rows.slice(0, upTo), log.team).measures;
    const presented = measured.map((one) => presentMeasure(one, null));
    return [{ seq: number, at: row.at, title: titleOf(log, ended.scene), measures: presented }];
  });
  return { title, team: log.team, teams, steps };
}

/** The scorecard of the whole team, without personal sections. Only for a session that has ended. */
export async function readScorecard(
  ctx: Context,
  of: string,
  team: string | undefined,
): Promise<ReplayScorecard> {
  const log = await readLog(ctx, of, team);
  const state = stateAfter(log.rows);
  const over = state.teams[log.team] && state.session.phase === "ended";
  const analysis = over ? await log.analysis() : null;
  if (!analysis) throw new AppError("REQUEST_001", { status: 404 });
  const ended = log.rows.at(-1)?.at ?? 0;
  const { title, teams } = log;
  return {
    title,
    team: log.team,
    teams,
    scorecard: scorecard(log.pack, state, log.team, analysis, null, ended),
    directory: namelessDirectory(state),
  };
}

function stateAfter(rows: LogRow[]): State {
  return rows.flatMap(({ events }) => events).reduce(evolve, initialState());
}

function presentRow({ number, row, events }: Step): ReplayMoment["row"] {
  return { seq: number, at: row.at, actor: row.actor, events: events.map(withoutPersonalData) };
}

function markers(log: TeamLog): ReplayMoment["markers"] {
  return log.steps.flatMap(({ number, row: { at }, events }) =>
    events.flatMap((event) =>
      event.type === "sceneEntered"
        ? [{ seq: number, at, scene: event.scene, kind: event.kind, title: titleOf(log, event.scene) }]
        : [],
    ),
  );
}

function titleOf({ pack }: TeamLog, scene: string): string {
  return pack.scenes[scene]?.title ?? scene;
}

/** Names every seat by its number. It has no texts, so the page shows each as "removed". */
function namelessDirectory(state: State): Directory {
  const seats = Object.keys(state.seats);
  const people = seats.map((seat, index) => [seat, { name: `Seat ${index + 1}`, portrait: 0 }] as const);
  return { people: Object.fromEntries(people), texts: {} };
}
