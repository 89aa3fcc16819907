import type { SessionSummary } from "@lantern/contract/http";
import { messageFor } from "../../api/error.ts";
import { toast } from "../../ui/toast.tsx";
import { sessionApi } from "./api.ts";

/** Saves a session's calendar file. It is fetched, not linked, because the request needs the token. */
export async function saveCalendar(session: SessionSummary): Promise<void> {
  try {
    const file = new Blob([String(await sessionApi.calendar(session.id))], { type: "text/calendar" });
    const address = URL.createObjectURL(file);
    const link = document.createElement("a");
    link.href = address;
    link.download = `${session.title.replace(/[^\p{L}\p{N}]+/gu, "-")}.ics`;
    link.click();
    URL.revokeObjectURL(address);
  } catch (error) {
    toast.bad(messageFor(error));
  }
}
