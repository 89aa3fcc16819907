import type { Session } from "@lantern/contract/http";
import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { ApiError } from "../../api/error.ts";
import { type SessionBody, sessionApi } from "../../api/queries/session-changes.ts";
import { sessionQuery, sessionSteps } from "../../api/queries/sessions.ts";
import { FieldErrors } from "../../forms/outcome.ts";
import type { Fields } from "../../forms/parse.ts";
import { type FormState, useForm } from "../../forms/use-form.ts";
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

export type PlanForm = FormState<Plan, keyof Fields<"sessionBody">>;

const parts = ["title", "experience", "language", "start", "seats", "hosting", "notes", "attendees"] as const;

/**
 * The plan being edited and how it is saved: first the draft, then its attendees, then the confirmation if requested. A
 * draft that was stored before a failure is used again at the next attempt.
 */
export function usePlan(stored: Session | null, local: boolean, people: readonly Person[]) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [saved, setSaved] = useState(stored);
  const discarded = useRef(false);
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

  const form = useForm({
    schema: "sessionBody",
    initial: stored
      ? planOf(stored)
      : withPeople(
          { ...emptyPlan(), experience: params.get("experience") ?? "" },
          new Map(people.map((person) => [person.id, person])),
        ),
    body: (plan) => bodyOf(plan, local),
    async send(body, { fields, button }) {
      const past = startError(startOf(fields));
      if (past) throw new FieldErrors({ starts_at: past });
      const session = draft
        ? await conflict.save((version) => sessionApi.update(draft.id, body, version))
        : await create(body);
      setSaved(session);
      const chosen = { consumer_ids: [...fields.people.keys()] };
      const whole = await sessionApi.setAttendees(session.id, chosen, session.version);
      conflict.accept(whole);
      if (button !== "confirm") {
        if (stored) toast.good(actionTexts.done.updated);
        return whole;
      }
      const confirmed = await sessionSteps.confirm(whole.id, whole.version);
      toast.good(actionTexts.done.confirmed, actionTexts.done.confirmedText(confirmed.credits_reserved));
      return confirmed;
    },
    done(session) {
      navigate(`/dashboard/sessions/${session.id}`, { replace: true });
    },
  });

  return {
    form: conflict.changes.length > 0 ? { ...form, failure: null } : form,
    /** The stored draft, once there is one. */
    draft,
    base: conflict,
    unsaved: () => form.isChanged() && !discarded.current,
    /** The drafts of a split have everything: leaving needs no question. */
    discard: () => {
      discarded.current = true;
    },
    takeTheirs: () => draft && form.set(planOf(draft)),
  };
}
