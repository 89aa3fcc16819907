import type { SessionSummary } from "@lantern/contract/http";
import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { messageFor } from "../../api/error.ts";
import { t } from "../../i18n/index.ts";
import { enterRehearsal } from "../../live/client/access.ts";
import { toast } from "../../ui/toast.tsx";
import { sessionCalls } from "./api.ts";

const { done } = t.sessions;
const onError = (error: unknown) => toast.bad(messageFor(error));

/** The address of the door for everyone of a session. */
export function joinAddress(id: string): string {
  return new URL(`/experience/${id}`, location.origin).href;
}

/** Everything that can be done with a session from its row or its page, with the messages that follow. */
export function useSessionActions(session: SessionSummary) {
  const navigate = useNavigate();
  const { id } = session;
  const confirm = useMutation({
    mutationFn: () => sessionCalls.confirm(id),
    onSuccess: (saved) => toast.good(done.confirmed, done.confirmedText(saved.credits_reserved)),
    onError,
  });
  const invite = useMutation({
    mutationFn: (consumerIds?: string[]) => sessionCalls.invite(id, consumerIds),
    onSuccess: (count) => toast.good(done.invited, done.invitedText(count)),
    onError,
  });
  const cancel = useMutation({
    mutationFn: () => sessionCalls.cancel(id),
    onSuccess: () => toast.good(done.cancelled),
    onError,
  });
  const remove = useMutation({
    mutationFn: () => sessionCalls.remove(id),
    onSuccess: () => {
      toast.good(done.deleted);
      navigate("/dashboard/sessions", { replace: true });
    },
    onError,
  });
  const start = useMutation({ mutationFn: () => sessionCalls.start(id), onError });
  const rehearse = useMutation({
    mutationFn: () => sessionCalls.rehearse(id),
    onSuccess: async (rehearsal) => navigate(await enterRehearsal(rehearsal)),
    onError,
  });
  const copyLink = async () => {
    const link = joinAddress(id);
    try {
      await navigator.clipboard.writeText(link);
      toast.good(done.copied);
    } catch {
      toast.plain(t.sessions.copyFailed, link);
    }
  };
  return { confirm, invite, cancel, remove, start, rehearse, copyLink };
}

export type SessionActions = ReturnType<typeof useSessionActions>;
