import type { Directory, HostCommand, HostSessionView } from "@lantern/contract/live";
import type { CommandResult } from "@lantern/live-client";
import { createContext, useContext } from "react";
import { errorText, needErrorTexts } from "../../i18n/error-text.ts";
import { toast } from "../../ui/toast.ts";

/** What every component of the console can use. */
export interface HostControls {
  sessionId: string;
  title: string;
  view: HostSessionView;
  directory: Directory;
  /** The server's clock. */
  now(): number;
  send(command: HostCommand): Promise<CommandResult>;
}

export const HostControlsContext = createContext<HostControls | null>(null);

export function useHostControls(): HostControls {
  const controls = useContext(HostControlsContext);
  if (!controls) throw new Error("outside of the host console");
  return controls;
}

/** Reverts a command; offered in its success message. */
interface Undo {
  label: string;
  command: HostCommand;
  done: string;
}

/**
 * Sends a command and shows the result: an error, or `done` (null when the page itself shows it). Resolves with whether
 * the command was stored.
 */
export function useCommand(): (command: HostCommand, done: string | null, undo?: Undo) => Promise<boolean> {
  const { send } = useHostControls();
  return async function runCommand(command, done, undo) {
    const result = await send(command);
    // A command that was cancelled because the page closed has no message.
    if (!result.ok) {
      if (!result.message) return false;
      await needErrorTexts();
      toast.bad(errorText(result.code, result.message), { timeout: 8000 });
    } else if (done && undo) {
      const onClick = () => void runCommand(undo.command, undo.done, undefined);
      toast.good(done, { timeout: 12_000, actions: [{ label: undo.label, onClick }] });
    } else if (done) toast.good(done);
    return result.ok;
  };
}
