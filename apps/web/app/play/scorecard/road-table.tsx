import type { ScorecardView } from "@lantern/engine/views";
import { t } from "../../i18n/index.ts";

const texts = t.liveScorecard;

/** The road as a table, one click away from the drawing. */
export function RoadTable({ card }: { card: ScorecardView }) {
  return (
    <details className="s-table">
      <summary>{texts.stepsTable}</summary>
      <table>
        <thead>
          <tr>
            <th>{texts.step}</th>
            <th>{texts.chosen}</th>
            <th>{texts.others}</th>
          </tr>
        </thead>
        <tbody>
          {card.path.map((step) => (
            <tr key={step.scene}>
              <th scope="row">{step.title}</th>
              <td>{step.kind === "decision" ? step.chosen : step.solved ? texts.solved : texts.open}</td>
              <td>{step.others.join(", ")}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
