import type { ResponseOf } from "@lantern/contract/endpoint";
import type { platformOverview } from "@lantern/contract/endpoints/platform";
import { statusItems as items } from "@lantern/contract/status";
import { queryOptions, useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { Link } from "react-router";
import { readStatus } from "../../api/status.ts";
import { formatSinceHere } from "../../i18n/format.ts";
import { textLink } from "../../ui/button.tsx";
import { Note } from "../../ui/note.tsx";
import { Facts } from "../shared/facts.tsx";
import { moment } from "../shared/moments.ts";
import { texts as homeTexts } from "./texts.ts";

const texts = homeTexts.health;

const statusQuery = queryOptions({
  queryKey: ["status"],
  queryFn: readStatus,
  refetchInterval: 30_000,
});

type Overview = ResponseOf<typeof platformOverview>;

/**
 * What needs the operator, above everything else: what is broken, backups, settings without which nobody can buy, and
 * emails that wait or failed. "Everything works" is said where the list is empty, and nowhere else.
 */
export function Health(
  props: Pick<Overview, "emails" | "withheld" | "missing_settings" | "unanswered_vat_numbers" | "backups">,
) {
  const { data, isError } = useQuery(statusQuery);
  const broken = data ? items.filter((item) => data[item].since !== null) : [];
  const fault = isError ? texts.unknown : broken.length > 0 ? texts.faulty : null;
  const tasks = tasksOf(props);
  const status = !data ? texts.checking : tasks.length > 0 ? texts.running : texts.works;
  return (
    <section aria-labelledby="health">
      <h2 id="health" className="mb-3">
        {fault || tasks.length > 0 ? texts.needed : texts.title}
      </h2>
      <div className="mb-3 grid gap-3">
        {fault && <Note kind="bad" title={fault} />}
        {tasks}
        {!fault && <p role="status">{status}</p>}
      </div>
      {fault && (
        <Facts
          facts={items.map((item) => [
            texts.items[item],
            <span key={item} className={broken.includes(item) ? "font-semibold text-rose" : ""}>
              {data && !isError ? stateOf(data[item].since) : texts.noResponse}
            </span>,
          ])}
        />
      )}
    </section>
  );
}

/** A note for each thing that somebody has to do, the most urgent first. */
function tasksOf({
  emails,
  withheld,
  missing_settings: missing,
  unanswered_vat_numbers: unanswered,
  backups: { last },
}: Parameters<typeof Health>[0]): ReactElement[] {
  const { backups } = homeTexts;
  const fault = last && faultOf(last);
  const tasks: (ReactElement | false | null)[] = [
    fault !== null && <Note key="fault" kind="bad" title={fault} />,
    last === null && (
      <Note key="backup" kind="bad" title={backups.missing}>
        {backups.none}
      </Note>
    ),
    missing.length > 0 && (
      <Note key="missing" kind="bad" title={texts.notSelling}>
        {texts.missing(missing)}
      </Note>
    ),
    withheld.quiet_since !== null && (
      <Note key="quiet" kind="warn" title={texts.quiet(moment(withheld.quiet_since))}>
        {texts.quietText}
      </Note>
    ),
    withheld.quiet_since === null && withheld.emails && (
      <Note key="waiting" kind="warn" title={texts.emailsWait}>
        {texts.emailsWaitText}
      </Note>
    ),
    emails.failing > 0 && (
      <Note key="failing" kind="warn" title={texts.emails(emails.failing)}>
        <Link to="/console/mails" className={textLink}>
          {texts.openEmails}
        </Link>
      </Note>
    ),
    unanswered > 0 && (
      <Note key="vat" kind="warn" title={texts.vatNumbers(unanswered)}>
        {texts.vatNumbersText}
      </Note>
    ),
  ];
  return tasks.filter((task) => task !== false && task !== null);
}

function faultOf({ at, failure, drill_failure, after_failure }: NonNullable<Overview["backups"]["last"]>) {
  const { backups } = homeTexts;
  if (failure) return backups.failed(moment(at), failure);
  if (drill_failure) return backups.drillFailed(moment(at), drill_failure);
  return after_failure ? backups.afterFailed(moment(at), after_failure) : null;
}

const stateOf = (since: number | null) =>
  since === null ? texts.working : texts.since(formatSinceHere(since, Date.now()));
