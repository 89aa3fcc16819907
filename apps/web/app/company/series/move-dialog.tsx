import type { Series, SessionSummary } from "@lantern/contract/http";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError, messageFor } from "../../api/error.ts";
import { seriesApi } from "../../api/queries/series.ts";
import { browserZone, cityOf, formatMoment } from "../../i18n/format.ts";
import { t } from "../../i18n/index.ts";
import { wallTime } from "../../i18n/zoned.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { DatePicker } from "../../ui/date-picker.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Field, FieldError } from "../../ui/field.tsx";
import { TimeSelect } from "../../ui/time-select.tsx";
import { toast } from "../../ui/toast.ts";
import { texts as planningTexts } from "../shared/planning/texts.ts";
import { ClockChangeNote } from "../shared/session/clock-change-note.tsx";
import { laterThan, movedStarts } from "./model.ts";
import { texts as seriesTexts } from "./texts.ts";

const texts = seriesTexts.moving;

/** A new date for one session, or for it and all after it. What is listed is what is saved. */
export default function MoveDialog({
  series,
  session,
  onClose,
}: {
  series: Series;
  session: SessionSummary;
  onClose: () => void;
}) {
  const zone = session.timezone ?? browserZone();
  const [[day, time], setStart] = useState<[string, string]>(() =>
    session.starts_at ? wallTime(session.starts_at, zone) : ["", "14:00"],
  );
  const later = laterThan(series, session);
  const [all, setAll] = useState(false);
  const moved = day ? movedStarts(session, all ? later : [], { day, time, zone }) : [];
  const save = useMutation({
    mutationFn: () => seriesApi.setDates(series.id, { timezone: zone, sessions: moved }),
    onSuccess: () => {
      toast.good(texts.done);
      onClose();
    },
  });
  const change = (next: [string, string]) => {
    save.reset();
    setStart(next);
  };
  const errorOf = (index: number) =>
    save.error instanceof ApiError ? save.error.fields[`sessions.${index}.starts_at`]?.[0] : undefined;
  const listed = moved.some((_, index) => errorOf(index));
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.title}
      description={texts.text}
      actions={
        <>
          <Button onClick={onClose}>{t.ui().cancel}</Button>
          <Button tone="primary" disabled={!day} busy={save.isPending} onClick={() => save.mutate()}>
            {texts.submit(moved.length)}
          </Button>
        </>
      }
    >
      <div className="mt-4 grid gap-4">
        <div className="grid grid-cols-[minmax(0,1fr)_7.25rem] gap-3 sm:grid-cols-[minmax(0,1fr)_8rem] sm:gap-4">
          <Field label={planningTexts.day}>
            <DatePicker value={day} zone={zone} onChange={(next) => change([next, time])} />
          </Field>
          <Field label={planningTexts.start}>
            <TimeSelect value={time} onChange={(next) => change([day, next])} />
          </Field>
        </div>
        {later.length > 0 && (
          <Checkbox label={texts.later} checked={all} onChange={(event) => setAll(event.target.checked)} />
        )}
        <p className="text-sm text-ink-soft">{texts.zone(cityOf(zone))}</p>
        <ul aria-label={texts.list} className="grid gap-1 text-sm tabular-nums">
          {moved.map(({ id, starts_at }, index) => (
            <li key={id}>
              {formatMoment(starts_at, zone)}
              <ClockChangeNote startsAt={starts_at} zone={zone} requested={time} />
              {errorOf(index) && <FieldError>{errorOf(index)}</FieldError>}
            </li>
          ))}
        </ul>
        {save.error && !listed && <FieldError>{messageFor(save.error)}</FieldError>}
      </div>
    </Dialog>
  );
}
