import { listPlatformAudit } from "@lantern/contract/page-endpoints";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { call } from "../../api/client.ts";
import { allConsoleQueries, overviewQuery } from "../../api/queries/platform.ts";
import { textLink } from "../../ui/button.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { Table, TableBody, TableHeader } from "../../ui/table.tsx";
import { texts as uiTexts } from "../../ui/texts.ts";
import { AuditColumns, AuditRow } from "../shared/audit-rows.tsx";
import { Figures } from "../shared/facts.tsx";
import { Loaded } from "../shared/loaded.tsx";
import { Backups } from "./backups.tsx";
import { Health } from "./health.tsx";
import { texts } from "./texts.ts";

const latest = 8;

export default function Overview() {
  const overview = useQuery(overviewQuery);
  const changes = useQuery({
    queryKey: [...allConsoleQueries.queryKey, "latest"],
    queryFn: async () => (await call(listPlatformAudit, { query: { limit: latest } })).items,
  });
  return (
    <>
      <PageHeader title={texts.title} />
      <div className="grid gap-8">
        <Loaded query={overview}>{(facts) => <Health {...facts} />}</Loaded>
        <Loaded query={overview}>
          {({ companies, users, sessions, credits, emails }) => (
            <Figures
              label={texts.title}
              figures={[
                [companies, texts.companies],
                [users, texts.users],
                [sessions.live, texts.live],
                [sessions.confirmed, texts.confirmed],
                [sessions.completed, texts.completed],
                [credits, texts.credits],
                [emails.waiting, texts.waiting],
                [emails.failing, texts.failing],
                [emails.unread, texts.unread],
              ]}
            />
          )}
        </Loaded>
        <section aria-labelledby="latest">
          <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
            <h2 id="latest">{texts.latest}</h2>
            <Link to="/console/audit" className={textLink}>
              {texts.all}
            </Link>
          </div>
          <Loaded query={changes}>
            {(entries) =>
              entries.length === 0 ? (
                <p className="text-ink-soft">{uiTexts.list.none}</p>
              ) : (
                <Table aria-label={texts.latest}>
                  <TableHeader>
                    <AuditColumns />
                  </TableHeader>
                  <TableBody>
                    {entries.map((entry) => (
                      <AuditRow key={entry.id} entry={entry} />
                    ))}
                  </TableBody>
                </Table>
              )
            }
          </Loaded>
        </section>
        <Loaded query={overview}>
          {({ backups, version }) => <Backups {...backups} version={version} />}
        </Loaded>
      </div>
    </>
  );
}
