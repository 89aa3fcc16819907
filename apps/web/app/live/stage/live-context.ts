import type { ClientCommand, Directory, ExperienceInfo, REACTIONS } from "@lantern/contract/live";
import type { Seat } from "@lantern/engine/commands";
import type { PrivateView, TeamView } from "@lantern/engine/views";
import type { CommandResult, Welcome } from "@lantern/live-client";
import { createContext, useContext } from "react";
import { useNow } from "../../time/use-now.ts";

/** What every part of the live pages can reach: who I am, who the others are, the clock, and how to ask for a move. */
export interface Live {
  session: Welcome["session"];
  info: ExperienceInfo;
  /** Null for somebody who only watches. */
  me: Seat | null;
  mine: PrivateView | null;
  directory: Directory;
  /** The line is broken and being mended. */
  lost: boolean;
  /** Something that was asked for has not reached the server yet. */
  unsent: boolean;
  reactions: { key: number; seat: Seat; r: (typeof REACTIONS)[number] }[];
  rejection: { code: string; message: string; at: number } | null;
  /** When a host last asked this page to mute, server time; 0 when never. */
  mutedAt: number;
  send(command: ClientCommand): Promise<CommandResult>;
  /** Shows a line of the chat to the hosts. */
  report(textId: string): Promise<CommandResult>;
  react(reaction: (typeof REACTIONS)[number]): void;
  /** The server's clock. */
  now(): number;
}

export interface StageState extends Live {
  view: TeamView;
}

export const LiveContext = createContext<Live | null>(null);
export const ViewContext = createContext<TeamView | null>(null);

export function useLive(): Live {
  const live = useContext(LiveContext);
  if (!live) throw new Error("outside of the live pages");
  return live;
}

/** The live facts together with the team's view; only below the stage. */
export function useStage(): StageState {
  const view = useContext(ViewContext);
  if (!view) throw new Error("outside of the stage");
  return { ...useLive(), view };
}

const nobody: Directory = { people: {}, texts: {} };

/** Names and written words; empty where there is no live hour around (a stored scorecard brings its own). */
export const DirectoryContext = createContext<Directory>(nobody);
export const useDirectory = (): Directory => useContext(DirectoryContext);

/** The server's time, drawn anew every so many milliseconds. */
export function useServerNow(everyMs: number): number {
  return useNow(everyMs, useLive().now);
}
