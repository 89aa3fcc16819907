import type { SessionSummary, User } from "@lantern/contract/http";
import type { NavigateFunction } from "react-router";
import { ApiError, messageFor } from "../../../api/error.ts";
import { freshSession } from "../../../api/queries/sessions.ts";
import { formatAgo } from "../../../i18n/format.ts";
import { toast } from "../../../ui/toast.ts";
import { creditTexts } from "../billing/credit-texts.ts";
import { authorOf } from "../edit-conflict/stale-note.tsx";
import { texts as conflictTexts } from "../edit-conflict/texts.ts";
import { isStale } from "../edit-conflict/use-edit-conflict.ts";
import { errorTexts as texts } from "./error-texts.ts";
import { sendVerification } from "./send-verification.ts";

/** Shows why an action on a session failed, with a button to fix it. */
export async function showSessionError(
  error: unknown,
  session: SessionSummary,
  user: User | null,
  navigate: NavigateFunction,
): Promise<void> {
  const title = messageFor(error);
  // Stays open until it is closed, because the user has to act.
  const options = { id: `trouble-${session.id}`, timeout: 0 };
  const code = error instanceof ApiError ? error.code : null;
  if (code === "SESSION_002") {
    const mayBuy = user?.may_buy === true;
    const buy = { label: creditTexts.buy, onClick: () => navigate("/dashboard/checkout") };
    return toast.bad(title, {
      ...options,
      description: mayBuy ? texts.buy : texts.buyByOwner,
      actions: mayBuy ? [buy] : [],
    });
  }
  if (code === "EMAIL_UNVERIFIED" && user) {
    const resend = { label: texts.resend, onClick: () => void sendVerification(user.email) };
    return toast.bad(title, { ...options, description: texts.unverified(user.email), actions: [resend] });
  }
  if (isStale(error)) {
    const fresh = await freshSession(session.id).catch(() => null);
    const changed = fresh && fresh.version !== session.version;
    if (changed) {
      const when = formatAgo(fresh.updated_at, Date.now());
      const description = `${conflictTexts.title(authorOf(fresh), when)}. ${conflictTexts.again}`;
      return toast.bad(title, { ...options, description });
    }
  }
  toast.bad(title);
}
