import type { Series, SessionSummary } from "@lantern/contract/http";
import { seriesApi } from "../../api/queries/series.ts";
import { FormDialog } from "../../forms/form-dialog.tsx";
import { useForm } from "../../forms/use-form.ts";
import { browserZone, cityOf, formatMoment } from "../../i18n/format.ts";
import { wallTime } from "../../i18n/zoned.ts";
import { Checkbox } from "../../ui/checkbox.tsx";
import { DatePicker } from "../../ui/date-picker.tsx";
import { Field, FieldError } from "../../ui/field.tsx";
import { TimeSelect } from "../../ui/time-select.tsx";
import { toast } from "../../ui/toast.ts";
import { DaysOff } from "../shared/planning/days-off.tsx";
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
  const [day, time] = session.starts_at ? wallTime(session.starts_at, zone) : ["", "14:00"];
  const later = laterThan(series, session);
  const movedTo = (values: { day: string; time: string; all: boolean }) =>
    values.day ? movedStarts(session, values.all ? later : [], { ...values, zone }) : [];
  const form = useForm({
    schema: "seriesDatesBody",
    initial: { day, time, all: false },
    body: (values) => ({ timezone: zone, sessions: movedTo(values) }),
    send: (body) => seriesApi.setDates(series.id, body),
    done() {
      toast.good(texts.done);
      onClose();
    },
  });
  const moved = movedTo(form.values);
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={texts.title}
      description={texts.text}
      submit={texts.submit(moved.length)}
      disabled={!form.values.day}
    >
      <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_8.5rem] sm:gap-4">
        <Field label={planningTexts.day}>
          <DatePicker value={form.values.day} zone={zone} onChange={(next) => form.set({ day: next })} />
        </Field>
        <Field label={planningTexts.start}>
          <TimeSelect value={form.values.time} onChange={(next) => form.set({ time: next })} />
        </Field>
      </div>
      {later.length > 0 && <Checkbox label={texts.later} {...form.flag("all")} />}
      <p className="text-sm text-ink-soft">{texts.zone(cityOf(zone))}</p>
      <ul aria-label={texts.list} className="grid gap-1 text-sm tabular-nums">
        {moved.map(({ id, starts_at }, index) => {
          const { name, error } = form.group(`sessions.${index}.starts_at`);
          return (
            <li key={id} data-field={name}>
              {formatMoment(starts_at, zone)}
              <ClockChangeNote startsAt={starts_at} zone={zone} requested={form.values.time} />
              <DaysOff startsAt={starts_at} zones={[zone, ...series.timezones]} />
              {error && <FieldError>{error}</FieldError>}
            </li>
          );
        })}
      </ul>
    </FormDialog>
  );
}
