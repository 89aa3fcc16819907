import type { MeasureView } from "@lantern/engine/views";
import { t } from "../../i18n/index.ts";
import { measureText } from "../../i18n/server-texts.ts";
import { MeasureChart } from "./measure-charts.tsx";

const texts = t.liveScorecard;

function Measure({ measure }: { measure: MeasureView }) {
  const { value, own } = measure;
  const { title, bandLabel, sentence, how } = measureText(measure);
  return (
    <li className={value === null ? "is-empty" : ""}>
      <div className="s-measure-header">
        <h3>{title}</h3>
        <span>{value === null ? texts.notMeasured : bandLabel}</span>
      </div>
      <MeasureChart measure={measure} />
      <p>
        {sentence}
        {own !== null && <b> {texts.ownShare(Math.round(own * 100))}.</b>}
      </p>
      <details>
        <summary>{texts.how}</summary>
        <p>
          {how}
          {value !== null && ` ${texts.valueOf(Math.round(value * 100))}.`}
        </p>
      </details>
    </li>
  );
}

/** How the team worked together, in bands, without a ranking of people. */
export function Collaboration({ measures }: { measures: MeasureView[] }) {
  return (
    <section className="s-section">
      <h2>{texts.measures}</h2>
      <p className="s-intro">{texts.collaborationIntro}</p>
      <ul className="s-measures">
        {measures.map((measure) => (
          <Measure key={measure.id} measure={measure} />
        ))}
      </ul>
    </section>
  );
}
