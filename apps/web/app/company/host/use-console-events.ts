import type { HostSessionView } from "@lantern/contract/live";
import { useEffect, useRef, useState } from "react";
import { useNow } from "../../ui/use-now.ts";
import { type ConsoleEvent, eventsBetween } from "./console-events.ts";
import { delaysOf } from "./delays.ts";

/** The oldest events above this number are dropped. */
const MAX_EVENTS = 80;
/** How often delays are looked for, in milliseconds. */
const CHECK_EVERY_MS = 5000;

/** Events since this page was opened, newest first. After a reconnect, all that was missed arrives at once. */
export function useConsoleEvents(view: HostSessionView | null, now: () => number): ConsoleEvent[] {
  const before = useRef<HostSessionView | null>(null);
  const reported = useRef(new Set<string>());
  const [events, setEvents] = useState<ConsoleEvent[]>([]);
  const time = useNow(CHECK_EVERY_MS, now);
  useEffect(() => {
    if (!view) return;
    const delays = delaysOf(view, time).filter(({ key }) => !reported.current.has(key));
    for (const { key } of delays) reported.current.add(key);
    const late = delays.map(({ key: _, ...delay }): ConsoleEvent => ({ ...delay, at: time }));
    const changes = before.current ? eventsBetween(before.current, view, now()) : [];
    before.current = view;
    const fresh = [...changes, ...late];
    if (fresh.length > 0) setEvents((older) => [...fresh.reverse(), ...older].slice(0, MAX_EVENTS));
  }, [view, now, time]);
  return events;
}
