/** The kinds of moments. Each finds what is true of a team's scenes; a moment names no person. */
import type { Moment, Votes } from "../../play/results.ts";
import type { PlayedScene } from "./scenes.ts";

/** A moment with how much it stands out, 0–1. */
export interface Candidate {
  moment: Moment;
  strength: number;
}

/** Play ms that a clue must have been unread. */
const UNREAD_MS = 20_000;
/** Share of the time left below which a puzzle was solved just in time. */
const CLOSE_SHARE = 0.2;
/** Scenes shorter than this, in play ms, are not compared with others. */
const COMPARED_MS = 30_000;
/** A busy scene has at least this many times the actions per minute of a quiet one. */
const CONTRAST = 3;
const MINUTE = 60_000;

/** [Y2] A vote that ended with another option than it began with. */
export function voteMoments(scenes: readonly PlayedScene[]): Candidate[] {
  return scenes.flatMap(({ scene, from, to, entered, decided }) => {
    if (!decided) return [];
    const { option } = decided.event;
    const silent = counted(decided.event.silent);
    const final = counted(decided.event.final);
    const people = Object.keys(decided.event.silent).length;
    if (people < 2 || leading(final) !== option) return [];
    const before = silent[option] ?? 0;
    const most = Math.max(...Object.values(silent));
    if (before === most) return [];
    const kind = before === 1 && people >= 3 ? "oneVoice" : "turned";
    const strength = ((final[option] ?? 0) - before) / people;
    const rows = ascending([entered, decided.row]);
    return [{ moment: { kind, scene, from, to, rows, option, silent, final }, strength }];
  });
}

/** [Y3] The clue of a solved puzzle that lay unread longest before it was read aloud. */
export function clueMoments(scenes: readonly PlayedScene[]): Candidate[] {
  return scenes.flatMap(({ scene, from, entered, dealt, shared, puzzle }) => {
    if (!puzzle?.event.solved || !dealt) return [];
    const { at: to, ofMs } = puzzle.event;
    const since = Math.max(from, dealt.event.at);
    return shared.flatMap(({ row, event: { card, at } }) => {
      const waitedMs = at - since;
      if (!card.startsWith(`${scene}.`) || waitedMs < UNREAD_MS || row >= puzzle.row) return [];
      const rows = ascending([dealt.row, entered, row, puzzle.row]);
      const moment = { kind: "unread" as const, scene, from, to, rows, card, waitedMs, leftMs: to - at };
      return [{ moment, strength: waitedMs / Math.max(waitedMs, ofMs) }];
    });
  });
}

/** [Y4] Wrong tries before the one that solved a puzzle. */
export function tryMoments(scenes: readonly PlayedScene[]): Candidate[] {
  return scenes.flatMap(({ scene, from, checks, puzzle }) => {
    const wrong = checks.filter(({ event }) => !event.right);
    if (!puzzle?.event.solved || wrong.length === 0) return [];
    const rows = ascending([...wrong.map(({ row }) => row), puzzle.row]);
    const moment = {
      kind: "tries" as const,
      scene,
      from,
      to: puzzle.event.at,
      rows,
      wrong: wrong.length,
    };
    return [{ moment, strength: wrong.length / (wrong.length + 2) }];
  });
}

/** [Y5] A puzzle that was solved just in time. */
export function closeMoments(scenes: readonly PlayedScene[]): Candidate[] {
  return scenes.flatMap(({ scene, from, entered, puzzle }) => {
    if (!puzzle?.event.solved) return [];
    const { usedMs, ofMs, at: to } = puzzle.event;
    const left = ofMs > 0 ? 1 - usedMs / ofMs : 1;
    if (left < 0 || left > CLOSE_SHARE) return [];
    const moment = {
      kind: "close" as const,
      scene,
      from,
      to,
      rows: ascending([entered, puzzle.row]),
      usedMs,
      ofMs,
    };
    return [{ moment, strength: 1 - left }];
  });
}

/** [Y6] Hints that a team asked for before it solved a puzzle. */
export function helpMoments(scenes: readonly PlayedScene[]): Candidate[] {
  return scenes.flatMap(({ scene, from, hints, puzzle }) => {
    if (!puzzle?.event.solved || hints.length === 0) return [];
    const rows = ascending([...hints.map(({ row }) => row), puzzle.row]);
    const moment = {
      kind: "help" as const,
      scene,
      from,
      to: puzzle.event.at,
      rows,
      hints: hints.length,
    };
    return [{ moment, strength: hints.length / (hints.length + 2) }];
  });
}

/** [Y7] The quietest scene beside the busiest one, of those in which people do the same. */
export function contrastMoments(scenes: readonly PlayedScene[]): Candidate[] {
  return (["vote", "turn", "put"] as const).flatMap((work) =>
    contrastOf(scenes.filter((played) => played.work === work)),
  );
}

function contrastOf(scenes: readonly PlayedScene[]): Candidate[] {
  const rated = scenes
    .filter(({ from, to }) => to - from >= COMPARED_MS)
    .map((played) => ({ ...played, rate: played.actions.length / ((played.to - played.from) / MINUTE) }))
    .filter(({ rate }) => rate > 0)
    .sort((a, b) => a.rate - b.rate || a.from - b.from);
  const [quiet, busy] = [rated[0], rated.at(-1)];
  if (!quiet || !busy || busy.rate < quiet.rate * CONTRAST) return [];
  const ofScene = (one: PlayedScene) => [one.entered, ...one.actions, one.ended];
  const rows = ascending([...ofScene(quiet), ...ofScene(busy)]);
  const moment = {
    kind: "contrast" as const,
    scene: quiet.scene,
    from: quiet.from,
    to: quiet.to,
    rows,
    busy: busy.scene,
    quietRate: quiet.rate,
    busyRate: busy.rate,
  };
  return [{ moment, strength: (1 - quiet.rate / busy.rate) / 2 }];
}

function ascending(rows: number[]): number[] {
  return [...new Set(rows)].sort((a, b) => a - b);
}

function counted(votes: Readonly<Record<string, string>>): Votes {
  const counts: Votes = {};
  for (const option of Object.values(votes).sort()) counts[option] = (counts[option] ?? 0) + 1;
  return counts;
}

/** The option with the most votes; null when several have as many. */
function leading(votes: Votes): string | null {
  const most = Math.max(...Object.values(votes));
  const options = Object.keys(votes).filter((option) => votes[option] === most);
  return options.length === 1 ? (options[0] ?? null) : null;
}
