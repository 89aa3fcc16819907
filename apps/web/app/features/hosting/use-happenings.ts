import type { HostSessionView } from "@lantern/contract/live";
import { useEffect, useRef, useState } from "react";
import { type Happening, happened } from "./happenings.ts";

/** Most lines that are kept. */
const KEPT = 80;

/** What happened since this page was opened, newest first. A broken line brings it all at once. */
export function useHappenings(room: HostSessionView | null, now: () => number): Happening[] {
  const before = useRef<HostSessionView | null>(null);
  const [seen, setSeen] = useState<Happening[]>([]);
  useEffect(() => {
    if (!room) return;
    const fresh = before.current ? happened(before.current, room, now()) : [];
    before.current = room;
    if (fresh.length > 0) setSeen((known) => [...fresh.reverse(), ...known].slice(0, KEPT));
  }, [room, now]);
  return seen;
}
