import { access } from "../../api/participant/access.ts";
import { handOverReturn } from "../../api/participant/handover.ts";

/** Goes back to the join page, a document of its own, which shows why. */
export function toJoinPage(sessionId: string): void {
  const { problem, leaveMeeting } = access.get();
  handOverReturn({ problem, left: leaveMeeting });
  location.replace(`/experience/${sessionId}`);
}
