import type { TimerView } from "@lantern/engine/views";
import { Check } from "lucide-react";
import { useRef } from "react";
import { ActionButton } from "./action.tsx";
import type { Instruction } from "./kind.ts";
import { useLive, useStage } from "./live-context.ts";
import { phaseOf } from "./phase.ts";
import { useTakeFocus } from "./take-focus.ts";
import { FlameTimer } from "./timer.tsx";

interface InstructionLineProps {
  instruction: Instruction;
  timer: TimerView;
  /** Leaves the detail out where a small phone needs the space for a board. */
  brief?: boolean;
}

/** The timer, one line that says what to do now, and the one button that does it. */
export function InstructionLine({ instruction, timer, brief = false }: InstructionLineProps) {
  const scene = useStage(({ view }) => view.scene);
  const heading = useRef<HTMLHeadingElement>(null);
  useTakeFocus(heading, `${scene.step} ${phaseOf(scene)}`);
  const locale = useLive(({ info }) => info.locale);
  // The story's question is in the story's language, the page's own in the page's.
  const fromStory =
    instruction.fromStory ||
    ("question" in scene && scene.question === instruction.headline) ||
    (scene.kind === "decision" && scene.talk === instruction.headline);
  return (
    <section
      className="l-instruction relative flex items-center gap-3 max-xl:-order-3 xl:flex-wrap xl:gap-x-5"
      aria-labelledby="instruction"
    >
      {timer.totalMs > 0 && <FlameTimer timer={timer} />}
      <div className="min-w-0 flex-1 wrap-anywhere xl:flex-[999_1_16rem]">
        {instruction.steps && (
          <ol className="mb-1 flex flex-wrap items-center gap-x-2 text-sm">
            {instruction.steps.map(({ label, state }) => (
              <li
                key={label}
                className={`inline-flex items-center gap-1.5 not-first:before:me-0.5 not-first:before:h-px not-first:before:w-4.5 not-first:before:bg-line sideways:before:hidden [&>svg]:size-4 ${state === "on" ? "font-semibold text-ember" : "text-ink-soft"}`}
                aria-current={state === "on" ? "step" : undefined}
              >
                {state === "past" && <Check aria-hidden="true" />}
                {label}
              </li>
            ))}
          </ol>
        )}
        <h1
          className="max-xl:text-lg sm:max-xl:text-xl sideways:text-base! sideways:leading-tight!"
          ref={heading}
          id="instruction"
          tabIndex={-1}
          lang={fromStory ? locale : undefined}
        >
          {instruction.headline}
        </h1>
        {instruction.detail && (
          <p
            className={`mt-1 max-xl:text-sm ${instruction.steps ? "max-xl:hidden" : brief ? "short:hidden sideways:hidden" : ""}`}
          >
            {instruction.detail}
          </p>
        )}
      </div>
      {instruction.action && <ActionButton action={instruction.action} className="grow max-xl:hidden" />}
      {instruction.second && <ActionButton action={instruction.second} className="max-xl:hidden" />}
    </section>
  );
}
