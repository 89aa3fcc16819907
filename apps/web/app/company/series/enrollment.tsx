import type { Series, SeriesEnrollment } from "@lantern/contract/http";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { seriesEnrollmentApi, seriesEnrollmentQuery } from "../../api/queries/enrollment.ts";
import { browserZone, formatList, formatMoment } from "../../i18n/format.ts";
import { Button } from "../../ui/button.tsx";
import { CopyField } from "../../ui/copy-field.tsx";
import { useNow } from "../../ui/use-now.ts";
import { texts } from "../shared/enrollment/texts.ts";
import { EndingDialog } from "../shared/session/ending-dialog.tsx";
import { notLoaded } from "../shared/session/not-loaded.tsx";

const EnrollmentDialog = lazy(() => import("../shared/enrollment/enrollment-dialog.tsx").catch(notLoaded));

/** One link by which people take seats of a series themselves, with numbers by date and nobody's name. */
export default function SeriesOpenEnrollment({ series }: { series: Series }) {
  const { data } = useQuery(seriesEnrollmentQuery(series.id));
  const [asking, setAsking] = useState<"open" | "close" | null>(null);
  const now = useNow(30_000);
  const confirmed = series.sessions.filter(
    ({ status, starts_at: at }) => status === "confirmed" && at && Date.parse(at) > now,
  );
  if (!data || (!data.enrollment && confirmed.length === 0)) return null;
  const { enrollment, domains } = data;
  const seats = Math.min(...confirmed.map((session) => session.seats ?? 0));
  const last = confirmed.at(-1);
  return (
    <section aria-labelledby="enrollment" className="rounded-md border border-line p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 max-w-prose flex-1 basis-70">
          <h2 id="enrollment" className="text-lg">
            {texts.title}
          </h2>
          {!enrollment && <p className="text-ink-soft">{texts.series.intro}</p>}
          <p className="text-sm text-ink-soft">{texts.domains(formatList(domains))}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          {last && (
            <Button onClick={() => setAsking("open")}>
              {enrollment ? (enrollment.closed ? texts.reopen : texts.change) : texts.open}
            </Button>
          )}
          {enrollment && !enrollment.closed && (
            <Button onClick={() => setAsking("close")}>{texts.close}</Button>
          )}
        </div>
      </div>
      {enrollment && <Standing enrollment={enrollment} />}
      <Suspense>
        {asking === "open" && last && (
          <EnrollmentDialog
            enrollment={enrollment}
            seats={seats}
            hint={texts.series.seatsHint(seats)}
            zone={last.timezone ?? browserZone()}
            ends={last.starts_at}
            dayHint={texts.series.dayHint}
            send={(body) => seriesEnrollmentApi.open(series.id, body)}
            onClose={() => setAsking(null)}
          />
        )}
      </Suspense>
      {asking === "close" && (
        <EndingDialog
          texts={texts.series.closing}
          end={() => seriesEnrollmentApi.close(series.id)}
          onClose={() => setAsking(null)}
        />
      )}
    </section>
  );
}

function Standing({ enrollment }: { enrollment: SeriesEnrollment }) {
  const { url, closed, closes_at: end, dates } = enrollment;
  const zone = browserZone();
  const until = end ? texts.closes(formatMoment(end, zone)) : texts.series.closesAtStart;
  const isFull = dates.length > 0 && dates.every(({ free }) => free === 0);
  return (
    <div className="mt-4 grid max-w-prose gap-3">
      {!closed && <CopyField label={texts.link} text={url} />}
      <p role="status">{closed ? texts.series.closed : until}</p>
      <ul aria-label={texts.series.dates} className="grid gap-2 tabular-nums">
        {dates.map((date) => (
          <li key={date.session_id}>
            <b className="block">{formatMoment(date.starts_at, zone)}</b>
            {texts.series.date(date.enrolled, date.free, date.waiting)}
            {date.closed && !closed && ` ${texts.series.dateClosed}`}
          </li>
        ))}
      </ul>
      {!closed && isFull && <p className="text-sm text-ink-soft">{texts.series.noneFree}</p>}
    </div>
  );
}
