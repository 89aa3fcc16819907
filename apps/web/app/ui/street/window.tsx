import type { Readiness } from "@lantern/contract/choices";
import { readinessNames } from "../readiness-names.ts";

export type WindowState = Readiness;
/** The states of an attendee, always shown in this order, each with its own shape. */
export const windowStates: readonly WindowState[] = [
  ...(["here", "joined", "attended", "ready", "coming", "needs_help"] as const),
  ...(["no_answer", "not_invited", "declined", "absent"] as const),
];

/** One window of the street. */
export function Pane({
  state,
  x,
  y,
  w,
  h,
  glow,
}: {
  state: WindowState;
  x: number;
  y: number;
  w: number;
  h: number;
  glow: string;
}) {
  const frame = { x, y, width: w, height: h, rx: 1.2 };
  const middle = x + w / 2;
  switch (state) {
    case "here":
    case "attended":
    case "ready":
      return (
        <g>
          <circle cx={middle} cy={y + h / 2} r={w * 2.3} fill={glow} />
          <rect {...frame} fill="#ffd48a" />
          <path d={`M${middle} ${y}v${h}M${x} ${y + h * 0.42}h${w}`} stroke="#8a5a1c" strokeWidth="1.1" />
        </g>
      );
    case "joined":
    case "coming":
      return (
        <g>
          <circle cx={middle} cy={y + h / 2} r={w * 1.4} fill={glow} opacity=".6" />
          <rect {...frame} fill="#3a3142" stroke="#ffd48a" strokeWidth="1.1" />
          <rect x={x} y={y + h / 2} width={w} height={h / 2} fill="#ffd48a" />
        </g>
      );
    case "needs_help":
      return (
        <g>
          <rect {...frame} fill="#2b1a2b" stroke="#ffa3b1" strokeWidth="1.3" />
          <path
            d={`M${middle} ${y + h * 0.24}v${h * 0.32}M${middle} ${y + h * 0.77}v.6`}
            stroke="#ffa3b1"
            strokeWidth="1.8"
            strokeLinecap="round"
          />
        </g>
      );
    case "declined":
      return (
        <g stroke="#5f7391">
          <rect {...frame} fill="#16203c" />
          <path
            d={`M${x + 2} ${y + h * 0.25}h${w - 4}M${x + 2} ${y + h * 0.5}h${w - 4}M${x + 2} ${y + h * 0.75}h${w - 4}`}
          />
        </g>
      );
    case "not_invited":
      return <rect {...frame} fill="#0a0f1f" stroke="#5f7391" strokeDasharray="2 2" />;
    default:
      return <rect {...frame} fill="#0a0f1f" stroke="#5f7391" />;
  }
}

/** The same shapes as small icons, for lists, legends and filters. */
export function WindowIcon({ state, named = false }: { state: WindowState; named?: boolean }) {
  const frame = { x: 0.75, y: 0.75, width: 12.5, height: 16.5, rx: 1.5, strokeWidth: 1.5 };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by its label, or hidden
    <svg
      viewBox="0 0 14 18"
      className="h-4.5 w-3.5 shrink-0"
      {...(named ? { role: "img", "aria-label": readinessNames[state] } : { "aria-hidden": true })}
    >
      {(state === "here" || state === "attended" || state === "ready") && (
        <>
          <rect {...frame} fill="#f5a623" stroke="#b45309" />
          <path d="M7 1v16M1 8h12" stroke="#7a3d06" />
        </>
      )}
      {(state === "coming" || state === "joined") && (
        <>
          <rect {...frame} fill="none" stroke="var(--ember)" />
          <path d="M1.5 9h11v8h-11z" fill="#f5a623" />
        </>
      )}
      {state === "needs_help" && (
        <>
          <rect {...frame} fill="none" stroke="var(--rose)" />
          <path d="M7 4.5v5.5M7 12.7v.6" stroke="var(--rose)" strokeWidth="1.8" strokeLinecap="round" />
        </>
      )}
      {(state === "no_answer" || state === "absent") && <rect {...frame} fill="#1a2440" stroke="#7486a0" />}
      {state === "not_invited" && <rect {...frame} fill="none" stroke="#7486a0" strokeDasharray="2.5 2.5" />}
      {state === "declined" && (
        <>
          <rect {...frame} fill="none" stroke="#7486a0" />
          <path d="M2.5 5.5h9M2.5 9h9M2.5 12.5h9" stroke="#7486a0" strokeWidth="1.3" />
        </>
      )}
    </svg>
  );
}
