/** Applies one event to a team's state, without the pack. Only changed parts are copied. */

import type { SceneState, Talk, TeamEvent, TeamState } from "../play/types.ts";
import { sceneKind } from "../scenes/registry.ts";
import { withMessage } from "./chat.ts";

type Fold<T extends TeamEvent["type"]> = (s: TeamState, e: Extract<TeamEvent, { type: T }>) => TeamState;

/** As the log has it: with the team. */
type Closed = Extract<TeamEvent, { type: "roundClosed" }> & { team?: string };

function scene(s: TeamState, change: Partial<SceneState>): TeamState {
  return s.scene ? { ...s, scene: { ...s.scene, ...change } } : s;
}

const FOLDS: { [T in TeamEvent["type"]]?: Fold<T> } = {
  chatted: (s, e) => ({
    ...s,
    chat: withMessage(s.chat, { seat: e.seat, textId: e.text.text_id, at: e.wallAt }),
  }),
  dealt: (s, e) => ({ ...s, deals: { ...s.deals, [e.set]: e.seats } }),
  shared: (s, e) => ({
    ...s,
    shared: { ...s.shared, [e.card]: e.seat },
    ...(e.wallAt !== undefined && {
      chat: withMessage(s.chat, { seat: e.seat, textId: null, card: e.card, at: e.wallAt }),
    }),
  }),
  captainNamed: (s, e) => ({ ...s, captain: e.seat }),
  factsChanged: (s, e) => ({ ...s, facts: e.facts, nickname: e.nickname ?? s.nickname, points: e.points }),
  sceneEntered: (s, e) => ({
    ...s,
    random: e.random,
    entered: s.entered + 1,
    path: [...s.path, e.scene],
    scene: {
      id: e.scene,
      kind: e.kind,
      startedAt: e.at,
      endsAt: e.endsAt,
      activeEndsAt: e.activeEndsAt,
      targetMs: e.targetMs,
      step: "active",
      lines: e.lines,
      outcome: [],
      ready: [],
      waiting: e.waiting,
      data: e.data,
    },
  }),
  sceneRetimed: (s, e) => scene(s, { endsAt: e.endsAt, activeEndsAt: e.activeEndsAt }),
  sceneEnded: (s, e) =>
    scene(s, {
      step: "outcome",
      outcome: e.outcome,
      startedAt: e.at,
      activeEndsAt: e.at,
      endsAt: e.outcomeEndsAt,
      ready: [],
    }),
  readied: (s, e) => scene(s, { ready: [...(s.scene?.ready ?? []), e.seat] }),
  answersOpened: (s) => scene(s, { ready: [] }),
  answersStored: (s, e) => ({ ...s, storedTexts: { ...s.storedTexts, [e.name]: e.textIds } }),
  decided: (s, e) => ({
    ...s,
    random: e.random,
    decisions: {
      ...s.decisions,
      [e.scene]: { option: e.option, by: e.by, silent: e.silent, final: e.final },
    },
  }),
  puzzleEnded: (s, e) => {
    const { solved, hints, paidHints, wrongChecks, usedMs, ofMs } = e;
    const result = { solved, hints, paidHints, wrongChecks, usedMs, ofMs };
    return { ...s, puzzles: { ...s.puzzles, [e.scene]: result } };
  },
  allocated: (s, e) => ({
    ...s,
    allocations: {
      ...s.allocations,
      [e.scene]: { placed: e.placed, byTeam: e.byTeam, met: e.met },
    },
  }),
  kudosGiven: (s, e) => ({
    ...s,
    kudos: [...s.kudos, { from: e.seat, to: e.to, card: e.card, text: e.text }],
  }),
  commitmentEdited: (s, e) => ({ ...s, commitment: e.text }),
  roundClosed: (s, { type: _type, at: _at, team: _team, ...done }: Closed) => ({
    ...s,
    rounds: [...(s.rounds ?? []), done],
  }),
  tapeChosen: (s, e) => ({ ...s, tape: e.moments }),
  awardsGiven: (s, e) => ({ ...s, awards: e.awards }),
  endingChosen: (s, e) => ({ ...s, ending: e.ending }),
  arrived: (s, e) => ({ ...s, arrivedAct: e.act }),
};

/** [J1] What the event adds to the talk of the scene. */
function talked(s: TeamState, e: TeamEvent): TeamState {
  if (!s.scene) return s;
  const { lines, requests }: Omit<Talk, "at"> = s.scene.talk ?? { lines: {}, requests: [] };
  switch (e.type) {
    case "talkOpened":
      return scene(s, { talk: { at: e.at, lines, requests } });
    case "chatted":
    case "shared":
      if (e.seat === "host") return s;
      return scene(s, {
        talk: { at: e.at, lines: { ...lines, [e.seat]: (lines[e.seat] ?? 0) + 1 }, requests },
      });
    case "cardRequested":
      return scene(s, {
        talk: { at: e.at, lines, requests: [...requests, { seat: e.seat, card: e.card, at: e.at }] },
      });
    default:
      return s;
  }
}

/** [N19] Records that a member did something. What a host or the clock does is nobody's move. */
function moved(s: TeamState, e: TeamEvent): TeamState {
  const isMove =
    e.type !== "cardRequested" && "seat" in e && e.seat !== null && e.seat !== "host" && "at" in e;
  return isMove ? { ...s, movedAt: e.at } : s;
}

/** The state after an event. */
export function evolveTeam(s: TeamState, e: TeamEvent): TeamState {
  const fold = FOLDS[e.type] as ((s: TeamState, e: TeamEvent) => TeamState) | undefined;
  const next = talked(moved(fold ? fold(s, e) : s, e), e);
  if (!next.scene || e.type === "sceneEntered") return next;
  const rules = sceneKind(next.scene.kind);
  const data = rules.evolve ? rules.evolve(next.scene.data, e) : next.scene.data;
  return data === next.scene.data ? next : { ...next, scene: { ...next.scene, data } };
}
