import type { AwardView } from "@lantern/engine/scorecard";
import { useId, useState } from "react";

const medal = "w-full drop-shadow-[0_14px_18px_rgb(0_0_0/.45)]";

/** The scalloped edge of a rosette. */
function scallops(count: number, radius: number): string {
  const point = (at: number, r: number) => {
    const angle = (at / count) * Math.PI * 2;
    return `${(Math.cos(angle) * r).toFixed(1)} ${(Math.sin(angle) * r).toFixed(1)}`;
  };
  const waves = Array.from(
    { length: count },
    (_, at) => `Q${point(at + 0.5, radius * 1.12)} ${point(at + 1, radius)}`,
  );
  return `M${point(0, radius)}${waves.join("")}Z`;
}

/** A rosette with ribbons: gold for the team, silver for a person. Used where there is no badge. */
function Rosette({ metal }: { metal: "gold" | "silver" }) {
  const id = useId();
  const [light, mid, deep, ribbon] =
    metal === "gold"
      ? ["#fff0c4", "#d79a3c", "#7d4f17", "#a33a2e"]
      : ["#f2f8fb", "#8fb4b4", "#3f6a70", "#1f6f6d"];
  return (
    <svg className={medal} viewBox="-112 -112 224 262" aria-hidden="true">
      <defs>
        <linearGradient id={`${id}-rim`} x1="0" y1="0" x2="1" y2="1">
          <stop stopColor={light} />
          <stop offset=".45" stopColor={mid} />
          <stop offset=".55" stopColor={deep} />
          <stop offset="1" stopColor={mid} />
        </linearGradient>
        <radialGradient id={`${id}-sky`} cy=".3">
          <stop stopColor="#33527a" />
          <stop offset="1" stopColor="#0d1830" />
        </radialGradient>
        <radialGradient id={`${id}-glow`}>
          <stop stopColor="#fff1cf" stopOpacity=".95" />
          <stop offset=".35" stopColor="#ffc96b" stopOpacity=".5" />
          <stop offset="1" stopColor="#ffb84d" stopOpacity="0" />
        </radialGradient>
      </defs>
      <path d="M-46 60-62 146l30-16 22 18 8-78ZM46 60 62 146l-30-16-22 18-8-78Z" fill={ribbon} />
      <path d={scallops(30, 94)} fill={`url(#${id}-rim)`} />
      <circle r="80" fill="none" stroke={deep} strokeWidth="2" />
      <circle r="76" fill={`url(#${id}-sky)`} />
      <path d="M-76 34C-30 14 30 10 76 26V40A76 76 0 0 1-62 44Z" fill="#0a1328" />
      <circle r="58" cy="4" fill={`url(#${id}-glow)`} />
      <path
        d="M-12-26a12 12 0 0 1 24 0M-22-18h44l10 54h-64Z"
        fill="none"
        stroke="#ffd48a"
        strokeWidth="4"
        strokeLinejoin="round"
      />
      <path d="M0-8c9 11 13 16 13 24a13 13 0 0 1-26 0c0-8 4-13 13-24Z" fill="#fff1cf" />
    </svg>
  );
}

/** The badge of an award. */
export function Badge({
  award,
  metal,
  artBase,
}: {
  award: Pick<AwardView, "badge">;
  metal: "gold" | "silver";
  artBase: string;
}) {
  const [missing, setMissing] = useState(false);
  if (missing) return <Rosette metal={metal} />;
  return (
    <img
      className={medal}
      src={`${artBase}/badges/${award.badge}.svg`}
      alt=""
      width="190"
      height="190"
      loading="lazy"
      onError={() => setMissing(true)}
    />
  );
}
