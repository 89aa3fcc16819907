import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { type LoaderFunctionArgs, useLoaderData, useNavigate } from "react-router";
import { consumerQuery } from "../../api/queries/participants.ts";
import { queryClient } from "../../api/query-client.ts";
import { PageTitle } from "../../document/page-title.tsx";
import { browserZone, cityOf, formatDate, formatLanguage } from "../../i18n/format.ts";
import { Button } from "../../ui/button.tsx";
import { Note } from "../../ui/note.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { names } from "../names.ts";
import { EditDialog } from "../shared/people/edit-dialog.tsx";
import { nameOf } from "../shared/people/model.ts";
import { RemoveDialog } from "../shared/people/remove-dialog.tsx";
import { texts as peopleTexts } from "../shared/people/texts.ts";
import { History } from "./history.tsx";
import { texts } from "./texts.ts";

export async function loader({ params }: LoaderFunctionArgs) {
  return { person: await queryClient.query(consumerQuery(params.id ?? "")) };
}

/** One participant: their details and their sessions. */
export default function Participant() {
  const loaded = useLoaderData<typeof loader>().person;
  const person = useQuery(consumerQuery(loaded.id)).data ?? loaded;
  const [open, setOpen] = useState<"edit" | "remove" | null>(null);
  const navigate = useNavigate();
  const name = nameOf(person);
  const facts = [
    [peopleTexts.email, person.email],
    [peopleTexts.department, person.department],
    [peopleTexts.office, person.office],
    [peopleTexts.zone, person.timezone && cityOf(person.timezone)],
    [peopleTexts.language, person.language && formatLanguage(person.language)],
  ].filter(([, value]) => value);
  return (
    <>
      <PageTitle>{name}</PageTitle>
      <PageHeader
        title={name}
        sub={texts.added(formatDate(person.created_at, browserZone()))}
        crumb={{ to: "/dashboard/participants", text: names.participants, here: name }}
        actions={
          <>
            {!person.left_at && <Button onClick={() => setOpen("edit")}>{texts.edit}</Button>}
            <Button tone="danger" onClick={() => setOpen("remove")}>
              {texts.remove}
            </Button>
          </>
        }
      />
      {person.left_at ? (
        <Note kind="warn" className="mb-6">
          {texts.left(formatDate(person.left_at, browserZone()))}
        </Note>
      ) : (
        person.from_directory && <Note className="mb-6">{texts.fromDirectory}</Note>
      )}
      <dl className="mb-8 flex flex-wrap gap-x-10 gap-y-4 border-y border-line py-5">
        {facts.map(([label, value]) => (
          <div key={label} className="min-w-0">
            <dt className="text-sm text-ink-soft">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <section aria-labelledby="history" className="grid gap-3">
        <h2 id="history">{texts.history}</h2>
        <History id={person.id} left={person.left_at !== null} />
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
