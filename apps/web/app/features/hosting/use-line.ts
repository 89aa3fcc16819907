import type { ByeCode, HostCommand } from "@lantern/contract/live";
import { useCallback, useEffect, useState } from "react";
import { bearerFor } from "../../api/bearers.ts";
import { browserSecret } from "../../live/client/browser-secret.ts";
import { LiveClient } from "../../live/client/live-client.ts";
import { type LiveState, nothingYet } from "../../live/client/live-state.ts";
import type { Verdict } from "../../live/client/outbox.ts";
import { createStore, useStore } from "../../live/client/store.ts";
import { checkSession } from "../access/session.ts";

const silent = createStore<LiveState>(nothingYet);

/** A host's line to the hour of a session. */
export interface Line {
  state: LiveState;
  client: LiveClient | null;
  /** Why there is no line, when there will be none. */
  refused: ByeCode | null;
  again(): void;
  send(command: HostCommand): Promise<Verdict>;
}

/**
 * Opens the line with the administrator's token, renewed first when it is past half of its life. A token that was
 * renewed meanwhile (by another tab, or after hours) is refused once and then read anew.
 */
export function useLine(sessionId: string): Line {
  const [client, setClient] = useState<LiveClient | null>(null);
  const [refused, setRefused] = useState<ByeCode | null>(null);
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round is another try
  useEffect(() => {
    let left = false;
    let open: LiveClient | null = null;
    const connect = async (before: string | null) => {
      // Without an answer the old token is as good as it was.
      await checkSession().catch(() => undefined);
      const token = await bearerFor("dashboard");
      if (left) return;
      if (!token || token === before) return setRefused("unauthenticated");
      const made = new LiveClient({ token, browser: browserSecret(), session: sessionId });
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
  const state = useStore(client?.store ?? silent, (now) => now);
  const send = useCallback(
    async (command: HostCommand): Promise<Verdict> =>
      client ? client.host(command) : { ok: false, code: "UNAVAILABLE", message: "" },
    [client],
  );
  return { state, client, refused, again: () => setRound(round + 1), send };
}
