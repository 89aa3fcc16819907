import type { Enrollment, Session } from "@lantern/contract/http";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { enrollmentApi, enrollmentQuery } from "../../../api/queries/enrollment.ts";
import { browserZone, formatList, formatMoment } from "../../../i18n/format.ts";
import { Button } from "../../../ui/button.tsx";
import { CopyField } from "../../../ui/copy-field.tsx";
import { texts } from "../../shared/enrollment/texts.ts";
import { EndingDialog } from "../../shared/session/ending-dialog.tsx";
import { notLoaded } from "../../shared/session/not-loaded.tsx";

const EnrollmentDialog = lazy(() => import("../../shared/enrollment/enrollment-dialog.tsx").catch(notLoaded));

/** The link by which people take a seat of a confirmed session themselves, with its numbers and nobody's name. */
export default function OpenEnrollment({ session }: { session: Session }) {
  const { data } = useQuery(enrollmentQuery(session.id));
  const [asking, setAsking] = useState<"open" | "close" | null>(null);
  if (!data) return null;
  const { enrollment, domains } = data;
  return (
    <section aria-labelledby="enrollment" className="mt-8 rounded-md border border-line p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 max-w-prose flex-1 basis-70">
          <h2 id="enrollment" className="text-lg">
            {texts.title}
          </h2>
          {!enrollment && <p className="text-ink-soft">{texts.intro}</p>}
          <p className="text-sm text-ink-soft">{texts.domains(formatList(domains))}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => setAsking("open")}>
            {enrollment ? (enrollment.closed ? texts.reopen : texts.change) : texts.open}
          </Button>
          {enrollment && !enrollment.closed && (
            <Button onClick={() => setAsking("close")}>{texts.close}</Button>
          )}
        </div>
      </div>
      {enrollment && <Standing enrollment={enrollment} />}
      <Suspense>
        {asking === "open" && (
          <EnrollmentDialog
            enrollment={enrollment}
            hint={texts.form.seatsHint(session.seats ?? 0)}
            seats={session.seats ?? 0}
            zone={session.timezone ?? browserZone()}
            ends={session.starts_at}
            dayHint={texts.form.dayHint}
            send={(body) => enrollmentApi.open(session.id, body)}
            onClose={() => setAsking(null)}
          />
        )}
      </Suspense>
      {asking === "close" && (
        <EndingDialog
          texts={texts.closing}
          end={() => enrollmentApi.close(session.id)}
          onClose={() => setAsking(null)}
        />
      )}
    </section>
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
