import { lastSession, leave } from "./access.ts";
import { disconnect } from "./current-client.ts";

const channel = "lantern-hour-leave";

/** Ends the participant's token at the server and forgets it here; tabs that play leave by themselves. */
export async function leaveEverywhere(): Promise<void> {
  const others = new BroadcastChannel(channel);
  others.postMessage("leave");
  others.close();
  await leave();
}

/** Leaves when another tab of this browser says so. Returns a stop function. */
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
