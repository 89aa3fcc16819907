import { createStore, type LiveClient } from "@lantern/live-client";
import { createContext, useContext, useEffect, useState } from "react";
import { isRehearsal, lastSession } from "../../api/participant/access.ts";
import { useStore } from "../client/use-store.ts";
import type { RemoteMedia } from "./call-state.ts";
import type { LocalState } from "./local-media.ts";
import { Meter, Speech } from "./speech.ts";
import { TeamCall } from "./team-call.ts";
import { LISTEN_MS } from "./use-own-level.ts";

export const CallContext = createContext<TeamCall | null>(null);

/** Connects this page to the team's call while the live connection exists. A rehearsal has no call. */
export function useTeamCall(client: LiveClient): TeamCall | null {
  const [call, setCall] = useState<TeamCall | null>(null);
  useEffect(() => {
    // A rehearsal's token is valid for the live connection only. The API would reject it and end the sign-in.
    if (isRehearsal(lastSession() ?? "")) return;
    const made = new TeamCall(client);
    setCall(made);
    return () => {
      made.close();
      setCall(null);
    };
  }, [client]);
  return call;
}

/** The call of this page. Null where there is none, as in the scene browser. */
export function useCall(): TeamCall | null {
  return useContext(CallContext);
}

export function useOwnMedia(call: TeamCall): LocalState {
  return useStore(call.media.state, (state) => state);
}

const noCall = createStore({ audible: false });

/** Whether the person's microphone is open. False without a call. */
export function useOwnMicrophone(call: TeamCall | null): boolean {
  return useStore<Pick<LocalState, "audible">, boolean>(
    call?.media.state ?? noCall,
    ({ audible }) => audible,
  );
}

/** A teammate's media. Null when they are not in the call. */
export function useRemote(call: TeamCall, seat: string): RemoteMedia | null {
  return useStore(call.mesh.state, ({ peers }) => peers[seat] ?? null);
}

/** Whether a teammate is speaking now. */
export function useSpeaks(call: TeamCall | null, seat: string): boolean {
  const [speaks, setSpeaks] = useState(false);
  useEffect(() => {
    if (!call) return;
    const speech = new Speech();
    const timer = setInterval(
      () => setSpeaks(speech.update(call.mesh.level(seat), performance.now())),
      LISTEN_MS,
    );
    return () => clearInterval(timer);
  }, [call, seat]);
  return speaks;
}

/** Whether the person speaks into their own microphone now, while `listen` is true. */
export function useOwnSpeaks(track: MediaStreamTrack | null, listen: boolean): boolean {
  const [speaks, setSpeaks] = useState(false);
  useEffect(() => {
    if (!track || !listen) return;
    const meter = new Meter(track);
    const speech = new Speech();
    const timer = setInterval(() => setSpeaks(speech.update(meter.level(), performance.now())), LISTEN_MS);
    return () => {
      clearInterval(timer);
      meter.close();
      setSpeaks(false);
    };
  }, [track, listen]);
  return speaks;
}
