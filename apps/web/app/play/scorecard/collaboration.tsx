import type { MeasureView } from "@lantern/engine/scorecard";
import { t } from "../../i18n/index.ts";
import { MeasureChart } from "./measure-charts.tsx";
import { detailsLink, Section } from "./section.tsx";

const texts = () => t.liveScorecard();

function Measure({ measure }: { measure: MeasureView }) {
  const { value, own } = measure;
  const { title, bandLabel, sentence, how } = texts().measureText(measure);
  return (
    <li>
      <div className="flex items-baseline justify-between gap-2">
        <h3 className="font-text text-md font-semibold">{title}</h3>
        <span className={value === null ? "text-ink-soft" : "font-semibold text-tide"}>
          {value === null ? texts().notMeasured : bandLabel}
        </span>
      </div>
      <MeasureChart measure={measure} />
      <p className="text-ink-soft">
        {sentence}
        {own !== null && <b className="text-ink"> {texts().ownShare(Math.round(own * 100))}.</b>}
      </p>
      <details>
        <summary className={detailsLink}>{texts().how}</summary>
        <p className="text-ink-soft">
          {how}
          {value !== null && ` ${texts().valueOf(Math.round(value * 100))}.`}
        </p>
      </details>
    </li>
  );
}

/** How the team worked together, in bands, without a ranking of people. */
export function Collaboration({ measures }: { measures: MeasureView[] }) {
  return (
    <Section title={texts().measures} intro={texts().collaborationIntro}>
      <ul className="mt-8 grid gap-x-12 gap-y-9 lg:grid-cols-3">
        {measures.map((measure) => (
          <Measure key={measure.id} measure={measure} />
        ))}
      </ul>
    </Section>
  );
}
