import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { auditQuery, wholeLog } from "../../api/queries/audit.ts";
import { Button } from "../../ui/button.tsx";
import { Loaded } from "../../ui/loaded.tsx";
import { OwnersPage } from "../shell/owners-page.tsx";
import { AuditTable } from "./audit-table.tsx";
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
  const [filter, setFilter] = useState(wholeLog);
  const log = useInfiniteQuery(auditQuery(filter));
  return (
    <>
      <AuditFilters filter={filter} onChange={setFilter} />
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
