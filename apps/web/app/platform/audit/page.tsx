import { listPlatformAudit } from "@lantern/contract/endpoints/platform-sessions";
import { useInfiniteQuery } from "@tanstack/react-query";
import { platformList } from "../../api/queries/platform.ts";
import { request } from "../../api/request.ts";
import { ListPage } from "../../ui/list-page.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { useListParams } from "../../ui/use-list-params.ts";
import { names } from "../names.ts";
import { AuditColumns, AuditRow } from "../shared/audit-rows.tsx";
import { texts } from "./texts.ts";

export default function Audit() {
  const params = useListParams({ search: "", company: "" });
  const list = useInfiniteQuery(
    platformList("audit", params[0], (query) => request(listPlatformAudit, { query })),
  );
  return (
    <>
      <PageHeader title={names.audit} sub={texts.sub} />
      <ListPage
        params={params}
        list={list}
        label={names.audit}
        columns={<AuditColumns />}
        row={(entry) => <AuditRow key={entry.id} entry={entry} />}
      />
    </>
  );
}
