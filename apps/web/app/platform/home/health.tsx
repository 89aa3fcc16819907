import type { ResponseOf } from "@lantern/contract/endpoint";
import type { platformOverview } from "@lantern/contract/endpoints/platform";
import { statusItems as items } from "@lantern/contract/status";
import { queryOptions, useQuery } from "@tanstack/react-query";
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

/**
 * Whether everything works, above everything else; if not, what does. And what keeps companies from buying, and emails
 * that failed, with where to see why. VAT numbers without an answer are for somebody to look at.
 */
export function Health({
  emails,
  withheld,
  missing_settings: missing,
  unanswered_vat_numbers: unanswered,
}: Pick<
  ResponseOf<typeof platformOverview>,
  "emails" | "withheld" | "missing_settings" | "unanswered_vat_numbers"
>) {
  const { data, isError } = useQuery(statusQuery);
  const broken = data ? items.filter((item) => data[item].since !== null) : [];
  const fault = isError ? texts.unknown : broken.length > 0 ? texts.faulty : null;
  return (
    <section aria-labelledby="health">
      <h2 id="health" className="mb-3">
        {texts.title}
      </h2>
      <div className="mb-3 grid gap-3">
        {fault ? (
          <Note kind="bad" title={fault} />
        ) : (
          <p role="status">{data ? texts.works : texts.checking}</p>
        )}
        {withheld.quiet_since ? (
          <Note kind="warn" title={texts.quiet(moment(withheld.quiet_since))}>
            {texts.quietText}
          </Note>
        ) : (
          withheld.emails && (
            <Note kind="warn" title={texts.emailsWait}>
              {texts.emailsWaitText}
            </Note>
          )
        )}
        {missing.length > 0 && (
          <Note kind="bad" title={texts.notSelling}>
            {texts.missing(missing)}
          </Note>
        )}
        {unanswered > 0 && (
          <Note kind="warn" title={texts.vatNumbers(unanswered)}>
            {texts.vatNumbersText}
          </Note>
        )}
        {emails.failing > 0 && (
          <Note kind="warn" title={texts.emails(emails.failing)}>
            <Link to="/console/mails" className={textLink}>
              {texts.openEmails}
            </Link>
          </Note>
        )}
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

const stateOf = (since: number | null) =>
  since === null ? texts.working : texts.since(formatSinceHere(since, Date.now()));
