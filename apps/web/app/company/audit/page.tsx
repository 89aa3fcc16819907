import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { teamQuery } from "../../api/queries/administrators.ts";
import { auditQuery } from "../../api/queries/audit.ts";
import { pageMeta } from "../../document/page-meta.ts";
import { pageTitle } from "../../document/product-name.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Loaded } from "../../ui/loaded.tsx";
import { Select } from "../../ui/select.tsx";
import { OwnersPage } from "../shell/owners-page.tsx";
import { AuditTable } from "./audit-table.tsx";
import { texts } from "./texts.ts";

export function meta() {
  return pageMeta({ title: pageTitle(texts.title) });
}

export default function Audit() {
  return (
    <OwnersPage texts={texts}>
      <Log />
    </OwnersPage>
  );
}

function Log() {
  const [noun, setNoun] = useState("");
  const [person, setPerson] = useState("");
  const team = useQuery(teamQuery).data?.items ?? [];
  const log = useInfiniteQuery(auditQuery({ noun, user: person }));
  return (
    <>
      <div className="mb-5 grid max-w-160 gap-4 sm:grid-cols-2">
        <Field label={texts.filterWhat}>
          <Select value={noun} onChange={(event) => setNoun(event.target.value)}>
            <option value="">{texts.everything}</option>
            {Object.entries(texts.nouns).map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={texts.filterWho}>
          <Select value={person} onChange={(event) => setPerson(event.target.value)}>
            <option value="">{texts.everybody}</option>
            {team.map(({ id, first_name, last_name }) => (
              <option key={id} value={id}>
                {`${first_name} ${last_name}`}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <Loaded query={log} label={texts.loading} empty={<p className="text-ink-soft">{texts.none}</p>}>
        {(items) => <AuditTable items={items} />}
      </Loaded>
      {log.hasNextPage && (
        <Button className="mt-5" busy={log.isFetchingNextPage} onClick={() => log.fetchNextPage()}>
          {texts.more}
        </Button>
      )}
    </>
  );
}
