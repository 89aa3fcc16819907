import type { SceneOf } from "../../pack/schema.ts";
import type { ChartView } from "../../views.ts";
import type { SceneFace, Seen } from "../kind.ts";

type Chart = SceneOf<"reveal">["charts"][number];

function drawn(chart: Chart, { pack, session, team }: Seen<"reveal", null>): ChartView | null {
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
      const taken = new Set(made.flatMap((one) => [...Object.keys(one.silent), one.choice]));
      // An option that was offered to no team stays unread.
      const options = scene.options.filter(({ id, when }) => when === null || taken.has(id));
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
          nickname: result.nickname,
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

export const face: SceneFace<"reveal", null> = {
  view: (seen) => ({ kind: "reveal", charts: seen.def.charts.flatMap((chart) => drawn(chart, seen) ?? []) }),
};
