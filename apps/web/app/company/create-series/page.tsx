import { fault } from "@lantern/contract/fault";
import type { Experience } from "@lantern/contract/http";
import { languages } from "@lantern/contract/languages";
import { limits } from "@lantern/contract/limits";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import { ApiError, messageFor } from "../../api/error.ts";
import { pageConfig } from "../../api/page-config.ts";
import { experiencesQuery, languageName } from "../../api/queries/adventures.ts";
import { seriesApi } from "../../api/queries/series.ts";
import { texts as formsTexts } from "../../forms/texts.ts";
import { faultText, needErrorTexts } from "../../i18n/error-text.ts";
import { loadTemporal } from "../../i18n/zoned.ts";
import { Button } from "../../ui/button.tsx";
import { Field, FieldError } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { Loaded } from "../../ui/loaded.tsx";
import { Note } from "../../ui/note.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { Select } from "../../ui/select.tsx";
import { toast } from "../../ui/toast.ts";
import { UnsavedChangesDialog } from "../../ui/unsaved-changes-dialog.tsx";
import { names } from "../names.ts";
import { Picker } from "../shared/people-picker/picker.tsx";
import { RunFields } from "../shared/planning/run-fields.tsx";
import { Step } from "../shared/planning/step.tsx";
import { texts as planningTexts } from "../shared/planning/texts.ts";
import { DatesStep, type SeriesStepProps } from "./dates-step.tsx";
import { bodyOf, emptyDays, emptySeries, type SeriesPlan } from "./plan.ts";
import { texts } from "./texts.ts";

export async function loader() {
  await loadTemporal();
  return null;
}

/** Plans two to six sessions for one list of people. */
export default function CreateSeries() {
  const experiences = useQuery(experiencesQuery);
  return (
    <>
      <PageHeader
        title={names.createSeries}
        crumb={{ to: "/dashboard/sessions", text: names.sessions, here: texts.crumbHere }}
        sub={texts.sub}
      />
      <Loaded query={experiences} label={planningTexts.loading}>
        {(loaded) => <SeriesForm experiences={loaded} />}
      </Loaded>
    </>
  );
}

/** The plan has a day for each date; what the server says about it is shown at the fields. */
function SeriesForm({ experiences }: { experiences: Experience[] }) {
  const local = pageConfig().local;
  const navigate = useNavigate();
  const [plan, setPlan] = useState<SeriesPlan>(() => emptySeries(experiences.map(({ slug }) => slug)));
  const [errors, setErrors] = useState<Record<string, string>>({});
  // A ref, because it is read when the page is left, before the next render.
  const unsaved = useRef(false);
  // One for each plan that is sent, so that a repeated request makes no second series.
  const [attempt, setAttempt] = useState(() => crypto.randomUUID());
  const save = useMutation({
    mutationFn: async () => {
      const empty = emptyDays(plan);
      if (empty.length > 0) await needErrorTexts();
      const { validation } = formsTexts.errors;
      setErrors(Object.fromEntries(empty.map((field) => [field, faultText(fault("START"), validation)])));
      if (empty.length > 0) throw new Error(validation);
      return seriesApi.create(bodyOf(plan, local), attempt);
    },
    onSuccess: ({ id }) => {
      unsaved.current = false;
      toast.good(texts.done);
      navigate(`/dashboard/series/${id}`, { replace: true });
    },
    onError: (error) => {
      if (!(error instanceof ApiError)) return;
      setErrors(
        Object.fromEntries(
          Object.entries(error.fields).map(([field, [text]]) => [field, text ?? error.message]),
        ),
      );
    },
  });
  const change: SeriesStepProps["change"] = (part) => {
    unsaved.current = true;
    setPlan((now) => ({ ...now, ...(typeof part === "function" ? part(now) : part) }));
    setAttempt(crypto.randomUUID());
    if (save.isError) save.reset();
    setErrors({});
  };
  const step = { plan, errors, change };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate();
      }}
    >
      <PeopleStep {...step} />
      <DatesStep {...step} experiences={experiences} />
      <Step number={3} heading={texts.run.heading} done={false} last>
        <RunFields {...step} local={local} />
      </Step>
      {save.error && (
        <Note kind="bad" role="alert" className="mb-5">
          {messageFor(save.error)}
        </Note>
      )}
      <div className="flex flex-wrap items-center justify-end gap-x-6 gap-y-3 border-t border-line pt-5">
        <p className="text-sm text-ink-soft" role="status">
          {texts.summary(plan.dates.length, Math.max(limits.seatsMin, plan.people.size))}
        </p>
        <Button
          type="submit"
          tone="primary"
          size="lg"
          busy={save.isPending}
          disabled={plan.people.size > limits.seatsMax}
        >
          {texts.submit(plan.dates.length)}
        </Button>
      </div>
      <UnsavedChangesDialog unsaved={() => unsaved.current} />
    </form>
  );
}

/** Step one: the title, the people, and the language of pages and emails. */
function PeopleStep({ plan, errors, change }: SeriesStepProps) {
  return (
    <Step number={1} heading={texts.people.heading} done={Boolean(plan.title.trim()) && plan.people.size > 0}>
      <div className="grid gap-4 md:grid-cols-2">
        <Field label={texts.people.title} hint={texts.people.titleHint} error={errors.title}>
          <Input value={plan.title} onChange={(event) => change({ title: event.target.value })} />
        </Field>
        <Field label={planningTexts.language} error={errors.language}>
          <Select value={plan.language} onChange={(event) => change({ language: event.target.value })}>
            {languages.map((code) => (
              <option key={code} value={code}>
                {languageName(code)}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <fieldset className="grid min-w-0 gap-1.5">
        <legend className="mb-1.5 font-semibold">{planningTexts.who}</legend>
        <Picker
          chosen={plan.people}
          onChange={(choose) => change((now) => ({ people: choose(now.people) }))}
        />
        <p className="text-sm text-ink-soft" role="status">
          {planningTexts.count(plan.people.size)}
        </p>
        {errors.consumer_ids && <FieldError>{errors.consumer_ids}</FieldError>}
      </fieldset>
    </Step>
  );
}
