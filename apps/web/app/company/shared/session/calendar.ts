import type { SessionSummary } from "@lantern/contract/http";
import { messageFor } from "../../../api/error.ts";
import { sessionApi } from "../../../api/queries/session-changes.ts";
import { saveFile } from "../../../api/save-file.ts";
import { toast } from "../../../ui/toast.ts";

/** Saves a session's calendar file. It is fetched, not linked, because the request needs the token. */
export async function saveCalendar(session: SessionSummary): Promise<void> {
  try {
    const file = new Blob([String(await sessionApi.calendar(session.id))], { type: "text/calendar" });
    saveFile(`${session.title.replace(/[^\p{L}\p{N}]+/gu, "-")}.ics`, file);
  } catch (error) {
    toast.bad(messageFor(error));
  }
}
