import type { ClientCommand, Directory, ExperienceInfo, REACTIONS } from "@lantern/contract/live";
import type { Seat } from "@lantern/engine/commands";
import type { PrivateView, TeamView } from "@lantern/engine/views";
import type { CommandResult, LiveState, Store, Welcome } from "@lantern/live-client";
import { createContext, useContext } from "react";
import { useNow } from "../../time/use-now.ts";
import { useStore } from "../client/use-store.ts";

/** What every component of the live pages can reach. It changes with every view that the server sends. */
export interface Live {
  session: Welcome["session"];
  info: ExperienceInfo;
  /** Null for somebody who only watches. */
  me: Seat | null;
  mine: PrivateView | null;
  directory: Directory;
  /** State that changes between views. `useLiveState` selects from it. */
  store: Pick<Store<LiveState>, "get" | "subscribe">;
  send(command: ClientCommand): Promise<CommandResult>;
  /** Reports a message of the chat to the hosts. */
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

/**
 * Selects from the state that changes between views, so that a reaction renders only the tiles.
 * What `select` returns must keep its identity while nothing in it changes.
 */
export function useLiveState<R>(select: (state: LiveState) => R): R {
  return useStore(useLive().store, select);
}

/** Whether the connection is lost and being restored. */
export const useIsLost = (): boolean => useLiveState(({ link }) => link === "lost");

/** The live state with the team's view. Only below the stage. */
export function useStage(): StageState {
  const view = useContext(ViewContext);
  if (!view) throw new Error("outside of the stage");
  return { ...useLive(), view };
}

const nobody: Directory = { people: {}, texts: {} };

/** Names and texts that people wrote. Empty outside of the live pages; a stored scorecard provides its own. */
export const DirectoryContext = createContext<Directory>(nobody);
export const useDirectory = (): Directory => useContext(DirectoryContext);

/** The server's time, updated at this interval (ms). */
export function useServerNow(everyMs: number): number {
  return useNow(everyMs, useLive().now);
}
