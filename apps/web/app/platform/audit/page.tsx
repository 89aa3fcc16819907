import { listPlatformAudit } from "@lantern/contract/page-endpoints";
import { call } from "../../api/client.ts";
import { PageHeader } from "../../ui/page-header.tsx";
import { names } from "../names.ts";
import { AuditColumns, AuditRow } from "../shell/audit-rows.tsx";
import { ConsoleList } from "../shell/console-list.tsx";
import { consoleGate } from "../shell/gate.ts";
import { useList } from "../shell/use-list.ts";
import { texts } from "./texts.ts";

export const loader = consoleGate;

export default function Audit() {
  const state = useList("audit", ["company"], (query) => call(listPlatformAudit, { query }));
  return (
    <>
      <PageHeader title={names.audit} sub={texts.sub} />
      <ConsoleList
        state={state}
        label={names.audit}
        columns={<AuditColumns />}
        row={(entry) => <AuditRow key={entry.id} entry={entry} />}
      />
    </>
  );
}
