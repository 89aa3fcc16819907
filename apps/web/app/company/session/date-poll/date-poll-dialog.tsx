import { offeredDates } from "@lantern/contract/endpoints/date-poll";
import type { DatePoll, Session } from "@lantern/contract/http";
import { useQuery } from "@tanstack/react-query";
import { datePollApi } from "../../../api/queries/date-poll.ts";
import { zonesQuery } from "../../../api/queries/reference.ts";
import { FormDialog } from "../../../forms/form-dialog.tsx";
import { FieldErrors } from "../../../forms/outcome.ts";
import { useForm } from "../../../forms/use-form.ts";
import { browserZone } from "../../../i18n/format.ts";
import { wallTime, zonedInstant } from "../../../i18n/zoned.ts";
import { DatePicker } from "../../../ui/date-picker.tsx";
import { Field } from "../../../ui/field.tsx";
import { TimeSelect } from "../../../ui/time-select.tsx";
import { toast } from "../../../ui/toast.ts";
import { ZonePicker } from "../../../ui/zone-picker.tsx";
import { DaysOff, zonesOf } from "../../shared/planning/days-off.tsx";
import { startError } from "../../shared/planning/plan.ts";
import { texts as planningTexts } from "../../shared/planning/texts.ts";
import { texts } from "./texts.ts";

interface Typed {
  day: string;
  time: string;
}

interface Props {
  session: Session;
  poll: DatePoll | null;
  onClose: () => void;
}

/** Offers a draft at two or three dates, or at others than before. */
export default function DatePollDialog({ session, poll, onClose }: Props) {
  const zones = useQuery(zonesQuery);
  const form = useForm({
    schema: "datePollBody",
    initial: typedOf(session, poll),
    body: ({ dates, timezone }) => ({ starts: startsOf(dates, timezone), timezone }),
    send: (body) => datePollApi.offer(session.id, body),
    done(offered) {
      toast.good(texts.emailed(offered?.emailed ?? 0));
      onClose();
    },
  });
  const { dates, timezone } = form.values;
  const set = (index: number, part: Partial<Typed>) =>
    form.set({ dates: dates.map((date, at) => (at === index ? { ...date, ...part } : date)) });
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={texts.form.title}
      description={poll ? texts.form.again : texts.form.text(session.counts.attendees)}
      submit={texts.form.submit(session.counts.attendees)}
    >
      {dates.map(({ day, time }, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: a date has nothing but its position
          key={index}
          className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_8.5rem] sm:gap-4"
        >
          <Field label={texts.form.date(index + 1)} {...form.group(`starts.${index}`)}>
            <DatePicker value={day} zone={timezone} onChange={(next) => set(index, { day: next })} />
          </Field>
          <Field label={texts.form.start(index + 1)}>
            <TimeSelect value={time} onChange={(next) => set(index, { time: next })} />
          </Field>
          {day && (
            <div className="-mt-1 empty:hidden sm:col-span-2">
              <DaysOff startsAt={zonedInstant(day, time, timezone)} zones={zonesOf(session, timezone)} />
            </div>
          )}
        </div>
      ))}
      <Field label={planningTexts.zone} {...form.group("timezone")}>
        <ZonePicker
          value={timezone}
          zones={zones.data ?? [timezone]}
          onChange={(next) => form.set({ timezone: next })}
        />
      </Field>
    </FormDialog>
  );
}

/** The starts of the days that were chosen; the last may stay empty. */
function startsOf(dates: readonly Typed[], timezone: string): string[] {
  return dates.flatMap(({ day, time }, index) => {
    const isRepeated = dates.slice(0, index).some((one) => day && one.day === day && one.time === time);
    if (isRepeated) throw new FieldErrors({ [`starts.${index}`]: texts.form.same });
    if (!day && index >= offeredDates.min) return [];
    const start = day ? zonedInstant(day, time, timezone) : null;
    const error = start ? startError(start) : texts.form.choose;
    if (error || !start) throw new FieldErrors({ [`starts.${index}`]: error ?? "" });
    return start;
  });
}

function typedOf(session: Session, poll: DatePoll | null): { dates: Typed[]; timezone: string } {
  const timezone = poll?.timezone ?? session.timezone ?? browserZone();
  const stored =
    poll?.dates.map(({ starts_at }) => starts_at) ?? [session.starts_at].flatMap((at) => at ?? []);
  const dates = Array.from({ length: offeredDates.max }, (_, index): Typed => {
    const start = stored[index];
    const [day, time] = start ? wallTime(start, timezone) : ["", "14:00"];
    return { day, time };
  });
  return { dates, timezone };
}
