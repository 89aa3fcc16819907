import type { Session } from "@lantern/contract/http";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { ApiError, messageFor } from "../../api/error.ts";
import { type SessionBody, sessionApi } from "../../api/queries/session-changes.ts";
import { sessionQuery, sessionSteps } from "../../api/queries/sessions.ts";
import { check } from "../../forms/check.ts";
import { texts as formsTexts } from "../../forms/texts.ts";
import { toast } from "../../ui/toast.ts";
import { useEditConflict } from "../shared/edit-conflict/use-edit-conflict.ts";
import type { Person } from "../shared/people-picker/people.ts";
import {
  bodyOf,
  emptyPlan,
  type Plan,
  planOf,
  startError,
  startOf,
  withPeople,
} from "../shared/planning/plan.ts";
import { actionTexts } from "../shared/session/action-texts.ts";

/** Validation failed; the errors are shown at the fields. */
class ValidationError extends Error {}

const parts = ["title", "experience", "language", "start", "seats", "hosting", "notes", "attendees"] as const;

/**
 * The plan being edited and how it is saved: first the draft, then its attendees, then the confirmation if requested. A
 * draft that was stored before a failure is used again at the next attempt.
 */
export function usePlan(stored: Session | null, local: boolean, people: readonly Person[]) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [plan, setPlan] = useState<Plan>(() =>
    stored
      ? planOf(stored)
      : withPeople(
          { ...emptyPlan(), experience: params.get("experience") ?? "" },
          new Map(people.map((person) => [person.id, person])),
        ),
  );
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [saved, setSaved] = useState(stored);
  // A ref, because it is read when the page is left, before the next render.
  const unsaved = useRef(false);
  const [attempt] = useState(() => crypto.randomUUID());
  const sent = useRef<SessionBody | null>(null);
  const followed = useQuery({ ...sessionQuery(saved?.id ?? ""), enabled: saved !== null }).data;
  const draft = saved && (followed ?? saved);
  const conflict = useEditConflict(draft, parts);

  /**
   * Creates the draft. After a lost response the same body is sent again and changed afterwards, so that retries never
   * create a second draft.
   */
  const create = async (body: SessionBody): Promise<Session> => {
    const first = sent.current ?? body;
    sent.current = first;
    const made = await sessionApi.create(first, attempt).catch((error: unknown) => {
      const refused = error instanceof ApiError && error.status >= 400 && error.status < 500;
      if (refused) sent.current = null;
      throw error;
    });
    if (JSON.stringify(first) === JSON.stringify(body)) return made;
    setSaved(made);
    return sessionApi.update(made.id, body, made.version);
  };

  const save = useMutation({
    mutationFn: async ({ confirm }: { confirm: boolean }) => {
      const body = bodyOf(plan, local);
      const invalid = await validate(plan, body);
      setErrors(invalid);
      if (Object.keys(invalid).length > 0) throw new ValidationError(formsTexts.errors.validation);
      const session = draft
        ? await conflict.save((version) => sessionApi.update(draft.id, body, version))
        : await create(body);
      setSaved(session);
      const people = { consumer_ids: [...plan.people.keys()] };
      const whole = await sessionApi.setAttendees(session.id, people, session.version);
      conflict.accept(whole);
      if (!confirm) return whole;
      const confirmed = await sessionSteps.confirm(whole.id, whole.version);
      toast.good(actionTexts.done.confirmed, actionTexts.done.confirmedText(confirmed.credits_reserved));
      return confirmed;
    },
    onSuccess: (session, { confirm }) => {
      unsaved.current = false;
      if (stored && !confirm) toast.good(actionTexts.done.updated);
      navigate(`/dashboard/sessions/${session.id}`, { replace: true });
    },
    onError: (error) => {
      if (!(error instanceof ApiError)) return;
      const texts = Object.entries(error.fields).map(([field, [text]]) => [field, text ?? error.message]);
      setErrors(Object.fromEntries(texts));
    },
  });

  const change = (part: Partial<Plan> | ((now: Plan) => Partial<Plan>)) => {
    unsaved.current = true;
    setPlan((now) => ({ ...now, ...(typeof part === "function" ? part(now) : part) }));
    if (save.isError) save.reset();
    setErrors({});
  };
  return {
    plan,
    errors,
    change,
    /** The stored draft, once there is one. */
    draft,
    base: conflict,
    unsaved: () => unsaved.current,
    /** The drafts of a split have everything: leaving needs no question. */
    leave: () => {
      unsaved.current = false;
    },
    takeTheirs: () => draft && setPlan(planOf(draft)),
    save: (confirm: boolean) => save.mutate({ confirm }),
    busy: save.isPending ? (save.variables.confirm ? ("confirm" as const) : ("draft" as const)) : null,
    failure: save.error && conflict.changes.length === 0 ? messageFor(save.error) : null,
  };
}

/** The contract's validation, and the check of the start. */
async function validate(plan: Plan, body: unknown): Promise<Record<string, string>> {
  const checked = await check("sessionBody", body);
  const texts = "errors" in checked ? checked.errors : {};
  const past = startError(startOf(plan));
  if (past) texts.starts_at = past;
  return texts;
}
