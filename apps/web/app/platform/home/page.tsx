import type { ResponseOf } from "@lantern/contract/endpoint";
import type { platformOverview } from "@lantern/contract/endpoints/platform";
import { listPlatformAudit } from "@lantern/contract/endpoints/platform-sessions";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { allPlatformQueries, overviewQuery, settingsQuery } from "../../api/queries/platform.ts";
import { request } from "../../api/request.ts";
import { formatNumber } from "../../i18n/format.ts";
import { versionText } from "../../shell/version.ts";
import { textLink } from "../../ui/button.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Note } from "../../ui/note.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { Table, TableBody, TableHeader } from "../../ui/table.tsx";
import { texts as uiTexts } from "../../ui/texts.ts";
import { AuditColumns, AuditRow } from "../shared/audit-rows.tsx";
import { Facts, Figures } from "../shared/facts.tsx";
import { Loaded } from "../shared/loaded.tsx";
import { moment } from "../shared/moments.ts";
import { texts as sharedTexts } from "../shared/texts.ts";
import { Health } from "./health.tsx";
import { texts } from "./texts.ts";

const latest = 8;

export default function Home() {
  const overview = useQuery(overviewQuery);
  const changes = useQuery({
    queryKey: [...allPlatformQueries.queryKey, "latest"],
    queryFn: async () => (await request(listPlatformAudit, { query: { limit: latest } })).items,
  });
  return (
    <>
      <PageHeader title={texts.title} />
      <div className="grid gap-8">
        <Loaded query={overview}>{(facts) => <Health {...facts} />}</Loaded>
        <LogsQuestion />
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

/** Asked until an ADMIN has answered it: an installation that has logs of years loses none of them unasked. */
function LogsQuestion() {
  const { data: settings } = useQuery(settingsQuery);
  const months = settings?.find(({ key }) => key === "sessions.log_months");
  if (months?.value !== null) return null;
  return (
    <Note
      kind="warn"
      title={texts.logs.title}
      action={<ButtonLink to="/console/settings">{texts.logs.decide}</ButtonLink>}
    >
      {texts.logs.text}
    </Note>
  );
}

type Overview = ResponseOf<typeof platformOverview>;

/** The last backup and the last that was proven, and the version that runs. What is wrong with them is above. */
function Backups({ last, stored_at, proven_at, version }: Overview["backups"] & Pick<Overview, "version">) {
  const { backups } = texts;
  const size = last?.bytes == null ? null : formatNumber(Math.max(1, Math.round(last.bytes / 1e6)));
  const isStored = last !== null && last.at === stored_at;
  const lastText = isStored && size ? backups.size(moment(stored_at), size) : momentOr(stored_at);
  return (
    <section aria-labelledby="backups">
      <h2 id="backups" className="mb-3">
        {backups.title}
      </h2>
      <Facts
        facts={[
          [backups.last, lastText],
          [
            backups.proven,
            <span key="proven" title={backups.provenHint}>
              {momentOr(proven_at)}
            </span>,
          ],
          [texts.version, versionText(version)],
        ]}
      />
    </section>
  );
}

const momentOr = (time: string | null) => (time ? moment(time) : sharedTexts.list.never);
