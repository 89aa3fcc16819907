import type { SessionSummary } from "@lantern/contract/http";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { messageFor } from "../../api/error.ts";
import { t } from "../../i18n/index.ts";
import { enterRehearsal } from "../../live/client/access.ts";
import { toast } from "../../ui/toast.tsx";
import { sessionCalls } from "./api.ts";
import { useTrouble } from "./use-trouble.ts";

const { done } = t.sessions;
const onError = (error: unknown) => toast.bad(messageFor(error));

/** The address of the door for everyone of a session. */
export function joinAddress(id: string): string {
  return new URL(`/experience/${id}`, location.origin).href;
}

/** Copies a link; where the browser does not allow it, shows it. */
export async function copyAddress(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
    toast.good(done.copied);
  } catch {
    toast.plain(t.sessions.copyFailed, { description: link, timeout: 0 });
  }
}

/**
 * Everything that can be done with a session from its row or its page, with the messages that follow. What was
 * decided on an older version of it is refused by the server and told here.
 */
export function useSessionActions(session: SessionSummary) {
  const navigate = useNavigate();
  const { id, version } = session;
  const onTrouble = useTrouble(session);
  const confirm = useMutation({
    mutationFn: () => sessionCalls.confirm(id, version),
    onSuccess: (saved) => toast.good(done.confirmed, done.confirmedText(saved.credits_reserved)),
    onError: onTrouble,
  });
  const invite = useMutation({
    mutationFn: (consumerIds?: string[]) => sessionCalls.invite(id, consumerIds),
    onSuccess: (count) => toast.good(done.invited, done.invitedText(count)),
    onError: onTrouble,
  });
  const cancel = useMutation({
    mutationFn: () => sessionCalls.cancel(id, version),
    onSuccess: () => toast.good(done.cancelled),
    onError: onTrouble,
  });
  const remove = useMutation({
    mutationFn: () => sessionCalls.remove(id),
    onSuccess: () => {
      toast.good(done.deleted);
      navigate("/dashboard/sessions", { replace: true });
    },
    onError: onTrouble,
  });
  const unarchive = useMutation({
    mutationFn: () => sessionCalls.archive(id, false),
    onSuccess: () => toast.good(done.unarchived, session.title),
    onError: onTrouble,
  });
  const archive = useMutation({
    mutationFn: () => sessionCalls.archive(id, true),
    onSuccess: () =>
      toast.good(done.archived, {
        description: session.title,
        actions: [{ label: t.sessions.actions.undo, onClick: () => unarchive.mutate() }],
      }),
    onError: onTrouble,
  });
  // One key for each row: a second press while the first is under way makes no second copy.
  const [copyKey, setCopyKey] = useState(() => crypto.randomUUID());
  const duplicate = useMutation({
    mutationFn: () => sessionCalls.duplicate(id, copyKey),
    onSuccess: (made) => {
      setCopyKey(crypto.randomUUID());
      toast.good(done.duplicated, done.duplicatedText);
      navigate(`/dashboard/createSession?draft=${made.id}`);
    },
    onError,
  });
  const start = useMutation({ mutationFn: () => sessionCalls.start(id), onError: onTrouble });
  const rehearse = useMutation({
    mutationFn: () => sessionCalls.rehearse(id),
    onSuccess: async (rehearsal) => navigate(await enterRehearsal(rehearsal)),
    onError,
  });
  const copyLink = () => copyAddress(joinAddress(id));
  const copyPersonalLink = useMutation({
    mutationFn: async (consumerId: string) => copyAddress(await sessionCalls.link(id, consumerId)),
    onError,
  });
  const revokeLink = useMutation({
    mutationFn: (consumerId: string) => sessionCalls.revokeLink(id, consumerId),
    onSuccess: () => toast.good(done.revoked, done.revokedText),
    onError: onTrouble,
  });
  const way = { confirm, invite, cancel, remove, archive, unarchive, duplicate, start, rehearse };
  return { ...way, copyLink, copyPersonalLink, revokeLink };
}

export type SessionActions = ReturnType<typeof useSessionActions>;
