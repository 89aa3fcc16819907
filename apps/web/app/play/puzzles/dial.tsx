/** Angle of a position of a dial, in degrees. Straight up is -90. */
function angleOf(position: number, positions: number): number {
  const spread = Math.min(240, 40 * (positions - 1) + 24);
  return -90 - spread / 2 + (positions > 1 ? (position / (positions - 1)) * spread : 0);
}

function around(angle: number, radius: number): { x: number; y: number } {
  const turn = (angle * Math.PI) / 180;
  return { x: 50 + Math.cos(turn) * radius, y: 56 + Math.sin(turn) * radius };
}

/** A dial: brass with figures for the person's own, steel with dots for others. */
export function DialDrawing({
  id,
  value,
  positions,
  own,
  className,
}: {
  id: string;
  value: number;
  positions: number;
  own: boolean;
  className: string;
}) {
  const marks = Array.from({ length: positions }, (_, at) => at);
  return (
    <svg className={className} viewBox="-6 -2 112 98" aria-hidden="true">
      {marks.map((at) => {
        const { x, y } = around(angleOf(at, positions), own ? 45 : 46);
        const on = at === value;
        return own ? (
          <text
            key={at}
            x={x}
            y={y + 5}
            textAnchor="middle"
            fontSize="15"
            fontWeight={on ? 700 : 400}
            fill={on ? "#ffd48a" : "#e8edf6"}
          >
            {at}
          </text>
        ) : (
          <circle key={at} cx={x} cy={y} r={on ? 5.5 : 3.5} fill={on ? "#ffd48a" : "#8fa3c4"} />
        );
      })}
      <circle cx="50" cy="58" r="31" fill="#070c1e" />
      <circle cx="50" cy="56" r="29" fill={own ? "url(#l-brass)" : "url(#l-steel)"} />
      <circle cx="50" cy="56" r="23" fill={own ? "#33220d" : "#141d38"} />
      <g
        className="l-needle"
        style={{ transform: `rotate(${angleOf(value, positions)}deg)`, transformOrigin: "50px 56px" }}
      >
        <path d="M70 56h9" stroke={own ? "#fff4d6" : "#ffd48a"} strokeWidth="5" strokeLinecap="round" />
      </g>
      <text
        x="50"
        y="63"
        textAnchor="middle"
        fontSize="20"
        fill="#fff8ea"
        style={{ fontFamily: "var(--display)" }}
      >
        {id.toUpperCase()}
      </text>
    </svg>
  );
}
