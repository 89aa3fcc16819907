import type { LineView, TimerView } from "@lantern/engine/views";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { Fragment, useState } from "react";
import { t } from "../../i18n/index.ts";
import { useCaptionSound } from "../sound/captions.ts";
import { captionText } from "./caption-text.ts";
import { useLive, useServerNow, useStage } from "./live-context.ts";
import { leftOf, lineAt, linesMs } from "./timing.ts";

const texts = () => t.live().stage;

/** One row of a caption as it is read: see `captionText`. */
export function useCaptionText(): (text: string) => string {
  const texts = useLive(({ directory }) => directory.texts);
  return (text) => captionText(text, texts);
}

/** The rows of a caption, which are separated by " / ". */
function Rows({ text }: { text: string }) {
  const fill = useCaptionText();
  return text.split(" / ").map((row, at) => (
    <Fragment key={row}>
      {at > 0 && <br />}
      {fill(row)}
    </Fragment>
  ));
}

interface CaptionBoxProps {
  line: LineView;
  /** The line's sound is only named, because a film plays it. */
  silent?: boolean;
  children?: React.ReactNode;
}

/** One caption: what is to be heard, the speaker, and at most two rows. */
export function CaptionBox({ line, silent = false, children }: CaptionBoxProps) {
  useCaptionSound(line, silent);
  const locale = useLive(({ info }) => info.locale);
  return (
    <div className="l-caption max-w-180 self-center rounded-md bg-veil px-3.5 py-2 text-center max-xl:-order-4 max-xl:w-full phone:grid phone:grid-cols-[auto_minmax(0,1fr)_auto] phone:items-center phone:px-0 phone:py-1.5 xl:px-5.5 xl:pt-2.5 xl:pb-3">
      <p
        lang={locale}
        className="col-start-2 row-start-1 font-display text-lg leading-snug text-balance wrap-anywhere sm:text-xl phone:px-2 phone:text-md sideways:text-base"
      >
        {line.sound && <i className="block text-md opacity-85">[{line.sound}]</i>}
        {line.who && <b className="mb-0.5 block font-text text-sm leading-tight text-ember">{line.who}</b>}
        <Rows text={line.text} />
      </p>
      {children}
    </div>
  );
}

/** The line at the server's time, until the reader turns the pages by hand. `finished`: there was time for all of them. */
export function useStoryCaption(lines: readonly LineView[], timer: TimerView, share = 0.72) {
  const now = useServerNow(300);
  const [byHand, setByHand] = useState<number | null>(null);
  const elapsed = timer.totalMs - leftOf(timer, now);
  const index = Math.min(
    byHand ?? lineAt(lines, elapsed, timer.totalMs * share),
    Math.max(0, lines.length - 1),
  );
  const finished = elapsed >= linesMs(lines, timer.totalMs * share);
  return { index, line: lines[index] ?? null, finished, turn: (to: number) => setByHand(to) };
}

const arrow =
  "grid h-11 w-11 place-items-center rounded-sm enabled:hover:bg-press disabled:opacity-30 xl:h-8";

/** The story's lines one after another, at the same time for everyone. With the arrows people read them at their own pace. */
export function StoryCaption({ lines }: { lines: readonly LineView[] }) {
  const timer = useStage(({ view }) => view.scene.timer);
  const { index, line, turn } = useStoryCaption(lines, timer);
  if (!line) return null;
  return (
    <CaptionBox line={line}>
      {lines.length > 1 && (
        <div className="-mb-2 flex items-center justify-center gap-1.5 max-xl:-mb-3 phone:contents">
          <button
            type="button"
            className={`${arrow} phone:col-start-1 phone:row-start-1`}
            disabled={index === 0}
            onClick={() => turn(index - 1)}
            title={texts().before}
          >
            <ChevronLeft aria-hidden="true" />
            <span className="sr-only">{texts().before}</span>
          </button>
          <span
            className="flex gap-1.5 phone:col-start-2 phone:justify-self-center phone:pt-1"
            role="img"
            aria-label={texts().line(index + 1, lines.length)}
          >
            {lines.map((one, at) => (
              <i
                key={one.text}
                className={`h-1.5 rounded-full ${at === index ? "w-3.5 bg-ember" : at < index ? "w-1.5 bg-ember-line" : "w-1.5 bg-field-line"}`}
              />
            ))}
          </span>
          <button
            type="button"
            className={`${arrow} phone:col-start-3 phone:row-start-1`}
            disabled={index === lines.length - 1}
            onClick={() => turn(index + 1)}
            title={texts().after}
          >
            <ChevronRight aria-hidden="true" />
            <span className="sr-only">{texts().after}</span>
          </button>
        </div>
      )}
    </CaptionBox>
  );
}
