import type { SessionSummary } from "@lantern/contract/http";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { messageFor } from "../../../api/error.ts";
import { sessionApi } from "../../../api/queries/session-changes.ts";
import { toast } from "../../../ui/toast.ts";
import { actionTexts } from "./action-texts.ts";
import { useSessionError } from "./use-session-error.ts";
import { useSessionSteps } from "./use-session-steps.ts";

const { done } = actionTexts;
const onError = (error: unknown) => toast.bad(messageFor(error));

/** The join address of a session, the same for everyone. */
function joinAddress(id: string): string {
  return new URL(`/experience/${id}`, location.origin).href;
}

/** Copies a link, or shows it when the browser blocks copying. */
async function copyAddress(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
    toast.good(done.copied);
  } catch {
    toast.plain(actionTexts.copyFailed, { description: link, timeout: 0 });
  }
}

/**
 * Everything that can be done with a session from its row or page, with the messages that follow. An action on an
 * outdated version is rejected by the server and reported here.
 */
export function useSessionActions(session: SessionSummary) {
  const navigate = useNavigate();
  const { id, version } = session;
  const onSessionError = useSessionError(session);
  const steps = useSessionSteps(session);
  const cancel = useMutation({
    mutationFn: () => sessionApi.cancel(id, version),
    onSuccess: () => toast.good(done.cancelled),
    onError: onSessionError,
  });
  const remove = useMutation({
    mutationFn: () => sessionApi.remove(id),
    onSuccess: () => {
      toast.good(done.deleted);
      navigate("/dashboard/sessions", { replace: true });
    },
    onError: onSessionError,
  });
  const unarchive = useMutation({
    mutationFn: () => sessionApi.archive(id, false),
    onSuccess: () => toast.good(done.unarchived, session.title),
    onError: onSessionError,
  });
  const archive = useMutation({
    mutationFn: () => sessionApi.archive(id, true),
    onSuccess: () =>
      toast.good(done.archived, {
        description: session.title,
        actions: [{ label: actionTexts.actions.undo, onClick: () => unarchive.mutate() }],
      }),
    onError: onSessionError,
  });
  // One key per row: a second click during the request makes no second copy.
  const [copyKey, setCopyKey] = useState(() => crypto.randomUUID());
  const duplicate = useMutation({
    mutationFn: () => sessionApi.duplicate(id, copyKey),
    onSuccess: (made) => {
      setCopyKey(crypto.randomUUID());
      toast.good(done.duplicated, done.duplicatedText);
      navigate(`/dashboard/createSession?draft=${made.id}`);
    },
    onError,
  });
  const start = useMutation({ mutationFn: () => sessionApi.start(id), onError: onSessionError });
  const rehearse = useMutation({
    mutationFn: () => sessionApi.rehearse(id),
    onSuccess: async (rehearsal) => {
      const { joinRehearsal } = await import("../../../api/participant/access.ts");
      navigate(await joinRehearsal(rehearsal));
    },
    onError,
  });
  const copyLink = () => copyAddress(joinAddress(id));
  const copyPersonalLink = useMutation({
    mutationFn: async (consumerId: string) => copyAddress(await sessionApi.link(id, consumerId)),
    onError,
  });
  const revokeLink = useMutation({
    mutationFn: (consumerId: string) => sessionApi.revokeLink(id, consumerId),
    onSuccess: () => toast.good(done.revoked, done.revokedText),
    onError: onSessionError,
  });
  const actions = { ...steps, cancel, remove, archive, unarchive, duplicate, start, rehearse };
  return { ...actions, copyLink, copyPersonalLink, revokeLink };
}

export type SessionActions = ReturnType<typeof useSessionActions>;
