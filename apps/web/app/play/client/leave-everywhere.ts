import { participantKey } from "../../api/access/token-store.ts";
import { lastSession, leave } from "../../api/participant/access.ts";
import { deviceStorage } from "../../api/storage.ts";
import { disconnect } from "./current-client.ts";

const channel = "lantern-hour-leave";

/** Ends the participant's token and leaves in every tab of this browser. */
export async function leaveEverywhere(): Promise<void> {
  const others = new BroadcastChannel(channel);
  others.postMessage("leave");
  others.close();
  await leave();
  // The record of a tab that cannot listen.
  deviceStorage().removeItem(participantKey);
}

/** Leaves when another tab of this browser leaves. Returns a function that stops listening. */
export function leaveWithOthers(): () => void {
  const others = new BroadcastChannel(channel);
  others.onmessage = async () => {
    const session = lastSession();
    disconnect();
    await leave();
    location.assign(session ? `/experience/${session}` : "/");
  };
  return () => others.close();
}
