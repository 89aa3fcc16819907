import type { MeasureView } from "@lantern/engine/scorecard";

const WIDTH = 264;
const line = { fill: "none", stroke: "var(--tide)", strokeWidth: 2.5 } as const;

/** Evenness: a bar with a marker, and ticks at the limits of the bands (0.60 and 0.85). */
function Lane({ value, own, people }: { value: number; own: number | null; people: number }) {
  return (
    <>
      <rect y="15" width={WIDTH} height="6" rx="3" fill="var(--line)" />
      <rect y="15" width={WIDTH * value} height="6" rx="3" fill="var(--tide)" />
      {[0.6, 0.85].map((edge) => (
        <path key={edge} d={`M${WIDTH * edge} 12v12`} stroke="#111c36" strokeWidth="2" />
      ))}
      <circle
        cx={Math.min(WIDTH - 9, WIDTH * value)}
        cy="18"
        r="8"
        fill="#111c36"
        stroke="var(--tide)"
        strokeWidth="3"
      />
      {own !== null && people > 0 && (
        <path d={`M${WIDTH * Math.min(1, own)} 28l5 8h-10Z`} fill="var(--ember)" />
      )}
    </>
  );
}

/** One block each, filled for those that were done. */
function Blocks({ done, of }: { done: number; of: number }) {
  const step = Math.min(22, WIDTH / Math.max(1, of));
  return Array.from({ length: of }, (_, at) => (
    <rect
      // biome-ignore lint/suspicious/noArrayIndexKey: blocks are only counted
      key={at}
      x={at * step + 1}
      y={at < done ? 6 : 14}
      width={Math.max(3, step - 5)}
      height={at < done ? 24 : 10}
      rx="3"
      fill={at < done ? "var(--tide)" : "none"}
      stroke={at < done ? "none" : "var(--ink-soft)"}
      strokeDasharray="3 3"
    />
  ));
}

/** Discussions that began split: two paths that meet or don't. */
function Forks({ split, moved }: { split: number; moved: number }) {
  const step = Math.min(56, WIDTH / Math.max(1, split));
  return Array.from({ length: split }, (_, at) => {
    const x = at * step;
    const met = at < moved;
    const end = x + step - 14;
    return (
      <g key={`fork-${x}`}>
        <path
          d={met ? `M${x + 6} 8 ${end} 18 ${x + 6} 28` : `M${x + 6} 8H${end}M${x + 6} 28H${end}`}
          {...line}
        />
        <circle cx={x + 6} cy="8" r="4" fill="#111c36" stroke="var(--tide)" strokeWidth="2" />
        <circle cx={x + 6} cy="28" r="4" fill="#111c36" stroke="var(--tide)" strokeWidth="2" />
        {met && <circle cx={end} cy="18" r="5" fill="var(--tide)" />}
      </g>
    );
  });
}

/** Decisions from quick to late, with a band around the calm ones. */
function Tempo({ quick, calm, late }: { quick: number; calm: number; late: number }) {
  const total = Math.max(1, quick + calm + late);
  const step = Math.min(30, (WIDTH - 20) / total);
  const x = (at: number) => 14 + at * step;
  return (
    <>
      <path d={`M0 18H${WIDTH}`} stroke="var(--line)" strokeWidth="2" />
      {calm > 0 && (
        <rect
          x={x(quick) - step / 2}
          y="6"
          width={calm * step}
          height="24"
          rx="6"
          fill="rgb(143 227 212 / .16)"
        />
      )}
      {Array.from({ length: quick + calm + late }, (_, at) => {
        const isCalm = at >= quick && at < quick + calm;
        return (
          <circle
            key={`tempo-${x(at)}`}
            cx={x(at)}
            cy="18"
            r={isCalm ? 6 : 5}
            fill={isCalm ? "var(--tide)" : "#111c36"}
            stroke={isCalm ? "none" : "var(--ink-soft)"}
            strokeWidth="2"
          />
        );
      })}
    </>
  );
}

function Drawing({ measure }: { measure: MeasureView }) {
  const { id, parts, own } = measure;
  const value = measure.value ?? 0;
  switch (id) {
    case "contribution":
    case "voice":
      return <Lane value={value} own={own} people={parts.people ?? 0} />;
    case "clues":
      return <Blocks done={parts.shared ?? 0} of={parts.dealt ?? 0} />;
    case "togetherness":
      return <Blocks done={parts.together ?? 0} of={parts.scenes ?? 0} />;
    case "listening":
      return <Forks split={parts.split ?? 0} moved={parts.moved ?? 0} />;
    case "pace":
      return <Tempo quick={parts.quick ?? 0} calm={parts.calm ?? 0} late={parts.late ?? 0} />;
  }
}

/** A small drawing of one measure. Its sentence has the same content. */
export function MeasureChart({ measure }: { measure: MeasureView }) {
  if (measure.value === null) return null;
  return (
    <svg
      viewBox={`0 0 ${WIDTH} 38`}
      aria-hidden="true"
      className="my-2 block h-9.5 w-66 max-w-full overflow-visible"
    >
      <Drawing measure={measure} />
    </svg>
  );
}
