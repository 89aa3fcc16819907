import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { type LoaderFunctionArgs, useLoaderData, useNavigate } from "react-router";
import { consumerQuery } from "../../api/queries/participants.ts";
import { queryClient } from "../../api/query-client.ts";
import { pageMeta } from "../../document/page-meta.ts";
import { browserZone, cityOf, formatDate } from "../../i18n/format.ts";
import { t } from "../../i18n/index.ts";
import { Button } from "../../ui/button.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { EditDialog } from "../participants/edit-dialog.tsx";
import { nameOf } from "../participants/model.ts";
import { RemoveDialog } from "../participants/remove-dialog.tsx";
import { History } from "./history.tsx";

const texts = t.participants;

export async function loader({ params }: LoaderFunctionArgs) {
  return { person: await queryClient.query(consumerQuery(params.id ?? "")) };
}

export function meta({ loaderData }: { loaderData?: Awaited<ReturnType<typeof loader>> }) {
  return pageMeta({ title: t.shell.title(loaderData ? nameOf(loaderData.person) : texts.one.title) });
}

/** One participant: their details and their sessions. */
export default function Participant() {
  const loaded = useLoaderData<typeof loader>().person;
  const person = useQuery(consumerQuery(loaded.id)).data ?? loaded;
  const [open, setOpen] = useState<"edit" | "remove" | null>(null);
  const navigate = useNavigate();
  const name = nameOf(person);
  const facts = [
    [texts.create.email, person.email],
    [texts.columns.department, person.department],
    [texts.columns.office, person.office],
    [texts.columns.zone, person.timezone && cityOf(person.timezone)],
  ].filter(([, value]) => value);
  return (
    <>
      <PageHeader
        title={name}
        sub={texts.one.added(formatDate(person.created_at, browserZone()))}
        crumb={{ to: "/dashboard/participants", text: texts.title, here: name }}
        actions={
          <>
            <Button onClick={() => setOpen("edit")}>{texts.one.edit}</Button>
            <Button tone="danger" onClick={() => setOpen("remove")}>
              {texts.one.remove}
            </Button>
          </>
        }
      />
      <dl className="mb-8 flex flex-wrap gap-x-10 gap-y-4 border-y border-line py-5">
        {facts.map(([label, value]) => (
          <div key={label} className="min-w-0">
            <dt className="text-sm text-ink-soft">{label}</dt>
            <dd className="break-words">{value}</dd>
          </div>
        ))}
      </dl>
      <section aria-labelledby="history" className="grid gap-3">
        <h2 id="history">{texts.one.history}</h2>
        <History id={person.id} />
      </section>
      {open === "edit" && <EditDialog person={person} onClose={() => setOpen(null)} />}
      {open === "remove" && (
        <RemoveDialog
          ids={[person.id]}
          name={name}
          onClose={() => setOpen(null)}
          onRemoved={() => navigate("/dashboard/participants")}
        />
      )}
    </>
  );
}
