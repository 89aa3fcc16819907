import type { Session } from "@lantern/contract/http";
import { limits } from "@lantern/contract/limits";
import { useQuery } from "@tanstack/react-query";
import type { LoaderFunctionArgs } from "react-router";
import { useLoaderData } from "react-router";
import { pageConfig } from "../../api/page-config.ts";
import { experiencesQuery } from "../../api/queries/adventures.ts";
import { creditsQuery } from "../../api/queries/company.ts";
import { sessionQuery } from "../../api/queries/sessions.ts";
import { queryClient } from "../../api/query-client.ts";
import { Form } from "../../forms/form.tsx";
import { browserZone } from "../../i18n/format.ts";
import { loadTemporal } from "../../i18n/zoned.ts";
import { Field } from "../../ui/field.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { Stepper } from "../../ui/stepper.tsx";
import { UnsavedChangesDialog } from "../../ui/unsaved-changes-dialog.tsx";
import { names } from "../names.ts";
import { StaleNote } from "../shared/edit-conflict/stale-note.tsx";
import { absentIn, allMatches, type Person } from "../shared/people-picker/people.ts";
import { localStarts } from "../shared/planning/local-hours.ts";
import { startOf } from "../shared/planning/plan.ts";
import { RunFields } from "../shared/planning/run-fields.tsx";
import { Step } from "../shared/planning/step.tsx";
import { teamSizes } from "../shared/session/model.ts";
import { useUser } from "../shell/use-user.ts";
import { PeopleStep } from "./people-step.tsx";
import { StoryStep } from "./story-step.tsx";
import { Summary, SummaryBar } from "./summary.tsx";
import { texts } from "./texts.ts";
import { type PlanForm, usePlan } from "./use-plan.ts";

/**
 * `?draft={id}` continues a stored draft; `?experience={slug}` begins with that adventure, `?group={id}` with the people
 * of that group, and `?missed={id}` with those who missed that session.
 */
export async function loader({ request }: LoaderFunctionArgs) {
  await loadTemporal();
  const params = new URL(request.url).searchParams;
  const draft = params.get("draft");
  return { stored: draft ? await read(draft) : null, people: await peopleOf(params) };
}

async function peopleOf(params: URLSearchParams): Promise<readonly Person[]> {
  const [group, missed] = [params.get("group"), params.get("missed")];
  if (missed) return absentIn(await read(missed));
  return group ? ((await allMatches({ group })) ?? []) : [];
}

function read(id: string): Promise<Session> {
  return queryClient.query({ ...sessionQuery(id), staleTime: 0 });
}

export default function CreateSession() {
  const { stored, people } = useLoaderData<typeof loader>();
  return <PlanPage key={stored?.id ?? "new"} stored={stored} people={people} />;
}

function PlanPage({ stored, people }: { stored: Session | null; people: readonly Person[] }) {
  const local = pageConfig().local;
  const experiences = useQuery(experiencesQuery);
  const credits = useQuery(creditsQuery).data;
  const user = useUser();
  const { form, draft, base, takeTheirs, unsaved, discard } = usePlan(stored, local, people);
  const plan = form.values;
  const startsAt = startOf(plan);
  const zones = [...plan.people.values()].map((person) => person.timezone ?? plan.zone);
  const summary = {
    plan,
    experience: experiences.data?.find((experience) => experience.slug === plan.experience),
    starts: startsAt ? localStarts(startsAt, browserZone(), zones) : [],
    free: credits?.available ?? null,
    unverified: user && !user.email_verified_at ? user.email : null,
    stale: base.changes.length > 0,
    mayBuy: user?.may_buy === true,
    editing: stored !== null,
    onSeats: (seats: number) => form.set({ seats, seatsFollow: false }),
  };
  return (
    <>
      <PageHeader
        title={stored ? texts.editTitle : names.createSession}
        crumb={{
          to: "/dashboard/sessions",
          text: names.sessions,
          here: stored?.title ?? texts.crumbHere,
        }}
        sub={texts.sub}
      />
      {draft && (
        <div className="mb-6 empty:hidden">
          <StaleNote session={draft} base={base} onTheirs={takeTheirs} />
        </div>
      )}
      <Form form={form}>
        <div className="grid items-start gap-x-10 gap-y-2 xl:grid-cols-[minmax(0,1fr)_320px]">
          <div>
            <StoryStep form={form} experiences={experiences} />
            <PeopleStep form={form} onSplit={discard} />
            <SeatsStep form={form} local={local} />
          </div>
          <Summary {...summary} />
        </div>
        <SummaryBar {...summary} />
      </Form>
      <UnsavedChangesDialog unsaved={unsaved} />
    </>
  );
}

/** Step three: number of seats, and the note of the invitation. `local` offers the speed of local mode. */
function SeatsStep({ form, local }: { form: PlanForm; local: boolean }) {
  const plan = form.values;
  const seats = Number.isNaN(plan.seats) ? limits.seatsMin : plan.seats;
  const teams = teamSizes(seats);
  return (
    <Step
      number={3}
      heading={texts.seats.heading}
      done={!form.error("seats") && plan.seats >= limits.seatsMin}
      last
    >
      <Field
        label={texts.seats.seats}
        hint={`${texts.seats.teams(seats, teams.count, texts.seats.sizes(teams.small, teams.large))} ${texts.seats.range}`}
        {...form.group("seats")}
      >
        <Stepper
          value={plan.seats}
          min={limits.seatsMin}
          max={limits.seatsMax}
          fewer={texts.seats.fewer}
          more={texts.seats.more}
          onChange={(value) => form.set({ seats: value, seatsFollow: false })}
        />
      </Field>
      <RunFields form={form} local={local} />
    </Step>
  );
}
