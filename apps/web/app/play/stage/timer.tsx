import type { TimerView } from "@lantern/engine/views";
import { useId } from "react";
import { t } from "../../i18n/index.ts";
import { useServerNow } from "./live-context.ts";
import { clockText, leftOf, shareLeft } from "./timing.ts";

const texts = () => t.live().stage;
const outline = "M32 4C36 20 52 30 52 48a20 20 0 0 1-40 0C12 30 28 20 32 4Z";

/** The time left as figures, and as a flame that shrinks inside the outline of its full size. */
export function FlameTimer({ timer }: { timer: TimerView }) {
  const now = useServerNow(250);
  const id = useId();
  // In whole seconds, so that nothing is painted again between two of them.
  const left = Math.ceil(leftOf(timer, now) / 1000) * 1000;
  const size = 0.16 + 0.84 * shareLeft({ ...timer, endsAt: null, leftMs: left }, now);
  return (
    <div
      className="flex shrink-0 items-center gap-2.5 max-xl:flex-col max-xl:gap-0.5"
      style={{ "--left": size } as React.CSSProperties}
    >
      <span className="sr-only">{texts().timeLeft}</span>
      <svg
        className="l-flame h-13.5 w-10 overflow-visible xl:h-20.5 xl:w-15.5"
        viewBox="0 0 64 84"
        aria-hidden="true"
      >
        <defs>
          <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
            <stop stopColor="#fff4d6" />
            <stop offset=".45" stopColor="#ffd48a" />
            <stop offset="1" stopColor="#e8792b" />
          </linearGradient>
        </defs>
        <circle className="l-flame-glow" cx="32" cy="46" r="32" />
        <path className="l-flame-full" d={outline} />
        <g className="l-flame-now">
          <path d={outline} fill={`url(#${id})`} />
          <path d="M32 34c3 8 9 12 9 21a9 9 0 0 1-18 0c0-9 6-13 9-21Z" fill="#fffaf0" opacity=".85" />
        </g>
        <path d="M8 69h48l-6 12H14Z" fill="#8a5a2a" />
        <path d="M6 66h52v5H6z" fill="#d79a4e" />
      </svg>
      <time
        className={`text-lg leading-none font-semibold tabular-nums xl:min-w-19.5 xl:text-2xl ${left <= 10_000 ? "text-rose" : ""}`}
      >
        {clockText(left)}
      </time>
    </div>
  );
}
