import type { HostSessionView } from "@lantern/contract/live";
import { useEffect, useRef, useState } from "react";
import { type ConsoleEvent, eventsBetween } from "./console-events.ts";

/** The oldest events above this number are dropped. */
const MAX_EVENTS = 80;

/** Events since this page was opened, newest first. After a reconnect, all that was missed arrives at once. */
export function useConsoleEvents(view: HostSessionView | null, now: () => number): ConsoleEvent[] {
  const before = useRef<HostSessionView | null>(null);
  const [events, setEvents] = useState<ConsoleEvent[]>([]);
  useEffect(() => {
    if (!view) return;
    const fresh = before.current ? eventsBetween(before.current, view, now()) : [];
    before.current = view;
    if (fresh.length > 0) setEvents((older) => [...fresh.reverse(), ...older].slice(0, MAX_EVENTS));
  }, [view, now]);
  return events;
}
