import { type Session, sessionBody } from "@lantern/contract/http";
import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import { ApiError, messageFor } from "../../../api/error.ts";
import { t } from "../../../i18n/index.ts";
import { toast } from "../../../ui/toast.tsx";
import { sessionCalls } from "../api.ts";
import { bodyOf, emptyPlan, type Plan, planOf, startOf } from "./plan.ts";

/** A check of the form's values found something; the texts stand at the fields. */
class NotYet extends Error {}

/**
 * The plan under the pen and how it is saved: the draft, then its people, then, if wished, the confirmation.
 * A draft that was stored before something failed is used again at the next try.
 */
export function usePlan(stored: Session | null, local: boolean) {
  const navigate = useNavigate();
  const [plan, setPlan] = useState<Plan>(() => (stored ? planOf(stored) : emptyPlan()));
  const [errors, setErrors] = useState<Record<string, string>>({});
  const draft = useRef<string | null>(stored?.id ?? null);
  const [attempt] = useState(() => crypto.randomUUID());

  const save = useMutation({
    mutationFn: async ({ confirm }: { confirm: boolean }) => {
      const body = bodyOf(plan, local);
      const found = faults(plan, body);
      setErrors(found);
      if (Object.keys(found).length > 0) throw new NotYet(t.errors.validation);
      const session = draft.current
        ? await sessionCalls.update(draft.current, body)
        : await sessionCalls.create(body, attempt);
      draft.current = session.id;
      await sessionCalls.setAttendees(session.id, [...plan.people]);
      if (!confirm) return session;
      const confirmed = await sessionCalls.confirm(session.id);
      toast.good(t.sessions.done.confirmed, t.sessions.done.confirmedText(confirmed.credits_reserved));
      return confirmed;
    },
    onSuccess: (session, { confirm }) => {
      if (stored && !confirm) toast.good(t.sessions.done.updated);
      navigate(`/dashboard/sessions/${session.id}`, { replace: true });
    },
    onError: (error) => {
      if (!(error instanceof ApiError)) return;
      const texts = Object.entries(error.fields).map(([field, [text]]) => [field, text ?? error.message]);
      setErrors(Object.fromEntries(texts));
    },
  });

  const change = (part: Partial<Plan>) => {
    setPlan((old) => ({ ...old, ...part }));
    if (save.isError) save.reset();
    setErrors({});
  };
  return {
    plan,
    errors,
    change,
    save: (confirm: boolean) => save.mutate({ confirm }),
    busy: save.isPending ? (save.variables.confirm ? ("confirm" as const) : ("draft" as const)) : null,
    failure: save.error ? messageFor(save.error) : null,
  };
}

/** The contract's rules, and the one about the clock, which the server judges again. */
function faults(plan: Plan, body: unknown): Record<string, string> {
  const texts: Record<string, string> = {};
  const read = sessionBody.safeParse(body);
  for (const issue of read.error?.issues ?? []) texts[String(issue.path[0])] ??= issue.message;
  const startsAt = startOf(plan);
  if (startsAt && new Date(startsAt).getTime() <= Date.now()) texts.starts_at = t.create.people.past;
  return texts;
}
