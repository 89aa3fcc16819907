/** The shared view of a team. All story texts that leave the server are in this view or in the private one. */
import { wallAt } from "../clock.ts";
import { linesWithCameos } from "../pack/cameos.ts";
import type { Pack, Scene } from "../pack/schema.ts";
import { roleOf, setsOf, sharedTexts } from "../play/cards.ts";
import { actingCaptain, membersOf, type TeamNow } from "../play/people.ts";
import { linesIn, pictureOf } from "../play/story.ts";
import type { SceneState, SessionState, State, TeamState } from "../play/types.ts";
import { type CampData, roundOf } from "../scenes/camp.ts";
import { definition } from "../scenes/definition.ts";
import type { ViewContext } from "../scenes/kind.ts";
import { sceneKind } from "../scenes/registry.ts";
import { countOf } from "../scenes/round-view.ts";
import type {
  ActView,
  ClockView,
  HostTeamView,
  PersonView,
  SceneView,
  TeamView,
  TimerView,
} from "../views.ts";
import { arrivedTeams } from "./acts.ts";
import { requestView, sharedOf, talkOf } from "./asking.ts";

export function clockView({ phase, startsAt, clock, speed }: SessionState): ClockView {
  return { phase, startsAt, startedAt: clock?.startedAt ?? null, endsAt: clock?.endsAt ?? null, speed };
}

export function actView(pack: Pack, { act }: SessionState): ActView {
  const index = act?.index ?? 0;
  return { index, title: pack.acts[index]?.title ?? "", acts: actsOf(pack) };
}

const acts = new WeakMap<Pack, ActView["acts"]>();

/** Cached by pack, so that comparisons of views find the same object. */
function actsOf(pack: Pack): ActView["acts"] {
  const cached = acts.get(pack);
  if (cached) return cached;
  const made = pack.acts.map(({ title, mode, seconds }) => ({ title, mode, seconds }));
  acts.set(pack, made);
  return made;
}

function timerOf({ clock }: SessionState, scene: SceneState): TimerView {
  const speed = clock?.speed ?? 1;
  const ends = scene.step === "active" ? scene.activeEndsAt : scene.endsAt;
  const totalMs = Math.max(0, ends - scene.startedAt) / speed;
  const startedAt = clock ? wallAt(clock, scene.startedAt) : 0;
  const pausedAt = clock?.pausedAt ?? null;
  if (pausedAt === null)
    return { startedAt, endsAt: startedAt + Math.round(totalMs), leftMs: totalMs, totalMs };
  const passed = pausedAt - startedAt;
  return { startedAt, endsAt: null, leftMs: Math.max(0, totalMs - passed), totalMs };
}

/** The running scene for its view, or null. */
export function viewContext(
  pack: Pack,
  s: State,
  now: TeamNow,
): ViewContext<SceneState["kind"], unknown> | null {
  const { session, team } = now;
  const { scene } = team;
  const { clock } = session;
  const def = scene && definition(pack, scene.id, session.act?.index ?? 0);
  if (!scene || !def || !clock) return null;
  const teams = { all: Object.keys(s.teams).length, arrived: arrivedTeams(s) };
  const past = (play: number) => wallAt(clock, play);
  const wall = (play: number | null) => (play === null || clock.pausedAt !== null ? null : past(play));
  return { ...now, pack, teams, def, scene, data: scene.data, past, wall };
}

function sceneView(here: ViewContext<SceneState["kind"], unknown>): SceneView {
  const { scene, def, session } = here;
  const table = setsOf(def, scene.id);
  return {
    id: scene.id,
    title: def.title,
    art: pictureOf(def, here.team.facts),
    lines: linesWithCameos(here.pack, linesIn(here.pack, scene.id, scene.lines)),
    timer: timerOf(session, scene),
    step: scene.step,
    outcome: linesIn(here.pack, scene.id, scene.outcome),
    ...(table.length > 0 && { table }),
    ...sceneKind(scene.kind).view(here),
  } as SceneView;
}

function peopleOf(pack: Pack, now: TeamNow): PersonView[] {
  const { scene } = now.team;
  const captain = actingCaptain(now);
  return membersOf(now).flatMap((seat) => {
    const person = now.seats[seat];
    if (!person) return [];
    const { presence, graceEndsAt, observer, help } = person;
    const done = scene !== null && isDone(scene, seat);
    const captains = seat === captain;
    return {
      seat,
      presence,
      graceEndsAt,
      observer,
      captain: captains,
      role: roleOf(pack, now, seat),
      done,
      needsHelp: help,
    };
  });
}

function isDone(scene: SceneState, seat: string): boolean {
  if (scene.step === "outcome") return scene.ready.includes(seat);
  return sceneKind(scene.kind).done(scene, scene.data, seat);
}

/** The summary for late joiners: of the running act, or of the last act that has one. */
function soFar(pack: Pack, { act }: SessionState): string {
  const listed = pack.acts.slice(0, (act?.index ?? 0) + 1).filter((one) => one.so_far !== "");
  return listed.at(-1)?.so_far ?? "";
}

/** A team's row in a host's console. */
export function hostTeamView(pack: Pack, now: TeamNow): HostTeamView {
  const { session, team } = now;
  const { scene } = team;
  const def = scene && definition(pack, scene.id, session.act?.index ?? 0);
  return {
    id: team.id,
    name: team.name,
    scene: scene &&
      def && {
        id: scene.id,
        title: def.title,
        kind: scene.kind,
        step: scene.step,
        timer: timerOf(session, scene),
        quietSince: session.clock ? wallAt(session.clock, Math.max(scene.startedAt, team.movedAt ?? 0)) : 0,
        ...talkOf(pack, now),
        ...turnOf(scene),
        result: resultOf(def, team, scene.id),
      },
    entered: team.entered,
    waiting: scene?.waiting === "barrier",
    points: team.points.story + team.points.puzzles,
    people: peopleOf(pack, now),
  };
}

/** [G39] The number of the turn, and nothing of what happens in it. */
function turnOf({ kind, data }: SceneState): Pick<NonNullable<HostTeamView["scene"]>, "turn"> {
  const round = kind === "camp" ? roundOf(data as CampData) : null;
  return round ? { turn: countOf(round) } : {};
}

/** [N15] What the team chose, or whether it solved the puzzle, for the hosts; null before it. */
function resultOf(def: Scene, team: TeamState, id: string): NonNullable<HostTeamView["scene"]>["result"] {
  if (def.kind === "decision") {
    const chosen = def.options.find((option) => option.id === team.decisions[id]?.option);
    return chosen ? { chosen: chosen.road } : null;
  }
  const puzzle = def.kind === "puzzle" ? team.puzzles[id] : undefined;
  return puzzle ? { solved: puzzle.solved } : null;
}

/** The view of a playing team, or null before its first scene. */
export function teamView(pack: Pack, s: State, now: TeamNow): TeamView | null {
  const here = viewContext(pack, s, now);
  if (!here) return null;
  const { session, team } = now;
  const resources = Object.entries(pack.resources).flatMap(([id, { label, max, about }]) =>
    label === null
      ? []
      : [{ id, label, value: team.facts.resources[id] ?? 0, max, ...(about !== undefined && { about }) }],
  );
  return {
    stage: "play",
    clock: clockView(session),
    team: { id: team.id, name: team.name },
    act: actView(pack, session),
    pathOrder: team.entered,
    people: peopleOf(pack, now),
    resources,
    scene: sceneView(here),
    chat: team.chat,
    sharedTexts: sharedTexts(pack, now),
    cards: sharedOf(pack, now),
    request: requestView(pack, now),
    soFar: soFar(pack, session),
  };
}
