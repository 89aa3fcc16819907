import { type StatusReport, statusPath } from "@lantern/contract/status";
import { NoResponse } from "./limited-fetch.ts";
import { send } from "./send.ts";

/** What the server says about itself. @throws NoResponse */
export function readStatus(): Promise<StatusReport> {
  return send(statusPath, {}, async (response) => {
    if (!response.ok) throw new NoResponse("offline", response.status);
    return (await response.json()) as StatusReport;
  });
}
