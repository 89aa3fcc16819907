import type { CSSProperties } from "react";
import { t } from "../../i18n/index.ts";
import { headingRow, introText, wrap } from "../shell/style.ts";

const texts = t.site.take;

/** Stops on the map in percent, the side of their text, and the number of branches. */
const stops = [
  { x: 4, y: 62, side: "dn first", others: 2 },
  { x: 19, y: 38, side: "up", others: 0 },
  { x: 35, y: 66, side: "dn", others: 1 },
  { x: 50.5, y: 36, side: "up", others: 2 },
  { x: 66, y: 62, side: "dn", others: 0 },
  { x: 80, y: 34, side: "up", others: 2 },
  { x: 94, y: 56, side: "dn last", others: 0 },
];
const width = 1200;
const height = 340;
const points = stops.map(({ x, y, others }) => ({ x: (x / 100) * width, y: (y / 100) * height, others }));

/** A curve through the stops, horizontal at each of them. */
function road(): string {
  const [first] = points;
  let path = `M-30 250C0 240 20 225 ${first?.x} ${first?.y}`;
  for (const [index, to] of points.entries()) {
    const from = points[index - 1];
    if (from) path += `C${from.x + 70} ${from.y} ${to.x - 70} ${to.y} ${to.x} ${to.y}`;
  }
  return path;
}

/** The branches not chosen, each as a short stub. */
const stubs = points.slice(0, -1).flatMap((from, index) =>
  [0.45, 0.08].slice(0, from.others).map((share, which) => {
    const to = points[index + 1] ?? from;
    return { from, x: to.x - 20, y: from.y + (to.y - from.y) * share + (which === 0 ? 0 : 22) };
  }),
);

/** A team's scorecard, labeled as an example. */
export function ScorecardExample() {
  return (
    <section className="pb-10">
      <div className={wrap}>
        <div className={`${headingRow} mb-[clamp(40px,5vw,72px)]`}>
          <h2>{texts.heading}</h2>
          <p className={introText}>{texts.intro}</p>
        </div>
        <article className="card dusk" aria-label={texts.example}>
          <header>
            <div>
              <p>
                {texts.team} <span className="tag">{texts.example}</span>
              </p>
              <h3>
                {texts.ending[0]} <em>{texts.ending[1]}</em>
              </h3>
            </div>
            <p className="total">
              <strong className="tabular-nums">{texts.points}</strong>
              <span>{texts.of}</span>
            </p>
          </header>
          <Road />
          <Counts />
          <Collaboration />
          <p className="by">{texts.by}</p>
        </article>
      </div>
    </section>
  );
}

function Road() {
  const path = road();
  return (
    <div className="map">
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
        <defs>
          <filter id="glow" x="-5%" y="-40%" width="110%" height="180%">
            <feGaussianBlur stdDeviation="7" />
          </filter>
        </defs>
        <g className="contour">
          {[20, 66, 112, 158, 204, 250, 296].map((y) => (
            <path
              key={y}
              d={`M-20 ${y}C200 ${y - 36} 380 ${y + 44} 620 ${y + 6}S1000 ${y + 30} 1230 ${y - 6}`}
            />
          ))}
        </g>
        <g className="ghost">
          {stubs.map((stub) => (
            <g key={`${stub.x} ${stub.y}`}>
              <path
                d={`M${stub.from.x} ${stub.from.y}C${stub.from.x + 70} ${stub.from.y} ${stub.x - 70} ${stub.y} ${stub.x - 4} ${stub.y}`}
              />
              <circle cx={stub.x} cy={stub.y} r="4" />
            </g>
          ))}
        </g>
        <path className="glow" d={path} filter="url(#glow)" />
        <path className="on" d={path} />
      </svg>
      <ol>
        {texts.road.map((step, index) => {
          const stop = stops[index];
          const position = { "--x": `${stop?.x}%`, "--y": `${stop?.y}%` } as CSSProperties;
          return (
            <li key={step.at} className={stop?.side} style={position}>
              <span>{step.at}</span>
              <b>{step.chose}</b>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

function Counts() {
  return (
    <dl className="bars">
      {texts.counts.map((sum) => (
        <div key={sum.name} style={{ "--share": sum.of } as CSSProperties}>
          <dt>
            <span style={{ width: `${(sum.points / sum.of) * 100}%` }} />
            {sum.name}
          </dt>
          <dd className="tabular-nums">
            <b>{sum.points}</b> {texts.sumOf(sum.of)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Collaboration() {
  return (
    <div className="foot2">
      <ul className="meas">
        {texts.measures.map((measure) => (
          <li key={measure.name}>
            <b>{measure.name}</b>
            <span className="band">
              {[1, 2, 3].map((step) => (
                <i key={step} className={step <= measure.band ? "on" : ""} />
              ))}
              <small>{measure.label}</small>
            </span>
            <p>{measure.text}</p>
          </li>
        ))}
      </ul>
      <div className="awards">
        {texts.awards.map(({ badge, name, text }) => (
          <figure key={badge}>
            <img
              src={`/content/${texts.played.story}/art/badges/${badge}.svg`}
              alt=""
              width="84"
              height="84"
              loading="lazy"
            />
            <figcaption>
              <b>{name}</b>
              {text}
            </figcaption>
          </figure>
        ))}
      </div>
    </div>
  );
}
