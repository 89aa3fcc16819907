import { initialLiveState, type LiveClient, type LiveState } from "@lantern/live-client";
import type { Live, LiveSource } from "../stage/live-context.ts";

/**
 * What the live pages read from a connected client. Call `get` only once it has a view.
 *
 * @param own replaces what is the participant's own, for a host on a visit
 */
export function liveSource(client: LiveClient, own: Partial<Live> = {}): LiveSource {
  // Extracted once, so that selecting a command never renders anything again.
  const commands = {
    send: client.send.bind(client),
    line: client.line.bind(client),
    react: client.react.bind(client),
    report: client.report.bind(client),
    now: () => client.clock.now(),
  };
  let last: { state: Pick<LiveState, "welcome" | "snapshot">; live: Live } | null = null;
  return {
    state: client.store,
    subscribe: client.store.subscribe,
    get() {
      const { welcome, snapshot } = client.store.get();
      if (last?.state.welcome === welcome && last.state.snapshot === snapshot) return last.live;
      if (!welcome || !snapshot) throw new Error("the client has no view yet");
      const live: Live = {
        ...commands,
        session: welcome.session,
        info: welcome.experience,
        me: snapshot.privateView?.seat ?? welcome.seat,
        view: snapshot.view,
        mine: snapshot.privateView,
        directory: snapshot.directory,
        ...own,
      };
      last = { state: { welcome, snapshot }, live };
      return live;
    },
  };
}

/** A source that never changes, for samples and moments of the past. */
export function stillSource(live: Live, state: Partial<LiveState> = {}): LiveSource {
  const all = { ...initialLiveState, ...state };
  const subscribe = () => () => {};
  return { get: () => live, subscribe, state: { get: () => all, subscribe } };
}
