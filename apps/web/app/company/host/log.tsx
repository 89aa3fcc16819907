import { type ReactNode, useState } from "react";
import { browserZone, formatTime } from "../../i18n/format.ts";
import { Button } from "../../ui/button.tsx";
import { cn } from "../../ui/cn.ts";
import { type Confirmation, useConfirm } from "./confirmation.ts";
import { useHostControls } from "./host-controls.ts";
import type { HostEvent } from "./host-events.ts";
import { isOver, nameOf } from "./model.ts";
import { texts as hostTexts } from "./texts.ts";

const texts = hostTexts.log;

interface Entry {
  key: string;
  at: number;
  title: ReactNode;
  quote?: string;
  strong: boolean;
  /** Whether a host may want to act on it. */
  matters: boolean;
  action?: { label: string; opens: Confirmation } | null;
}

/** What a host may want to act on; the rest is the usual course of a session. */
const important: ReadonlySet<HostEvent["kind"]> = new Set([
  ...(["help", "stuck", "silent", "dropped", "away", "chose", "solved", "unsolved", "reported"] as const),
]);

/** The suggested action on an event, while its team plays. */
function useAction(): (one: HostEvent) => Entry["action"] {
  const { directory, view } = useHostControls();
  return ({ kind, seat = "", team: id }) => {
    const team = view.teams.find((one) => one.id === id);
    if (!team || isOver(view.clock.phase) || !important.has(kind)) return null;
    const person = team.people.find((one) => one.seat === seat);
    const write = { label: texts.write(team.name), opens: { what: "message", team: team.id } as const };
    switch (kind) {
      case "help":
        return person?.needsHelp
          ? { label: texts.respond(nameOf(directory, seat)), opens: { ...write.opens, replyTo: seat } }
          : null;
      case "solved":
      case "chose":
        return { ...write, label: texts.praise(team.name) };
      case "dropped":
      case "away":
        return person && person.presence !== "here" ? write : null;
      default:
        return write;
    }
  };
}

function useEventText(): (one: HostEvent) => string {
  const { directory, view } = useHostControls();
  return ({ kind, seat = "", team = "", text = "", chosen = "", moment = 0 }) => {
    const name = nameOf(directory, seat);
    const called = view.teams.find(({ id }) => id === team)?.name ?? "";
    switch (kind) {
      case "help":
      case "joined":
        return texts[kind](name, called);
      case "silent":
        return texts.silent(name, called, text);
      case "stuck":
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
      matters: true,
      title: all ? texts.toAll : texts.toTeams(called),
      quote: directory.texts[textId] ?? texts.erased,
    };
  });
}

/** The event log, newest first: hosts' messages since the start, other events since the page was opened. */
export function Log({ events }: { events: HostEvent[] }) {
  const textOf = useEventText();
  const actionOf = useAction();
  const open = useConfirm();
  const [all, setAll] = useState(false);
  const noticed = events.map(
    (one, index): Entry => ({
      key: `${one.at}.${events.length - index}`,
      at: one.at,
      title: textOf(one),
      strong: ["help", "stuck", "silent"].includes(one.kind),
      matters: important.has(one.kind),
      action: actionOf(one),
    }),
  );
  const entries = [...noticed, ...useSentMessages()]
    .filter(({ matters }) => all || matters)
    .sort((a, b) => b.at - a.at);
  return (
    <section aria-labelledby="log">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h2 id="log">{texts.title}</h2>
        <Button tone="quiet" size="sm" onClick={() => setAll(!all)}>
          {all ? texts.matters : texts.everything}
        </Button>
      </div>
      {entries.length === 0 && <p className="mt-3 text-ink-soft">{texts.empty}</p>}
      <ol className="mt-2">
        {entries.map(({ key, at, title, quote, strong, action }) => (
          <li
            key={key}
            className="grid grid-cols-[4.5rem_1fr] gap-2 border-b border-line py-2.5 last:border-0"
          >
            <time className="text-sm text-ink-soft tabular-nums">{formatTime(at, browserZone())}</time>
            <div className="min-w-0 text-sm">
              <p className={cn(strong && "font-semibold text-ember")}>{title}</p>
              {action && (
                <Button size="sm" className="mt-1.5" onClick={() => open(action.opens)}>
                  {action.label}
                </Button>
              )}
              {quote && (
                <p className="text-ink-soft">
                  “<bdi>{quote}</bdi>”
                </p>
              )}
            </div>
          </li>
        ))}
      </ol>
      <p className="mt-3 text-sm text-ink-soft">{texts.since}</p>
    </section>
  );
}
