import { BookOpen } from "lucide-react";
import { t } from "../../i18n/index.ts";
import { BrandLogo } from "../../ui/brand.tsx";
import { useServerNow, useStage } from "./live-context.ts";
import { secondsUntil, timeOfDay } from "./timing.ts";

const texts = t.live.stage;

/** The session's progress: one segment per act, to scale, filled up to now. */
function SessionProgress() {
  const { view } = useStage();
  const now = useServerNow(5000);
  const { startedAt, endsAt, speed } = view.clock;
  const { acts, index } = view.act;
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
  const { view } = useStage();
  return (
    <ul className="l-resources">
      {view.resources.map(({ id, label, value, max }) => (
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
  const { view, info, session } = useStage();
  return (
    <header className="l-top">
      <BrandLogo />
      <span className="l-story">{info.title}</span>
      <span className="l-where">{view.act.title}</span>
      {session.rehearsal && (
        <span className="l-rehearsal">
          {texts.rehearsal}
          {view.clock.speed !== 1 && `, ${texts.speed(view.clock.speed)}`}
        </span>
      )}
      <Resources />
      {view.soFar && (
        <button type="button" className="l-sofar" title={texts.soFar} onClick={onStory}>
          <BookOpen aria-hidden="true" />
          <span className="sr-only">{texts.soFar}</span>
        </button>
      )}
      <SessionProgress />
    </header>
  );
}
