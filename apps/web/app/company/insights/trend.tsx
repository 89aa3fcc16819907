const width = 280;
const height = 72;
const edge = 8;

/** A line chart over time. Missing values leave a gap. */
export function Trend({
  values,
  from,
  to,
  label,
}: {
  values: (number | null)[];
  /** Both ends of the scale. */
  from: number;
  to: number;
  label: string;
}) {
  const x = (index: number) => edge + ((width - 2 * edge) * index) / Math.max(1, values.length - 1);
  const y = (value: number) => height - edge - ((height - 2 * edge) * (value - from)) / (to - from);
  const points = values.flatMap((value, index) =>
    value === null ? [] : [{ index, x: x(index), y: y(value) }],
  );
  const line = points
    .map((point, order) => `${points[order - 1]?.index === point.index - 1 ? "L" : "M"}${point.x} ${point.y}`)
    .join("");
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label} className="block w-full text-ember">
      <path
        d={`M0 ${y(to)}H${width}M0 ${y(from)}H${width}`}
        stroke="var(--line)"
        strokeDasharray="2 4"
        fill="none"
      />
      <path d={line} fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
      {points.map((point) => (
        <circle key={point.index} cx={point.x} cy={point.y} r="4" fill="currentColor" />
      ))}
    </svg>
  );
}
