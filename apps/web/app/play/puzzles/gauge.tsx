import { t } from "../../i18n/index.ts";

/** Half-width of the circle at a bar's height. */
function barWidth(y: number): number {
  const half = Math.sqrt(Math.max(0, 50 ** 2 - (y - 70) ** 2));
  return Math.max(0, half - 8) * 2;
}

const rivets = Array.from({ length: 10 }, (_, at) => {
  const angle = (at / 10) * Math.PI * 2 + 0.3;
  return { x: 70 + Math.cos(angle) * 57, y: 70 + Math.sin(angle) * 57 };
});

/** Everything is right, and has to stay so for a moment: said over the middle of the board, so that nothing moves. */
export function Holding() {
  return (
    <p className="l-rise absolute inset-0 z-2 m-auto size-max rounded-full border border-ember bg-page px-5 py-1.5 font-display text-lg font-medium text-ember">
      {t.liveScenes().puzzle.holding}
    </p>
  );
}

/** A round pane with as many bars of light as its value, at most `max`. */
export function RoundGauge({ value, max, goal }: { value: number; max: number; goal: number | null }) {
  const step = Math.min(15, 84 / Math.max(1, max));
  const top = (bar: number) => 104 - bar * step;
  return (
    <svg
      viewBox="0 0 140 140"
      aria-hidden="true"
      className={`w-full max-w-21 overflow-visible rounded-full in-data-changed:shadow-[0_0_0_3px_var(--ember)] in-data-holding:shadow-[0_0_40px_6px_rgb(255_200_110/0.7)] xl:max-w-42 ${goal === null ? "" : "outline-[2.5px] outline-offset-3 outline-tide outline-dashed"}`}
    >
      <circle cx="70" cy="70" r="70" fill="url(#l-halo)" opacity={0.2 + 0.6 * (value / Math.max(1, max))} />
      <circle cx="70" cy="70" r="62" fill="#101a38" stroke="#5f76a4" strokeWidth="2" />
      <circle cx="70" cy="70" r="57" fill="none" stroke="#2a3c66" strokeWidth="7" />
      {rivets.map(({ x, y }) => (
        <circle key={x} cx={x} cy={y} r="1.9" fill="#8fa7d6" />
      ))}
      <circle cx="70" cy="70" r="52" fill="url(#l-glass)" />
      {Array.from({ length: value }, (_, bar) => {
        const width = barWidth(top(bar) + 4);
        const newest = bar === value - 1;
        return (
          <rect
            key={top(bar)}
            x={70 - width / 2}
            y={top(bar)}
            width={width}
            height={Math.min(9, step - 4)}
            rx="4"
            fill="url(#l-bar)"
            opacity={newest ? 1 : 0.88}
          />
        );
      })}
      {goal !== null && (
        <path
          d={`M${70 - barWidth(top(goal - 1)) / 2 - 4} ${top(goal - 1) - 3}h${barWidth(top(goal - 1)) + 8}`}
          stroke="#8fe3d4"
          strokeWidth="2"
          strokeDasharray="4 4"
        />
      )}
      <path
        d="M34 46a44 44 0 0 1 34-22"
        fill="none"
        stroke="#dcecff"
        strokeOpacity=".5"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </svg>
  );
}

/** The gradients that gauges and dials share. */
export function BoardPaint() {
  return (
    <svg width="0" height="0" className="absolute" aria-hidden="true">
      <defs>
        <linearGradient id="l-bar" x1="0" y1="0" x2="0" y2="1">
          <stop stopColor="#ffe9bd" />
          <stop offset="1" stopColor="#ffb84d" />
        </linearGradient>
        <radialGradient id="l-halo">
          <stop offset=".3" stopColor="#ffc46b" stopOpacity=".75" />
          <stop offset="1" stopColor="#ffb84d" stopOpacity="0" />
        </radialGradient>
        <radialGradient id="l-glass" cy=".8">
          <stop stopColor="#5a3f1e" />
          <stop offset="1" stopColor="#0b1228" />
        </radialGradient>
        <linearGradient id="l-brass" x1="0" y1="0" x2="1" y2="1">
          <stop stopColor="#ffe0a6" />
          <stop offset=".5" stopColor="#c08a45" />
          <stop offset="1" stopColor="#6f4820" />
        </linearGradient>
        <linearGradient id="l-steel" x1="0" y1="0" x2="1" y2="1">
          <stop stopColor="#7d90b8" />
          <stop offset=".5" stopColor="#44547d" />
          <stop offset="1" stopColor="#232f52" />
        </linearGradient>
      </defs>
    </svg>
  );
}
