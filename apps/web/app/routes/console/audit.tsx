import { listPlatformAudit } from "@lantern/contract/endpoints";
import { call } from "../../api/client.ts";
import { AuditColumns, AuditRow } from "../../features/console/components/audit-rows.tsx";
import { ConsoleList } from "../../features/console/components/console-list.tsx";
import { consoleGate } from "../../features/console/gate.ts";
import { useList } from "../../features/console/use-list.ts";
import { t } from "../../i18n/index.ts";
import { pageMeta } from "../../page-meta.ts";
import { PageHeader } from "../../ui/page-header.tsx";

const texts = t.consoleTexts.audit;

export const loader = consoleGate;

export function meta() {
  return pageMeta({ title: t.shell.title(texts.title) });
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
