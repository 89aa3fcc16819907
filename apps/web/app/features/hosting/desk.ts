import type { Directory, HostCommand, HostSessionView } from "@lantern/contract/live";
import type { CommandResult } from "@lantern/live-client";
import { createContext, useContext, useEffect, useState } from "react";
import { toast } from "../../ui/toast.tsx";

/** What every part of the console can reach. */
export interface Desk {
  sessionId: string;
  title: string;
  room: HostSessionView;
  directory: Directory;
  /** The server's clock. */
  now(): number;
  send(command: HostCommand): Promise<CommandResult>;
}

export const DeskContext = createContext<Desk | null>(null);

export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error("outside of the host console");
  return desk;
}

/** The server's time, drawn anew every so many milliseconds. */
export function useDeskNow(everyMs: number): number {
  const { now } = useDesk();
  const [time, setTime] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setTime(now()), everyMs);
    return () => clearInterval(timer);
  }, [now, everyMs]);
  return time;
}

/** A way to take something back, offered with the answer. */
export interface Undo {
  label: string;
  command: HostCommand;
  done: string;
}

/** Asks the server and shows its answer: its refusal, or `done` (null where the page itself shows it). True when it was stored. */
export function useAsk(): (command: HostCommand, done: string | null, undo?: Undo) => Promise<boolean> {
  const { send } = useDesk();
  return async function ask(command, done, undo) {
    const answer = await send(command);
    // What was given up because the page is left has nothing to say.
    if (!answer.ok) answer.message && toast.bad(answer.message, { timeout: 8000 });
    else if (done && undo) {
      const onClick = () => void ask(undo.command, undo.done, undefined);
      toast.good(done, { timeout: 12_000, actions: [{ label: undo.label, onClick }] });
    } else if (done) toast.good(done);
    return answer.ok;
  };
}
