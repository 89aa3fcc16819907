import { listPlatformAudit } from "@lantern/contract/page-endpoints";
import { call } from "../../api/client.ts";
import { pageMeta } from "../../document/page-meta.ts";
import { pageTitle } from "../../document/product-name.ts";
import { PageHeader } from "../../ui/page-header.tsx";
import { AuditColumns, AuditRow } from "../shell/audit-rows.tsx";
import { ConsoleList } from "../shell/console-list.tsx";
import { consoleGate } from "../shell/gate.ts";
import { useList } from "../shell/use-list.ts";
import { texts } from "./texts.ts";

export const loader = consoleGate;

export function meta() {
  return pageMeta({ title: pageTitle(texts.title) });
}

export default function Audit() {
  const state = useList("audit", ["company"], (query) => call(listPlatformAudit, { query }));
  return (
    <>
      <PageHeader title={texts.title} sub={texts.sub} />
      <ConsoleList
        state={state}
        label={texts.title}
        columns={<AuditColumns />}
        row={(entry) => <AuditRow key={entry.id} entry={entry} />}
      />
    </>
  );
}
