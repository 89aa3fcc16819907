import { cn } from "../../ui/cn.ts";
import { useNow } from "../../ui/use-now.ts";
import { useHostControls } from "./host-controls.ts";
import { actSpans, shareOfSession, shortAct } from "./model.ts";
import { texts } from "./texts.ts";

/** An act with less than this share of the session is too narrow for its name. */
const MIN_NAMED_SHARE = 0.045;

/** Progress of the session: a segment for each act, to scale, filled up to now. */
export function SessionProgress() {
  const { view, now } = useHostControls();
  const share = shareOfSession(view, useNow(1000, now));
  if (share === null || !view.act) return null;
  const { index } = view.act;
  return (
    <div className="relative">
      <ol aria-label={texts.acts} className="flex gap-0.5">
        {actSpans(view).map(({ title, from, to }, at) => {
          const filled = Math.min(1, Math.max(0, (share - from) / (to - from || 1)));
          return (
            <li
              key={`${from}`}
              title={title}
              aria-current={at === index ? "step" : undefined}
              className="min-w-1"
              style={{ flexGrow: to - from, flexBasis: 0 }}
            >
              <span className="block h-2 overflow-hidden rounded-[3px] bg-line">
                <span className="block h-full bg-ember" style={{ width: `${filled * 100}%` }} />
              </span>
              <span
                aria-hidden="true"
                className={cn(
                  "mt-2 block truncate text-sm max-lg:hidden",
                  at === index ? "font-semibold" : "text-ink-soft",
                )}
              >
                {to - from >= MIN_NAMED_SHARE ? shortAct(title) : ""}
              </span>
              <span className="sr-only">{at === index ? texts.actNow(title) : title}</span>
            </li>
          );
        })}
      </ol>
      <p aria-hidden="true" className="mt-2 text-sm font-semibold lg:hidden">
        {view.act.title}
      </p>
      <span
        aria-hidden="true"
        className="absolute -top-1 h-4 w-0.5 -translate-x-1/2 bg-ink"
        style={{ left: `${share * 100}%` }}
      />
    </div>
  );
}
