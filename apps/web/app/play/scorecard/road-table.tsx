import type { ScorecardView } from "@lantern/engine/scorecard";
import { t } from "../../i18n/index.ts";
import { detailsLink, width } from "./section.tsx";

const texts = () => t.liveScorecard();

/** The road as a table, one click away from the drawing. */
export function RoadTable({ card }: { card: ScorecardView }) {
  return (
    <details className={width}>
      <summary className={detailsLink}>{texts().stepsTable}</summary>
      <table className="mb-4 w-full border-collapse text-left text-sm [&_:is(th,td)]:border-t [&_:is(th,td)]:border-line [&_:is(th,td)]:py-2 [&_:is(th,td)]:pr-3">
        <thead>
          <tr>
            <th>{texts().step}</th>
            <th>{texts().chosen}</th>
            <th>{texts().others}</th>
          </tr>
        </thead>
        <tbody>
          {card.path.map((step) => (
            <tr key={step.scene}>
              <th scope="row">{step.title}</th>
              <td>{step.kind === "decision" ? step.chosen : step.solved ? texts().solved : texts().open}</td>
              <td>{step.others.join(", ")}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
