import { BookOpen, LogOut } from "lucide-react";
import { t } from "../../i18n/index.ts";
import { BrandLogo } from "../../ui/brand.tsx";
import { useLive, useServerNow, useStage } from "./live-context.ts";
import { secondsUntil, timeOfDay } from "./timing.ts";

const texts = () => t.live().stage;

/** The session's progress: one segment per act, to scale, filled up to now. */
function SessionProgress() {
  const { startedAt, endsAt, speed } = useStage(({ view }) => view.clock);
  const { acts, index } = useStage(({ view }) => view.act);
  const now = useServerNow(5000);
  if (startedAt === null || endsAt === null) return null;
  const total = Math.round(((endsAt - startedAt) * speed) / 60_000);
  const done = Math.min(total, Math.max(0, Math.floor(((now - startedAt) * speed) / 60_000)));
  return (
    <div className="flex items-center gap-2.5 whitespace-nowrap tabular-nums max-xl:pe-2.5 max-sm:col-[1] max-sm:row-[2] short:in-[.l-live:has(.l-notification)]:opacity-0 xl:ms-auto">
      <div
        className="l-progress flex w-23 items-center gap-1 max-sm:hidden xl:w-65"
        role="img"
        aria-label={texts().progress(done, total, timeOfDay(endsAt))}
      >
        {acts.map((act, at) => (
          <i
            key={act.title}
            title={act.title}
            className={at < index ? "is-done" : at === index ? "is-here" : ""}
            style={{ flexGrow: act.seconds }}
          />
        ))}
      </div>
      <span>{texts().minutesLeft(Math.ceil(secondsUntil(endsAt, now) / 60))}</span>
      <span className="max-xl:hidden">{texts().endsAt(timeOfDay(endsAt))}</span>
    </div>
  );
}

/** The story's resources (trust, hush, cells): a name, a figure and a small bar. */
function Resources() {
  const resources = useStage(({ view }) => view.resources);
  return (
    <ul className="ms-2.5 flex gap-4 max-xl:hidden">
      {resources.map(({ id, label, value, max, about = "" }) => (
        <li
          key={id}
          className="relative flex items-baseline gap-1.5 pb-1 whitespace-nowrap text-ink-soft"
          title={`${label}: ${texts().of(value, max)}. ${about}`}
        >
          <span>{label}</span>
          <b key={value} className="l-rise text-ink tabular-nums">
            {value}
          </b>
          <i
            className="l-share"
            aria-hidden="true"
            style={{ "--share": max > 0 ? value / max : 0 } as React.CSSProperties}
          />
        </li>
      ))}
    </ul>
  );
}

/**
 * On an upright phone the time is below the title, so that every title fits, and the button to leave is here, so that the
 * dock is one row.
 */
export function TopBar({ onStory, onLeave }: { onStory: () => void; onLeave: (() => void) | undefined }) {
  const story = useLive(({ info }) => info.title);
  const act = useStage(({ view }) => view.act.title);
  const isRehearsal = useLive(({ session }) => session.rehearsal);
  const speed = useStage(({ view }) => view.clock.speed);
  const hasBegun = useStage(({ view }) => view.soFar !== "");
  // Where there is no room for them, the end of the session and its resources are behind the same button.
  const hasFacts = useStage(({ view }) => view.clock.endsAt !== null);
  // So is the choice of a language, on every screen.
  const hasLanguages = useLive(({ info }) => (info.languages?.length ?? 1) > 1);
  return (
    <header className="z-2 flex items-center gap-2 bg-linear-to-b forced-colors:bg-[Canvas] from-page/92 to-transparent max-sm:from-page max-sm:via-page/80 pe-1.5 ps-3.5 text-sm [grid-area:top] max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_auto_auto] max-sm:content-center max-sm:gap-x-0 max-sm:gap-y-0 max-sm:leading-tight xl:gap-3.5 xl:px-6">
      <span className="contents max-sm:hidden">
        <BrandLogo />
      </span>
      <span className="truncate font-display text-md small:in-[.l-live:has(.l-notification)]:opacity-0 max-sm:self-end max-sm:leading-tight xl:text-lg">
        {story}
      </span>
      <span className="whitespace-nowrap max-xl:hidden">{act}</span>
      {isRehearsal && (
        <span className="rounded-sm border border-dashed border-ember-line px-2 py-px whitespace-nowrap text-ember max-xl:hidden">
          {texts().rehearsal}
          {speed !== 1 && `, ${texts().speed(speed)}`}
        </span>
      )}
      <Resources />
      {(hasBegun || hasFacts || hasLanguages) && (
        <button
          type="button"
          className={`grid size-11 shrink-0 place-items-center text-ink-soft max-xl:ms-auto max-sm:row-span-2 ${hasBegun || hasLanguages ? "" : "xl:hidden"}`}
          title={texts().soFar}
          onClick={onStory}
        >
          <BookOpen aria-hidden="true" />
          <span className="sr-only">{texts().soFar}</span>
        </button>
      )}
      <SessionProgress />
      {onLeave && (
        <button
          type="button"
          className="row-span-2 grid size-11 shrink-0 place-items-center text-ink-soft sm:hidden"
          title={t.live().dock.leave}
          onClick={onLeave}
        >
          <LogOut aria-hidden="true" />
          <span className="sr-only">{t.live().dock.leave}</span>
        </button>
      )}
    </header>
  );
}
