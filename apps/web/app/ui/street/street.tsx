import { useId } from "react";
import { planStreet } from "./plan.ts";
import { Pane, type WindowState } from "./window.tsx";

/** A harbor street at dusk with a window per person. */
export function Street({
  states,
  width,
  height,
  seed,
  label,
  className,
}: {
  states: readonly WindowState[];
  width: number;
  height: number;
  seed?: number;
  /** Text alternative; without it the picture is decorative. */
  label?: string;
  className?: string;
}) {
  const id = useId();
  const plan = planStreet({ width, height, count: states.length, ...(seed === undefined ? {} : { seed }) });
  const { horizon, tower } = plan;
  const url = (name: string) => `url(#${id}${name})`;
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by its label, or hidden
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMax slice"
      className={className}
      {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
    >
      <defs>
        <linearGradient id={`${id}sky`} x2="0" y2="1">
          <stop stopColor="#0b1020" />
          <stop offset=".62" stopColor="#1e2a4a" />
          <stop offset=".82" stopColor="#4a4560" />
          <stop offset="1" stopColor="#6b5560" />
        </linearGradient>
        <linearGradient id={`${id}water`} x2="0" y2="1">
          <stop stopColor="#1a2544" />
          <stop offset="1" stopColor="#0a0f1e" />
        </linearGradient>
        <linearGradient id={`${id}mirror`} x2="0" y2="1">
          <stop stopColor="#ffd48a" stopOpacity=".55" />
          <stop offset="1" stopColor="#ffd48a" stopOpacity="0" />
        </linearGradient>
        <linearGradient id={`${id}fog`} x2="0" y2="1">
          <stop stopColor="#9fb3c8" stopOpacity="0" />
          <stop offset=".6" stopColor="#9fb3c8" stopOpacity=".26" />
          <stop offset="1" stopColor="#9fb3c8" stopOpacity="0" />
        </linearGradient>
        <radialGradient id={`${id}glow`}>
          <stop stopColor="#ffd48a" stopOpacity=".5" />
          <stop offset=".4" stopColor="#ffb454" stopOpacity=".16" />
          <stop offset="1" stopColor="#ffb454" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width={width} height={horizon + 2} fill={url("sky")} />
      <g fill="#fff">
        {plan.stars.map((star) => (
          <circle key={`${star.x}`} cx={star.x} cy={star.y} r={star.r} opacity={star.opacity} />
        ))}
      </g>
      <path d={plan.hills} fill="#222d4e" />
      <g transform={`translate(${tower.x} ${tower.top}) scale(${tower.scale})`}>
        <circle r="60" fill={url("glow")} opacity=".8" />
        <path
          d={`M-7 ${(horizon - tower.top) / tower.scale}L-4 10H4L7 ${(horizon - tower.top) / tower.scale}z`}
          fill="#2d3a5e"
        />
        <path d="M-6 8H6V6H4V-5L0 -11L-4 -5V6H-6z" fill="#2d3a5e" />
        <circle r="3.2" fill="#ffe6b8" />
      </g>
      <path d={plan.skyline} fill="#1b2543" />
      <rect y={horizon - 74} width={width} height="78" fill={url("fog")} />
      <path d={plan.buildings} fill="#121a33" />
      {plan.windows.map((pane, index) => (
        <Pane key={`${pane.x} ${pane.y}`} {...pane} state={states[index] ?? "no_answer"} glow={url("glow")} />
      ))}
      <rect y={horizon} width={width} height={height - horizon} fill={url("water")} />
      <path d={`M0 ${horizon + 1}h${width}`} stroke="#0a0f1e" strokeWidth="3" />
      {plan.windows.map(
        (pane, index) =>
          (states[index] === "ready" || states[index] === "joined") && (
            <rect
              key={`${pane.x} ${pane.y}`}
              x={pane.x + 2}
              y={horizon + 8}
              width={pane.w - 4}
              height={Math.min(height - horizon - 10, 18 + ((index * 7) % 20))}
              rx="3"
              fill={url("mirror")}
            />
          ),
      )}
      <path d={plan.ripples} stroke="#9fb3c8" strokeOpacity=".16" strokeLinecap="round" />
    </svg>
  );
}
