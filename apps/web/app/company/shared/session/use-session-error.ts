import type { SessionSummary } from "@lantern/contract/http";
import { useNavigate } from "react-router";
import { messageFor } from "../../../api/error.ts";
import { toast } from "../../../ui/toast.ts";
import { useUser } from "../../shell/use-user.ts";

/**
 * Shows why an action on a session failed, with a button to fix it. The code that explains loads at the first failure;
 * without it the message alone is shown.
 */
export function useSessionError(session: SessionSummary): (error: unknown) => Promise<void> {
  const navigate = useNavigate();
  const user = useUser();
  return async (error) => {
    const explanation = await import("./session-error.ts").catch(() => null);
    if (explanation) await explanation.showSessionError(error, session, user, navigate);
    else toast.bad(messageFor(error));
  };
}
