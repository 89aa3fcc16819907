import type { Enrollment, Session } from "@lantern/contract/http";
import { useQuery } from "@tanstack/react-query";
import { enrollmentApi, enrollmentQuery } from "../../../api/queries/enrollment.ts";
import { browserZone, formatMoment } from "../../../i18n/format.ts";
import { CopyField } from "../../../ui/copy-field.tsx";
import { EnrollmentPanel } from "../../shared/enrollment/enrollment-panel.tsx";
import { texts } from "../../shared/enrollment/texts.ts";

/** The link by which people take a seat of a confirmed session themselves, with its numbers and nobody's name. */
export default function OpenEnrollment({ session }: { session: Session }) {
  const { data } = useQuery(enrollmentQuery(session.id));
  if (!data) return null;
  const { enrollment, domains } = data;
  const seats = session.seats ?? 0;
  return (
    <EnrollmentPanel
      className="mt-8"
      enrollment={enrollment}
      domains={domains}
      intro={texts.intro}
      form={{
        seats,
        hint: texts.form.seatsHint(seats),
        zone: session.timezone ?? browserZone(),
        ends: session.starts_at,
        dayHint: texts.form.dayHint,
        send: (body) => enrollmentApi.open(session.id, body),
      }}
      ending={{ texts: texts.closing, end: () => enrollmentApi.close(session.id) }}
    >
      {enrollment && <Standing enrollment={enrollment} />}
    </EnrollmentPanel>
  );
}

function Standing({ enrollment }: { enrollment: Enrollment }) {
  const { url, enrolled, free, waiting, offered, withdrawn, closed, closes_at } = enrollment;
  const until = closes_at ? texts.closes(formatMoment(closes_at, browserZone())) : texts.closesAtStart;
  return (
    <div className="mt-4 grid max-w-prose gap-3">
      {!closed && <CopyField label={texts.link} text={url} />}
      <p role="status">
        {[
          texts.status(enrolled, free),
          ...(waiting > 0 ? [texts.waiting(waiting, offered)] : []),
          ...(withdrawn > 0 ? [texts.withdrawn(withdrawn)] : []),
          closed ? texts.closed : until,
        ].join(" ")}
      </p>
    </div>
  );
}
