import type { Series, SeriesEnrollment } from "@lantern/contract/http";
import { useQuery } from "@tanstack/react-query";
import { seriesEnrollmentApi, seriesEnrollmentQuery } from "../../api/queries/enrollment.ts";
import { browserZone, formatMoment } from "../../i18n/format.ts";
import { CopyField } from "../../ui/copy-field.tsx";
import { useNow } from "../../ui/use-now.ts";
import { EnrollmentPanel } from "../shared/enrollment/enrollment-panel.tsx";
import { texts } from "../shared/enrollment/texts.ts";

/** One link by which people take seats of a series themselves, with numbers by date and nobody's name. */
export default function SeriesOpenEnrollment({ series }: { series: Series }) {
  const { data } = useQuery(seriesEnrollmentQuery(series.id));
  const now = useNow(30_000);
  const confirmed = series.sessions.filter(
    ({ status, starts_at: at }) => status === "confirmed" && at && Date.parse(at) > now,
  );
  if (!data || (!data.enrollment && confirmed.length === 0)) return null;
  const { enrollment, domains } = data;
  const seats = Math.min(...confirmed.map((session) => session.seats ?? 0));
  const last = confirmed.at(-1);
  return (
    <EnrollmentPanel
      enrollment={enrollment}
      domains={domains}
      intro={texts.series.intro}
      form={
        last
          ? {
              seats,
              hint: texts.series.seatsHint(seats),
              zone: last.timezone ?? browserZone(),
              ends: last.starts_at,
              dayHint: texts.series.dayHint,
              send: (body) => seriesEnrollmentApi.open(series.id, body),
            }
          : null
      }
      ending={{ texts: texts.series.closing, end: () => seriesEnrollmentApi.close(series.id) }}
    >
      {enrollment && <Standing enrollment={enrollment} />}
    </EnrollmentPanel>
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
