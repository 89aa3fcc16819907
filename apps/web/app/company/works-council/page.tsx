import { addressIn } from "@lantern/contract/site-languages";
import { useMutation, useQuery } from "@tanstack/react-query";
import { Download, Printer } from "lucide-react";
import { Link } from "react-router";
import { messageFor } from "../../api/error.ts";
import { measuredQuery, saveAgreement } from "../../api/queries/reports.ts";
import { language } from "../../i18n/current.ts";
import { Button, textLink } from "../../ui/button.tsx";
import { Loaded } from "../../ui/loaded.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { Cell, Column, Row, RowName, Table, TableBody, TableHeader } from "../../ui/table.tsx";
import { toast } from "../../ui/toast.ts";
import { names } from "../names.ts";
import { texts } from "./texts.ts";

/** One page to print: what is measured, what is not, who sees it, for how long, and the company's settings. */
export default function WorksCouncil() {
  const measured = useQuery(measuredQuery);
  return (
    <article className="print:text-sm">
      <PageHeader
        title={names.worksCouncil}
        sub={measured.data && texts.sub(measured.data.company)}
        actions={
          <Button onClick={() => window.print()} className="print:hidden">
            <Printer aria-hidden="true" strokeWidth={1.5} />
            {texts.print}
          </Button>
        }
      />
      <Loaded query={measured} label={texts.loading}>
        {(data) => (
          <div className="grid gap-10 print:gap-5">
            <p className="max-w-[68ch] text-lg print:text-base">{texts.purpose}</p>
            <section aria-labelledby="switches" className="rounded-md border border-line bg-raised p-5">
              <h2 id="switches" className="text-lg">
                {texts.switches}
              </h2>
              <ul className="mt-2 list-disc ps-5 marker:text-ember">
                <li>{data.person_measures ? texts.on : texts.off}</li>
                <li>{texts.voice}</li>
                <li>{texts.checkIn(data.check_in)}</li>
                <li>{texts.retention(data.chat_retention_days)}</li>
                <li>{texts.logs(data.log_months)}</li>
              </ul>
            </section>
            <section aria-labelledby="stored">
              <h2 id="stored" className="mb-3">
                {texts.table}
              </h2>
              <StoredTable rows={texts.rows(data.chat_retention_days, data.person_measures)} />
            </section>
            <div className="grid gap-10 lg:grid-cols-2 print:grid-cols-2 print:gap-5">
              <Points id="never" title={texts.neverTitle} points={texts.never} />
              <Points id="choices" title={texts.choicesTitle} points={texts.choices} />
            </div>
            <section aria-labelledby="teams">
              <h2 id="teams" className="mb-3">
                {texts.teamsTitle}
              </h2>
              <p className="max-w-[68ch]">{texts.teams}</p>
              <p className="mt-3">
                <Link to={addressIn("/data-processing", language())} className={textLink}>
                  {texts.processing}
                </Link>
              </p>
            </section>
            <Agreement />
          </div>
        )}
      </Loaded>
    </article>
  );
}

/** The agreement that the company signs with the operator. */
function Agreement() {
  const save = useMutation({ mutationFn: saveAgreement, onError: (error) => toast.bad(messageFor(error)) });
  return (
    <section aria-labelledby="agreement" className="print:hidden">
      <h2 id="agreement" className="mb-3">
        {texts.agreement.title}
      </h2>
      <p className="mb-4 max-w-[68ch]">{texts.agreement.text}</p>
      <Button busy={save.isPending} onClick={() => save.mutate()}>
        <Download aria-hidden="true" strokeWidth={1.5} />
        {texts.agreement.download}
      </Button>
    </section>
  );
}

function Points({ id, title, points }: { id: string; title: string; points: string[] }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3">
        {title}
      </h2>
      <ul className="grid list-disc gap-2 ps-5 marker:text-ember">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  );
}

/** Who can see the stored data, and how long it is stored. */
function StoredTable({ rows }: { rows: ReturnType<typeof texts.rows> }) {
  return (
    <Table>
      <TableHeader>
        {texts.columns.map((column) => (
          <Column key={column}>{column}</Column>
        ))}
      </TableHeader>
      <TableBody>
        {rows.map(({ what, detail, ...access }) => (
          <Row key={what}>
            <RowName full className="align-top lg:w-2/5">
              <b className="block">{what}</b>
              <small className="block text-sm text-ink-soft">{detail}</small>
            </RowName>
            {(["self", "team", "company", "term"] as const).map((who, index) => (
              <Cell key={who} full className="align-top max-lg:text-sm">
                <span className="me-2 text-ink-soft lg:hidden">{texts.columns[index + 1]}:</span>
                {access[who] || <span className="text-ink-soft">{texts.nobody}</span>}
              </Cell>
            ))}
          </Row>
        ))}
      </TableBody>
    </Table>
  );
}
