import type { Experience } from "@lantern/contract/http";
import { languages } from "@lantern/contract/languages";
import { limits } from "@lantern/contract/limits";
import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { useNavigate } from "react-router";
import { pageConfig } from "../../api/page-config.ts";
import { experiencesQuery, languageName } from "../../api/queries/adventures.ts";
import { seriesApi } from "../../api/queries/series.ts";
import { Choices, Failure, Form, SubmitButton } from "../../forms/form.tsx";
import { useForm } from "../../forms/use-form.ts";
import { loadTemporal } from "../../i18n/zoned.ts";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { Loaded } from "../../ui/loaded.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { Select } from "../../ui/select.tsx";
import { Stepper } from "../../ui/stepper.tsx";
import { toast } from "../../ui/toast.ts";
import { UnsavedChangesDialog } from "../../ui/unsaved-changes-dialog.tsx";
import { names } from "../names.ts";
import { Picker } from "../shared/people-picker/picker.tsx";
import { RunFields } from "../shared/planning/run-fields.tsx";
import { Step } from "../shared/planning/step.tsx";
import { texts as planningTexts } from "../shared/planning/texts.ts";
import { DatesStep, type SeriesPlanForm } from "./dates-step.tsx";
import { bodyOf, emptySeries, seatsOf, withPeople } from "./plan.ts";
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

/** The plan has a day for each date. */
function SeriesForm({ experiences }: { experiences: Experience[] }) {
  const local = pageConfig().local;
  const navigate = useNavigate();
  // The same key for the same plan, so that a repeated request makes no second series.
  const attempt = useRef({ plan: "", key: "" });
  const form = useForm({
    schema: "seriesBody",
    initial: emptySeries(experiences.map(({ slug }) => slug)),
    body: (plan) => bodyOf(plan, local),
    send(body) {
      const plan = JSON.stringify(body);
      if (attempt.current.plan !== plan) attempt.current = { plan, key: crypto.randomUUID() };
      return seriesApi.create(body, attempt.current.key);
    },
    done({ id }) {
      toast.good(texts.done);
      navigate(`/dashboard/series/${id}`, { replace: true });
    },
  });
  const { dates, people } = form.values;
  const seats = seatsOf(form.values);
  return (
    <Form form={form}>
      <PeopleStep form={form} />
      <DatesStep form={form} experiences={experiences} />
      <Step number={3} heading={texts.run.heading} done={false} last>
        <RunFields form={form} local={local} />
      </Step>
      <Failure />
      <div className="mt-5 flex flex-wrap items-center justify-end gap-x-6 gap-y-3 border-t border-line pt-5">
        <p className="text-sm text-ink-soft" role="status">
          {texts.summary(dates.length, seats)}
        </p>
        <SubmitButton tone="primary" size="lg" disabled={people.size > limits.seatsMax}>
          {texts.submit(dates.length)}
        </SubmitButton>
      </div>
      <UnsavedChangesDialog unsaved={form.isChanged} />
    </Form>
  );
}

/** Step one: the title, the people, and the language of pages and emails. */
function PeopleStep({ form }: { form: SeriesPlanForm }) {
  const { title, people } = form.values;
  return (
    <Step number={1} heading={texts.people.heading} done={Boolean(title.trim()) && people.size > 0}>
      <div className="grid gap-4 md:grid-cols-2">
        <Field label={texts.people.title} hint={texts.people.titleHint} {...form.field("title")}>
          <Input />
        </Field>
        <Field label={planningTexts.language} {...form.field("language")}>
          <Select>
            {languages.map((code) => (
              <option key={code} value={code}>
                {languageName(code)}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <Choices legend={planningTexts.who} {...form.group("consumer_ids")}>
        <Picker
          chosen={people}
          onChange={(choose) => form.set((current) => withPeople(current, choose(current.people)))}
        />
        <p className="text-sm text-ink-soft" role="status">
          {people.size > 0 && planningTexts.count(people.size)}
        </p>
      </Choices>
      <Field label={texts.people.seats} hint={texts.people.seatsHint} {...form.group("seats")}>
        <Stepper
          value={form.values.seats ?? seatsOf(form.values)}
          min={Math.min(limits.seatsMax, Math.max(limits.seatsMin, people.size))}
          max={limits.seatsMax}
          fewer={texts.people.fewer}
          more={texts.people.more}
          onChange={(seats) => form.set({ seats })}
        />
      </Field>
    </Step>
  );
}
