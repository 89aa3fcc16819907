import { ArrowLeft, MessageSquare, Pause, Play, Timer } from "lucide-react";
import { Link } from "react-router";
import { browserZone, formatTime } from "../../i18n/format.ts";
import { clockText } from "../../play/stage/timing.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { cn } from "../../ui/cn.ts";
import { useNow } from "../../ui/use-now.ts";
import { useConfirm } from "./confirmation.ts";
import { EndButton } from "./end-button.tsx";
import { useCommand, useHostControls } from "./host-controls.ts";
import { actSpans, countHere, isOver, shareOfSession, shortAct } from "./model.ts";
import { texts } from "./texts.ts";

const icon = { "aria-hidden": true, strokeWidth: 1.5 } as const;

function State() {
  const { phase } = useHostControls().view.clock;
  const mark =
    phase === "running" ? <i className="flame" /> : phase === "paused" ? <Pause {...icon} /> : undefined;
  return (
    <Badge tone={phase === "running" || phase === "paused" ? "ember" : "plain"} icon={mark}>
      {texts.states[phase]}
    </Badge>
  );
}

/** The large clock: time left, or time until the start. */
function Clock() {
  const { view, now: read } = useHostControls();
  const now = useNow(500, read);
  const { phase, startsAt, endsAt } = view.clock;
  if (phase === "lobby") {
    const overdue = startsAt <= now;
    return (
      <p className="font-display text-xl text-ember tabular-nums">
        {overdue
          ? view.hosting === "host"
            ? texts.wasToStart
            : texts.states.lobby
          : texts.startsIn(clockText(startsAt - now))}
      </p>
    );
  }
  if (endsAt === null || isOver(phase)) return null;
  return (
    <p className="text-sm text-ink">
      <time role="timer" className="block font-display text-3xl leading-none text-ember tabular-nums">
        {clockText(endsAt - now)}
      </time>
      <span className="mt-1.5 block">{texts.left(formatTime(endsAt, browserZone()))}</span>
    </p>
  );
}

function Actions() {
  const { view } = useHostControls();
  const open = useConfirm();
  const runCommand = useCommand();
  const { phase } = view.clock;
  if (isOver(phase)) return null;
  if (phase === "lobby") {
    const here = countHere(view);
    return (
      <Button tone="primary" onClick={() => open({ what: "start" })}>
        <Play {...icon} />
        {here > 0 ? texts.actions.start(here) : texts.actions.startNobody}
      </Button>
    );
  }
  return (
    <>
      <Button onClick={() => open({ what: "message", team: null })}>
        <MessageSquare {...icon} />
        {texts.actions.messageAll}
      </Button>
      {phase === "paused" ? (
        <Button tone="primary" onClick={() => void runCommand({ type: "resume" }, texts.done.resumed)}>
          <Play {...icon} />
          {texts.actions.resume}
        </Button>
      ) : (
        <Button onClick={() => open({ what: "pause" })}>
          <Pause {...icon} />
          {texts.actions.pause}
        </Button>
      )}
      <Button onClick={() => open({ what: "extend" })}>
        <Timer {...icon} />
        {texts.actions.extend}
      </Button>
      <EndButton
        onEnd={() => void runCommand({ type: "end" }, texts.done.ended)}
        onConfirm={() => open({ what: "end" })}
      />
    </>
  );
}

/** The dark header above the teams: session, clock, progress and the actions for all teams. */
export function HostHeader() {
  const { view, sessionId, title } = useHostControls();
  const { phase } = view.clock;
  const here = countHere(view);
  const playing = phase === "running" || phase === "paused";
  const sum = playing
    ? texts.sum(view.teams.length, here, view.expected)
    : texts.lobbySum(here, view.expected);
  return (
    <header className="dusk px-4 pt-5 pb-5 md:px-8">
      <div className="grid items-start gap-x-6 gap-y-4 lg:grid-cols-[minmax(0,1fr)_auto_minmax(0,1.4fr)]">
        <div className="min-w-0">
          <Link
            to={`/dashboard/sessions/${sessionId}`}
            className="mb-1.5 inline-flex min-h-8 items-center gap-2 text-sm text-ink-soft hover:text-ink hover:underline"
          >
            <ArrowLeft {...icon} className="size-4" />
            {texts.backToSession}
          </Link>
          <h1 className="flex flex-wrap items-center gap-x-4 gap-y-1 text-xl wrap-anywhere">
            <bdi>{title}</bdi>
            <span className="font-text tracking-normal">
              <State />
            </span>
          </h1>
          {!isOver(phase) && (
            <p className="mt-1">
              {sum} {view.hosting === "autopilot" && <span className="text-ink-soft">{texts.autopilot}</span>}
            </p>
          )}
        </div>
        <div className="lg:text-center">
          <Clock />
        </div>
        <div>
          <div className="flex flex-wrap gap-2 lg:justify-end">
            <Actions />
          </div>
          {playing && (
            <p id="hold-hint" className="mt-2 text-sm text-ink-soft lg:text-end">
              {texts.actions.endHint}
            </p>
          )}
        </div>
      </div>
      {playing && (
        <div className="mt-6">
          <SessionProgress />
        </div>
      )}
      {phase === "ended" && (
        <div className="mt-4 flex flex-wrap items-center gap-4" role="status">
          <p>
            <b>{texts.over.title}.</b> {texts.over.text}
          </p>
          <ButtonLink to={`/dashboard/sessions/${sessionId}/report`} tone="primary">
            {texts.over.report}
          </ButtonLink>
        </div>
      )}
      {phase === "abandoned" && (
        <p className="mt-4" role="status">
          <b>{texts.over.abandonedTitle}.</b> {texts.over.abandoned}
        </p>
      )}
    </header>
  );
}

/** An act with less than this share of the session is too narrow for its name. */
const MIN_NAMED_SHARE = 0.045;

/** Progress of the session: a segment for each act, to scale, filled up to now. */
function SessionProgress() {
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
