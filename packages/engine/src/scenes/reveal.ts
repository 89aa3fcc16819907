import type { LinesAt } from "../pack/lines.ts";
import type { Pack, SceneOf } from "../pack/schema.ts";
import type { SessionState } from "../play/types.ts";
import type { ChartView } from "../views.ts";
import { defineScene, type ViewContext } from "./kind.ts";

type Chart = SceneOf<"reveal">["charts"][number];

export const reveal = defineScene<"reveal">({
  kind: "reveal",
  extraLines: (turn, def) => [linesByResults(def, turn.session), countLines(def, turn.session)],
  acceptsReady: () => false,
  done: () => true,
  view: (context) => ({
    kind: "reveal",
    charts: context.def.charts.flatMap((chart) => chartView(chart, context) ?? []),
  }),
});

/** [R2] The lines depend on whether the teams made the same choice, or there is only one team. */
function linesByResults(def: SceneOf<"reveal">, { results }: SessionState): LinesAt {
  if (results.length <= 1) return { at: "if_one_team", lines: def.if_one_team };
  const chart = def.charts.find((one) => one.of === "decision");
  const choices = results.map((result) =>
    chart?.of === "decision" ? result.decisions[chart.scene]?.option : result.ending,
  );
  return new Set(choices).size > 1
    ? { at: "if_differ", lines: def.if_differ }
    : { at: "if_same", lines: def.if_same };
}

/** [R3] Lines with the number of teams that met a condition when the act opened. */
function countLines(
  { counts = {}, count_lines = [] }: SceneOf<"reveal">,
  { results }: SessionState,
): LinesAt {
  const numbers = Object.keys(counts).map((name) => [
    name,
    results.filter(({ met }) => met?.includes(name)).length,
  ]);
  return {
    at: "count_lines",
    lines: count_lines,
    values: { ...Object.fromEntries(numbers), teams: results.length },
  };
}

/** The story's name for a team when its results were taken. The log has its trait or its text. */
function nicknameIn(pack: Pack, { crew, nickname = "" }: SessionState["results"][number]): string {
  return pack.traits.find(({ id }) => id === crew)?.nickname ?? nickname;
}

function chartView(chart: Chart, { pack, session, team }: ViewContext<"reveal", null>): ChartView | null {
  const rows = session.results.map((result) => ({
    result,
    row: { team: result.team, name: result.name, yours: result.team === team.id },
  }));
  switch (chart.of) {
    case "decision": {
      const scene = pack.scenes[chart.scene];
      if (scene?.kind !== "decision") return null;
      const made = rows.flatMap(({ result, row }) => {
        const decided = result.decisions[chart.scene];
        return decided
          ? [{ ...row, choice: decided.option, silent: decided.silent, final: decided.final }]
          : [];
      });
      const chosen = new Set(made.flatMap((one) => [...Object.keys(one.silent), one.choice]));
      // An option with a condition is visible only if a team chose it.
      const options = scene.options.filter(({ id, when }) => when === null || chosen.has(id));
      return {
        of: "decision",
        title: chart.title,
        rows: made,
        options: options.map(({ id, text }) => ({ id, text })),
      };
    }
    case "allocation": {
      const scene = pack.scenes[chart.scene];
      if (scene?.kind !== "allocation") return null;
      const needs = scene.needs.map(({ id, label }) => ({ id, label }));
      const placed = rows.map(({ result, row }) => ({ ...row, placed: result.placed[chart.scene] ?? {} }));
      return { of: "allocation", title: chart.title, needs, rows: placed };
    }
    case "endings": {
      const ended = rows.map(({ result, row }) => {
        const ending = pack.endings.find(({ id }) => id === result.ending);
        return {
          ...row,
          ending: ending?.title ?? "",
          nickname: nicknameIn(pack, result),
          award: null,
          art: ending?.art ?? null,
        };
      });
      return { of: "endings", title: chart.title, rows: ended };
    }
    case "standings": {
      const ranked = rows.map(({ result, row }) => ({ ...row, points: result.points }));
      return { of: "standings", title: chart.title, rows: ranked.sort((a, b) => b.points - a.points) };
    }
  }
}
