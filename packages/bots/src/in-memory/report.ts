/** A report about many runs of a pack for its author, as lines for a terminal. */
import type { Pack } from "@lantern/engine";
import type { Run, TeamRun } from "./run.ts";

/** The path of one team: start of each scene, decisions, results. */
export function pathLines(pack: Pack, team: TeamRun): string[] {
  const { card, scenes } = team;
  const stepOf = new Map(card.path.map((step) => [step.scene, step]));
  const rows = scenes.map(({ id, at }) => {
    const step = stepOf.get(id);
    const result = step?.solved === null ? step.chosen : step?.solved ? "solved" : step && "not solved";
    const title = pack.scenes[id]?.title ?? "waiting for the others";
    return `  ${clock(at)}  ${id.padEnd(14)} ${title.padEnd(28)} ${result ?? ""}`.trimEnd();
  });
  const { story, puzzles, collaboration, spirit, total } = card.points;
  const sum = `${story.points} + ${puzzles.points} + ${collaboration.points} + ${spirit.points} = ${total}`;
  return [...rows, `  ${card.ending.title}, ${card.team.nickname}: ${sum} points`];
}

/** Endings, choices, scores and times of all runs. */
export function spreadLines(pack: Pack, runs: readonly Run[]): string[] {
  const teams = runs.flatMap((run) => run.teams);
  const cards = teams.map(({ card }) => card);
  const endings = pack.endings.map(({ id, title }) => ({
    name: title,
    count: cards.filter(({ ending }) => ending.id === id).length,
  }));
  const part = (name: "story" | "puzzles" | "collaboration" | "spirit") =>
    spread(
      name,
      cards.map(({ points }) => points[name].points),
    );
  return [
    "Endings",
    ...endings.map(({ name, count }) => share(name, count, cards.length)),
    "Roads",
    ...roads(pack, teams),
    "Points             least   10 %  median   90 %   most",
    part("story"),
    part("puzzles"),
    part("collaboration"),
    part("spirit"),
    spread(
      "total",
      cards.map(({ points }) => points.total),
    ),
    "Awards",
    ...pack.awards.team.map(({ id, title }) =>
      share(title, cards.filter(({ awards }) => awards.team.id === id).length, cards.length),
    ),
    "Seconds            least   10 %  median   90 %   most",
    spread(
      "hour",
      runs.map(({ seconds }) => Math.round(seconds)),
    ),
    ...pack.acts.map((act) => spread(act.id, actSeconds(pack, act.id, teams))),
  ];
}

function roads(pack: Pack, teams: readonly TeamRun[]): string[] {
  return Object.entries(pack.scenes).flatMap(([id, scene]) => {
    const steps = teams.flatMap(({ card }) => card.path.filter((step) => step.scene === id));
    if (scene.kind === "decision") {
      return scene.options.map(({ id: option, road }) =>
        share(`${id} ${option}`, steps.filter(({ chosen }) => chosen === road).length, steps.length),
      );
    }
    if (scene.kind !== "puzzle") return [];
    return [share(`${id} solved`, steps.filter(({ solved }) => solved).length, steps.length)];
  });
}

/** Time from an act's first scene to that of the next act, for teams that reached it. */
function actSeconds(pack: Pack, act: string, teams: readonly TeamRun[]): number[] {
  return teams.flatMap(({ scenes }) => {
    const first = scenes.findIndex(({ id }) => pack.scenes[id]?.act === act);
    const next = scenes.findIndex(
      ({ id }, at) => at > first && pack.scenes[id] !== undefined && pack.scenes[id]?.act !== act,
    );
    const [from, to] = [scenes[first], scenes[next]];
    return first >= 0 && from && to ? [to.at - from.at] : [];
  });
}

function share(name: string, count: number, of: number): string {
  const percent = of === 0 ? 0 : (100 * count) / of;
  return `  ${name.padEnd(22)} ${String(count).padStart(6)}  ${percent.toFixed(1).padStart(5)} %`;
}

function spread(name: string, values: readonly number[]): string {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (part: number) => String(sorted[Math.round(part * (sorted.length - 1))] ?? "–").padStart(7);
  return `  ${name.padEnd(14)} ${[0, 0.1, 0.5, 0.9, 1].map(at).join("")}`;
}

function clock(seconds: number): string {
  return `${String(Math.floor(seconds / 60)).padStart(2, "0")}:${String(seconds % 60).padStart(2, "0")}`;
}
