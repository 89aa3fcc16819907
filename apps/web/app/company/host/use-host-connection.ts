import type { ByeCode, HostCommand } from "@lantern/contract/live";
import {
  type CommandResult,
  createStore,
  initialLiveState,
  type LiveClient,
  type LiveState,
} from "@lantern/live-client";
import { useCallback, useEffect, useState } from "react";
import { checkSession } from "../../api/access/session.ts";
import { renewToken } from "../../api/access/stored-sign-in.ts";
import { authTokenFor } from "../../api/auth-tokens.ts";
import { openLiveClient } from "../../play/client/open-client.ts";
import { useStore } from "../../play/client/use-store.ts";

/** How often the token is looked at while the session is live. */
const renewMs = 60_000;

const silent = createStore<LiveState>(initialLiveState);

/** A host's connection to a live session. */
export interface HostConnection {
  state: LiveState;
  client: LiveClient | null;
  /** Why the connection was rejected for good. */
  refused: ByeCode | null;
  again(): void;
  send(command: HostCommand): Promise<CommandResult>;
}

/**
 * Connects with the administrator's token. Opening the console counts as use of the dashboard, and so does hosting a live
 * session: both renew a token in the second half of its life. A token that was renewed meanwhile (by another tab, or
 * after hours) is rejected once; then the new one is read.
 */
export function useHostConnection(sessionId: string): HostConnection {
  const [client, setClient] = useState<LiveClient | null>(null);
  const [refused, setRefused] = useState<ByeCode | null>(null);
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` restarts the connection
  useEffect(() => {
    let left = false;
    let open: LiveClient | null = null;
    const connect = async (before: string | null) => {
      // Without a response the old token is still the best there is.
      await renewToken()
        .then(checkSession, () => undefined)
        .catch(() => undefined);
      const token = await authTokenFor("dashboard");
      if (left) return;
      if (!token || token === before) return setRefused("unauthenticated");
      const made = openLiveClient(token, sessionId);
      open = made;
      setClient(made);
      made.store.subscribe(() => {
        const { bye, link } = made.store.get();
        if (left || open !== made || link !== "closed" || !bye) return;
        open = null;
        if (bye === "unauthenticated") void connect(token);
        else setRefused(bye);
      });
    };
    setRefused(null);
    void connect(null);
    return () => {
      left = true;
      open?.close();
    };
  }, [sessionId, round]);
  const state = useStore(client?.store ?? silent, (state) => state);
  const phase = state.snapshot?.view.clock.phase;
  const isLive = !refused && (phase === "running" || phase === "paused");
  useEffect(() => {
    if (!isLive) return;
    const timer = setInterval(() => void renewToken().catch(() => undefined), renewMs);
    return () => clearInterval(timer);
  }, [isLive]);
  const send = useCallback(
    async (command: HostCommand): Promise<CommandResult> =>
      client ? client.host(command) : { ok: false, code: "UNAVAILABLE", message: "" },
    [client],
  );
  return { state, client, refused, again: () => setRound(round + 1), send };
}
