import type { CSSProperties } from "react";
import { t } from "../../i18n/index.ts";

const texts = t.site.take;

/** Where the lamps of the road stand, in percent of the map, and on which side their words are. */
const lamps = [
  { x: 4, y: 62, side: "dn first" },
  { x: 19, y: 38, side: "up" },
  { x: 35, y: 66, side: "dn" },
  { x: 50.5, y: 36, side: "up" },
  { x: 66, y: 62, side: "dn" },
  { x: 80, y: 34, side: "up" },
  { x: 94, y: 56, side: "dn last" },
];
const width = 1200;
const height = 340;
const points = lamps.map(({ x, y }) => ({ x: (x / 100) * width, y: (y / 100) * height }));

/** A curve through the lamps, level at each of them. */
function road(): string {
  const [first] = points;
  let path = `M-30 250C0 240 20 225 ${first?.x} ${first?.y}`;
  for (const [index, to] of points.entries()) {
    const from = points[index - 1];
    if (from) path += `C${from.x + 70} ${from.y} ${to.x - 70} ${to.y} ${to.x} ${to.y}`;
  }
  return path;
}

/** The roads that were not taken: two stubs from each lamp. */
const stubs = points.slice(0, -1).flatMap((from, index) =>
  [0.45, 0.08].map((share, which) => {
    const to = points[index + 1] ?? from;
    return { from, x: to.x - 20, y: from.y + (to.y - from.y) * share + (which === 0 ? 0 : 22) };
  }),
);

/** A scorecard as a crew gets it, marked as an example. */
export function ScorecardExample() {
  return (
    <section className="take">
      <div className="wrap">
        <div className="headrow">
          <h2>{texts.heading}</h2>
          <p className="lede">{texts.lede}</p>
        </div>
        <article className="card dusk" aria-label={texts.example}>
          <header>
            <div>
              <p>
                {texts.crew} <span className="tag">{texts.example}</span>
              </p>
              <h3>
                {texts.ending[0]} <em>{texts.ending[1]}</em>
              </h3>
            </div>
            <p className="total">
              <strong className="tabular">{texts.points}</strong>
              <span>{texts.of}</span>
            </p>
          </header>
          <Road />
          <Sums />
          <Mirror />
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
        <path className="lit" d={path} />
      </svg>
      <ol>
        {texts.road.map((step, index) => {
          const lamp = lamps[index];
          const place = { "--x": `${lamp?.x}%`, "--y": `${lamp?.y}%` } as CSSProperties;
          return (
            <li key={step.at} className={lamp?.side} style={place}>
              <span>{step.at}</span>
              <b>{step.chose}</b>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

function Sums() {
  return (
    <dl className="bars">
      {texts.sums.map((sum) => (
        <div key={sum.name} style={{ "--share": sum.of } as CSSProperties}>
          <dt>
            <span style={{ width: `${(sum.points / sum.of) * 100}%` }} />
            {sum.name}
          </dt>
          <dd className="tabular">
            <b>{sum.points}</b> {texts.sumOf(sum.of)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Mirror() {
  return (
    <div className="foot2">
      <ul className="meas">
        {texts.measures.map((measure) => (
          <li key={measure.name}>
            <b>{measure.name}</b>
            <span className="band" role="img" aria-label={texts.bands[measure.band - 1]}>
              {[1, 2, 3].map((step) => (
                <i key={step} className={step <= measure.band ? "on" : ""} />
              ))}
            </span>
            <p>{measure.text}</p>
          </li>
        ))}
      </ul>
      <div className="awards">
        <figure>
          <Wind />
          <figcaption>
            <b>{texts.awards[0]?.name}</b>
            {texts.awards[0]?.text}
          </figcaption>
        </figure>
        <figure>
          <Look />
          <figcaption>
            <b>{texts.awards[1]?.name}</b>
            {texts.awards[1]?.text}
          </figcaption>
        </figure>
      </div>
    </div>
  );
}

function Wind() {
  return (
    <svg viewBox="0 0 96 96" aria-hidden="true">
      <path
        d="M48 3 60 10l14-1 5 13 12 8-4 13 4 14-12 8-5 13-14-1-12 7-12-7-14 1-5-13-12-8 4-14-4-13 12-8 5-13 14 1z"
        fill="#2a1d10"
        stroke="#ffd48a"
        strokeWidth="1.5"
      />
      <circle cx="48" cy="45" r="29" fill="#16394a" />
      <path d="M48 20c10 8 14 16 14 25H48z" fill="#f1e8d6" />
      <path d="M46 26c-9 6-13 12-13 19h13z" fill="#d8c9a8" />
      <path d="M30 50h36l-6 9H36z" fill="#8a5a2a" />
      <path d="M22 64q6-5 12 0t12 0 12 0 12 0" stroke="#9fb3c8" strokeWidth="2" fill="none" />
      <path d="M47 18v32" stroke="#6b4a34" strokeWidth="2" />
    </svg>
  );
}

function Look() {
  return (
    <svg viewBox="0 0 96 96" aria-hidden="true">
      <circle cx="48" cy="46" r="42" fill="#0f2433" stroke="#8fe3d4" strokeWidth="1.5" />
      <circle cx="48" cy="46" r="36" fill="none" stroke="#8fe3d4" strokeOpacity=".35" />
      <path d="M20 46c8-15 18-21 28-21s20 6 28 21c-8 15-18 21-28 21S28 61 20 46Z" fill="#f1e8d6" />
      <circle cx="48" cy="46" r="14" fill="#d9772e" />
      <path d="M48 36c1.8 5 6 7 6 12a6 6 0 0 1-12 0c0-5 4.2-7 6-12Z" fill="#fff4d6" />
    </svg>
  );
}
