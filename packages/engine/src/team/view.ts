/** What everybody in a team's room may see. Every text of the story that leaves the server leaves here. */
import { wallAt } from "../clock.ts";
import type { TeamId } from "../commands.ts";
import type { Pack } from "../pack/schema.ts";
import { definition } from "../scenes/definition.ts";
import type { Seen } from "../scenes/kind.ts";
import { sceneKind } from "../scenes/registry.ts";
import type {
  ActView,
  ClockView,
  HostTeamView,
  OverView,
  PersonView,
  SceneView,
  TeamRoomView,
  TimerView,
} from "../views.ts";
import { roleOf } from "./cards.ts";
import { actingCaptain } from "./people.ts";
import type { SceneState, TeamState } from "./types.ts";

export function clockView(s: Pick<TeamState, "phase" | "startsAt" | "clock">): ClockView {
  return {
    phase: s.phase,
    startsAt: s.startsAt,
    startedAt: s.clock?.startedAt ?? null,
    endsAt: s.clock?.endsAt ?? null,
    speed: s.clock?.speed ?? 1,
  };
}

function timerOf(s: TeamState, scene: SceneState): TimerView {
  const speed = s.clock?.speed ?? 1;
  const ends = scene.step === "active" ? scene.activeEndsAt : scene.endsAt;
  const totalMs = Math.max(0, ends - scene.startedAt) / speed;
  const startedAt = s.clock ? wallAt(s.clock, scene.startedAt) : 0;
  const pausedAt = s.clock?.pausedAt ?? null;
  if (pausedAt === null)
    return { startedAt, endsAt: startedAt + Math.round(totalMs), leftMs: totalMs, totalMs };
  const passed = pausedAt - startedAt;
  return { startedAt, endsAt: null, leftMs: Math.max(0, totalMs - passed), totalMs };
}

/** The running scene as views see it, or null. */
export function seen(pack: Pack, s: TeamState): Seen<SceneState["kind"], unknown> | null {
  const { scene, clock } = s;
  const def = scene && definition(pack, scene.id, s.act?.index ?? 0);
  if (!scene || !def || !clock) return null;
  const past = (play: number) => wallAt(clock, play);
  const wall = (play: number | null) => (play === null || clock.pausedAt !== null ? null : past(play));
  return { pack, state: s, def, scene, data: scene.data, past, wall };
}

/** A team's row in a host's console. */
export function hostTeamView(pack: Pack, s: TeamState, id: TeamId, name: string): HostTeamView {
  const room = seen(pack, s);
  const scene = room && sceneView(room);
  return {
    id,
    name,
    scene: scene && {
      id: scene.id,
      title: scene.title,
      kind: scene.kind,
      step: scene.step,
      timer: scene.timer,
    },
    entered: s.entered,
    waiting: s.scene?.waiting === "barrier",
    points: s.points.story + s.points.puzzles,
    people: peopleOf(pack, s),
  };
}

function sceneView(room: Seen<SceneState["kind"], unknown>): SceneView {
  const { scene, def, state } = room;
  return {
    id: scene.id,
    title: def.title,
    art: def.art,
    lines: scene.lines,
    timer: timerOf(state, scene),
    step: scene.step,
    outcome: scene.outcome,
    ...sceneKind(scene.kind).view(room),
  } as SceneView;
}

function peopleOf(pack: Pack, s: TeamState): PersonView[] {
  const { scene } = s;
  const captain = actingCaptain(s);
  return Object.values(s.members)
    .filter((member) => !member.gone)
    .map(({ seat, presence, graceEndsAt, observer, help }) => ({
      seat,
      presence,
      graceEndsAt,
      observer,
      captain: seat === captain,
      role: roleOf(pack, s, seat),
      done: scene !== null && isDone(scene, seat),
      needsHelp: help,
    }));
}

function isDone(scene: SceneState, seat: string): boolean {
  if (scene.step === "outcome") return scene.ready.includes(seat);
  return sceneKind(scene.kind).done(scene, scene.data, seat);
}

function actView(pack: Pack, s: TeamState): ActView {
  const index = s.act?.index ?? 0;
  const acts = pack.acts.map(({ title, mode, seconds }) => ({ title, mode, seconds }));
  return { index, title: pack.acts[index]?.title ?? "", acts };
}

/** The short story for who came late: the act's, or the nearest one before. */
function soFar(pack: Pack, s: TeamState): string {
  const told = pack.acts.slice(0, (s.act?.index ?? 0) + 1).filter((act) => act.so_far !== "");
  return told.at(-1)?.so_far ?? "";
}

/** A team's room; after the end only that there is a scorecard. Times are wall ms. */
export function roomView(pack: Pack, s: TeamState, _now: number): TeamRoomView | OverView {
  const clock = clockView(s);
  const room = seen(pack, s);
  if (!room || !s.team || s.phase === "ended" || s.phase === "abandoned") {
    return { stage: "over", clock, scorecard: s.phase === "ended" && s.entered > 0 };
  }
  const resources = Object.entries(pack.resources).flatMap(([id, { label, max }]) =>
    label === null ? [] : [{ id, label, value: s.facts.resources[id] ?? 0, max }],
  );
  return {
    stage: "play",
    clock,
    team: s.team,
    act: actView(pack, s),
    pathOrder: s.entered,
    people: peopleOf(pack, s),
    resources,
    scene: sceneView(room),
    chat: s.chat,
    soFar: soFar(pack, s),
  };
}
