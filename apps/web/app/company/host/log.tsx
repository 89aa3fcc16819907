import type { ReactNode } from "react";
import { browserZone, formatTime } from "../../i18n/format.ts";
import { cn } from "../../ui/cn.ts";
import type { ConsoleEvent } from "./console-events.ts";
import { useHostControls } from "./host-controls.ts";
import { nameOf } from "./model.ts";
import { texts as hostTexts } from "./texts.ts";

const texts = hostTexts.log;

interface Entry {
  key: string;
  at: number;
  title: ReactNode;
  quote?: string;
  strong: boolean;
}

function useEventText(): (one: ConsoleEvent) => string {
  const { directory, view } = useHostControls();
  return ({ kind, seat = "", team = "", text = "", chosen = "", moment = 0 }) => {
    const name = nameOf(directory, seat);
    const called = view.teams.find(({ id }) => id === team)?.name ?? "";
    switch (kind) {
      case "help":
      case "joined":
        return texts[kind](name, called);
      case "entered":
      case "solved":
      case "unsolved":
        return texts[kind](called, text);
      case "chose":
        return texts.chose(called, chosen, text);
      case "waiting":
      case "reported":
        return texts[kind](called);
      case "act":
        return texts.act(text);
      case "started":
        return texts.started(view.teams.length);
      case "extended":
        return texts.extended(formatTime(moment, browserZone()));
      case "paused":
      case "resumed":
      case "ended":
        return texts[kind];
      default:
        return texts[kind](name);
    }
  };
}

function useSentMessages(): Entry[] {
  const { directory, view } = useHostControls();
  return view.messages.map(({ textId, teams, at }) => {
    const called = view.teams.filter(({ id }) => teams.includes(id)).map(({ name }) => name);
    const all = called.length === view.teams.length && called.length > 1;
    return {
      key: textId,
      at,
      strong: false,
      title: all ? texts.toAll : texts.toTeams(called),
      quote: directory.texts[textId] ?? texts.erased,
    };
  });
}

/** The event log, newest first: hosts' messages since the start, other events since the page was opened. */
export function Log({ events }: { events: ConsoleEvent[] }) {
  const textOf = useEventText();
  const noticed = events.map(
    (one, index): Entry => ({
      key: `${one.at}.${events.length - index}`,
      at: one.at,
      title: textOf(one),
      strong: one.kind === "help",
    }),
  );
  const entries = [...noticed, ...useSentMessages()].sort((a, b) => b.at - a.at);
  return (
    <section aria-labelledby="log">
      <h2 id="log">{texts.title}</h2>
      {entries.length === 0 && <p className="mt-3 text-ink-soft">{texts.empty}</p>}
      <ol className="mt-2">
        {entries.map(({ key, at, title, quote, strong }) => (
          <li
            key={key}
            className="grid grid-cols-[3.5rem_1fr] gap-2 border-b border-line py-2.5 last:border-0"
          >
            <time className="text-sm text-ink-soft tabular-nums">{formatTime(at, browserZone())}</time>
            <div className="min-w-0 text-sm break-words">
              <p className={cn(strong && "font-semibold text-ember")}>{title}</p>
              {quote && <p className="text-ink-soft">“{quote}”</p>}
            </div>
          </li>
        ))}
      </ol>
      <p className="mt-3 text-sm text-ink-soft">{texts.since}</p>
    </section>
  );
}
