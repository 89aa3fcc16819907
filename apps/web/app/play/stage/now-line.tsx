import type { TimerView } from "@lantern/engine/views";
import { Check } from "lucide-react";
import { useRef } from "react";
import { ActionButton } from "./action.tsx";
import type { Now } from "./kind.ts";
import { useLive, useStage } from "./live-context.ts";
import { useTakeFocus } from "./take-focus.ts";
import { FlameTimer } from "./timer.tsx";

/** The timer, one line that says what to do now, and the one button that does it. */
export function NowLine({ now, timer }: { now: Now; timer: TimerView }) {
  const scene = useStage(({ view }) => view.scene);
  const heading = useRef<HTMLHeadingElement>(null);
  useTakeFocus(heading);
  const locale = useLive(({ info }) => info.locale);
  // The story's question is in the story's language, the page's own in the page's.
  const fromStory = "question" in scene && scene.question === now.headline;
  return (
    <section className="l-now" aria-labelledby="now-line">
      {timer.totalMs > 0 && <FlameTimer timer={timer} />}
      <div className="l-do">
        {now.steps && (
          <ol className="l-steps">
            {now.steps.map(({ label, state }) => (
              <li key={label} className={`is-${state}`} aria-current={state === "on" ? "step" : undefined}>
                {state === "past" && <Check aria-hidden="true" />}
                {label}
              </li>
            ))}
          </ol>
        )}
        <h1 ref={heading} id="now-line" tabIndex={-1} lang={fromStory ? locale : undefined}>
          {now.headline}
        </h1>
        {now.detail && <p>{now.detail}</p>}
      </div>
      {now.action && <ActionButton action={now.action} className="l-not-phone" />}
    </section>
  );
}
