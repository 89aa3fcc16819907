import { useQuery } from "@tanstack/react-query";
import { Printer } from "lucide-react";
import { Link } from "react-router";
import { measuredQuery } from "../../api/queries/reports.ts";
import { Button, textLink } from "../../ui/button.tsx";
import { Loaded } from "../../ui/loaded.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { names } from "../names.ts";
import { StoredTable } from "./stored-table.tsx";
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
              <ul className="mt-2 list-disc pl-5 marker:text-ember">
                <li>{data.person_measures ? texts.on : texts.off}</li>
                <li>{texts.voice}</li>
                <li>{texts.checkIn(data.check_in)}</li>
                <li>{texts.retention(data.chat_retention_days)}</li>
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
                <Link to="/data-processing" className={textLink}>
                  {texts.processing}
                </Link>
              </p>
            </section>
          </div>
        )}
      </Loaded>
    </article>
  );
}

function Points({ id, title, points }: { id: string; title: string; points: string[] }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3">
        {title}
      </h2>
      <ul className="grid list-disc gap-2 pl-5 marker:text-ember">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  );
}
