import type { SessionSummary } from "@lantern/contract/http";
import { useMutation } from "@tanstack/react-query";
import { sessionSteps } from "../../../api/queries/sessions.ts";
import { toast } from "../../../ui/toast.ts";
import { actionTexts } from "./action-texts.ts";
import { useSessionError } from "./use-session-error.ts";

const { done } = actionTexts;

/** Confirming a session and sending its invitations, with the messages that follow. Home offers only these two. */
export function useSessionSteps(session: SessionSummary) {
  const { id, version } = session;
  const onError = useSessionError(session);
  const confirm = useMutation({
    mutationFn: () => sessionSteps.confirm(id, version),
    onSuccess: (saved) => toast.good(done.confirmed, done.confirmedText(saved.credits_reserved)),
    onError,
  });
  const invite = useMutation({
    mutationFn: (consumerIds?: string[]) => sessionSteps.invite(id, consumerIds),
    onSuccess: (count) => toast.good(done.invited, done.invitedText(count)),
    onError,
  });
  return { confirm, invite };
}
