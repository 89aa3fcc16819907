import { BookOpen } from "lucide-react";
import { t } from "../../i18n/index.ts";
import { BrandLogo } from "../../ui/brand.tsx";
import { useLive, useServerNow, useStage } from "./live-context.ts";
import { secondsUntil, timeOfDay } from "./timing.ts";

const texts = t.live.stage;

/** The session's progress: one segment per act, to scale, filled up to now. */
function SessionProgress() {
  const { startedAt, endsAt, speed } = useStage(({ view }) => view.clock);
  const { acts, index } = useStage(({ view }) => view.act);
  const now = useServerNow(5000);
  if (startedAt === null || endsAt === null) return null;
  const total = Math.round(((endsAt - startedAt) * speed) / 60_000);
  const done = Math.min(total, Math.max(0, Math.floor(((now - startedAt) * speed) / 60_000)));
  return (
    <div className="l-clock">
      <div className="l-progress" role="img" aria-label={texts.progress(done, total, timeOfDay(endsAt))}>
        {acts.map((act, at) => (
          <i
            key={act.title}
            title={act.title}
            className={at < index ? "is-done" : at === index ? "is-here" : ""}
            style={{ flexGrow: act.seconds }}
          />
        ))}
      </div>
      <span className="l-left-over">{texts.minutesLeft(Math.ceil(secondsUntil(endsAt, now) / 60))}</span>
      <span className="l-ends">{texts.endsAt(timeOfDay(endsAt))}</span>
    </div>
  );
}

/** The story's resources (trust, hush, cells): a name, a figure and a small bar. */
function Resources() {
  const resources = useStage(({ view }) => view.resources);
  return (
    <ul className="l-resources">
      {resources.map(({ id, label, value, max }) => (
        <li key={id} title={`${label}: ${texts.of(value, max)}`}>
          <span>{label}</span>
          <b>{value}</b>
          <i aria-hidden="true" style={{ "--share": max > 0 ? value / max : 0 } as React.CSSProperties} />
        </li>
      ))}
    </ul>
  );
}

export function TopBar({ onStory }: { onStory: () => void }) {
  const story = useLive(({ info }) => info.title);
  const act = useStage(({ view }) => view.act.title);
  const isRehearsal = useLive(({ session }) => session.rehearsal);
  const speed = useStage(({ view }) => view.clock.speed);
  const hasBegun = useStage(({ view }) => view.soFar !== "");
  return (
    <header className="l-top">
      <BrandLogo />
      <span className="l-story">{story}</span>
      <span className="l-where">{act}</span>
      {isRehearsal && (
        <span className="l-rehearsal">
          {texts.rehearsal}
          {speed !== 1 && `, ${texts.speed(speed)}`}
        </span>
      )}
      <Resources />
      {hasBegun && (
        <button type="button" className="l-sofar" title={texts.soFar} onClick={onStory}>
          <BookOpen aria-hidden="true" />
          <span className="sr-only">{texts.soFar}</span>
        </button>
      )}
      <SessionProgress />
    </header>
  );
}
