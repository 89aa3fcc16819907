import type { ClientCommand, Directory, ExperienceInfo, REACTIONS, Snapshot } from "@lantern/contract/live";
import type { Seat } from "@lantern/engine/commands";
import type { LobbyView, PrivateView, TeamView } from "@lantern/engine/views";
import type { CommandResult, LiveState, Store, Welcome } from "@lantern/live-client";
import { createContext, useContext } from "react";
import { useNow } from "../../ui/use-now.ts";
import { useStore } from "../client/use-store.ts";

/** What every component of the live pages can select from. It changes with every view that the server sends. */
export interface Live {
  session: Welcome["session"];
  info: ExperienceInfo;
  /** Null for somebody who only watches. */
  me: Seat | null;
  view: Snapshot["view"];
  mine: PrivateView | null;
  directory: Directory;
  send(command: ClientCommand): Promise<CommandResult>;
  /** Reports a message of the chat to the hosts. */
  report(textId: string): Promise<CommandResult>;
  /** [G37] Shows a line to the team in this turn of a round. */
  line(turn: number, text: string): void;
  react(reaction: (typeof REACTIONS)[number]): void;
  /** The server's clock. */
  now(): number;
}

export interface StageState extends Live {
  view: TeamView;
}

/** What the live pages read from. */
export interface LiveSource extends Pick<Store<Live>, "get" | "subscribe"> {
  /** Reactions, rejections, the connection: everything that changes between views. */
  readonly state: Pick<Store<LiveState>, "get" | "subscribe">;
}

export const LiveContext = createContext<LiveSource | null>(null);

/** What the live pages read from, to follow it without rendering. */
export function useLiveSource(): LiveSource {
  const source = useContext(LiveContext);
  if (!source) throw new Error("outside of the live pages");
  return source;
}

/**
 * Selects what a component shows, so that it renders only when that changes.
 * What `select` returns must keep its identity while nothing in it changes.
 */
export function useLive<R>(select: (live: Live) => R): R {
  return useStore(useLiveSource(), select);
}

/** As `useLive`, for what changes between views. */
export function useLiveState<R>(select: (state: LiveState) => R): R {
  return useStore(useLiveSource().state, select);
}

/** Whether the connection is lost and being restored. */
export const useIsLost = (): boolean => useLiveState(({ link }) => link === "lost");

function asStage(live: Live): StageState {
  const { view } = live;
  if (view.stage !== "play") throw new Error("outside of the stage");
  return live as StageState;
}

/** As `useLive`, on the stage. */
export function useStage<R>(select: (stage: StageState) => R): R {
  return useLive((live) => select(asStage(live)));
}

/** Names of people by their seat. */
export function useNames(): (seat: string) => string {
  const people = useLive(({ directory }) => directory.people);
  return (seat) => people[seat]?.name ?? "";
}

export function useLobby(): LobbyView {
  return useLive(({ view }) => {
    if (view.stage !== "lobby") throw new Error("outside of the lobby");
    return view;
  });
}

const nobody: Directory = { people: {}, texts: {} };

/** Names and texts that people wrote. Empty outside of the live pages; a stored scorecard provides its own. */
export const DirectoryContext = createContext<Directory>(nobody);
export const useDirectory = (): Directory => useContext(DirectoryContext);

/** The server's time, updated at this interval (ms). */
export function useServerNow(everyMs: number): number {
  return useNow(
    everyMs,
    useLive(({ now }) => now),
  );
}
