import { useInfiniteQuery } from "@tanstack/react-query";
import { ListRows } from "../../ui/list-page.tsx";
import { Column } from "../../ui/table.tsx";
import { keysOf, useListParams } from "../../ui/use-list-params.ts";
import { names } from "../names.ts";
import { OwnersPage } from "../shared/owners-page.tsx";
import { AuditEntry } from "./audit-entry.tsx";
import { auditQuery } from "./data.ts";
import { AuditFilters } from "./filters.tsx";
import { texts } from "./texts.ts";

export default function Audit() {
  return (
    <OwnersPage texts={texts}>
      <Log />
    </OwnersPage>
  );
}

function Log() {
  const params = useListParams({ noun: ["", ...keysOf(texts.nouns)], user: "", from: "", to: "" });
  const log = useInfiniteQuery(auditQuery(params[0]));
  return (
    <>
      <AuditFilters params={params} />
      <ListRows
        list={log}
        label={names.audit}
        loading={texts.loading}
        columns={
          <>
            <Column>{texts.what}</Column>
            <Column>{texts.who}</Column>
            <Column>{texts.when}</Column>
          </>
        }
        row={(entry) => <AuditEntry key={entry.id} entry={entry} />}
        empty={<p className="text-ink-soft">{texts.none}</p>}
      />
    </>
  );
}
