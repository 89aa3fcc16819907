import type { Enrollment, Session } from "@lantern/contract/http";
import { enrollmentApi } from "../../../api/queries/enrollment.ts";
import { FormDialog } from "../../../forms/form-dialog.tsx";
import { numberIn } from "../../../forms/number-in.ts";
import { useForm } from "../../../forms/use-form.ts";
import { browserZone } from "../../../i18n/format.ts";
import { wallTime, zonedInstant } from "../../../i18n/zoned.ts";
import { DatePicker } from "../../../ui/date-picker.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { toast } from "../../../ui/toast.ts";
import { texts as enrollmentTexts } from "./texts.ts";

const texts = enrollmentTexts.form;

interface Props {
  session: Session;
  enrollment: Enrollment | null;
  onClose: () => void;
}

/** Opens the enrollment of a session, or changes it. */
export default function EnrollmentDialog({ session, enrollment, onClose }: Props) {
  const zone = session.timezone ?? browserZone();
  const form = useForm({
    schema: "enrollmentBody",
    initial: {
      seats: enrollment?.seats === null || !enrollment ? "" : String(enrollment.seats),
      day: enrollment?.closes_at ? wallTime(enrollment.closes_at, zone)[0] : "",
    },
    body: ({ seats, day }) => ({
      seats: seats.trim() === "" ? null : numberIn(seats),
      closes_at: day ? lastMoment(day, zone, session.starts_at) : null,
    }),
    send: (body) => enrollmentApi.open(session.id, body),
    done() {
      toast.good(texts.done);
      onClose();
    },
  });
  return (
    <FormDialog form={form} onClose={onClose} title={texts.title} submit={texts.submit}>
      <Field label={texts.seats} hint={texts.seatsHint(session.seats ?? 0)} {...form.field("seats")}>
        <Input type="number" inputMode="numeric" min={1} max={session.seats ?? 0} className="tabular-nums" />
      </Field>
      <Field label={texts.day} hint={texts.dayHint} {...form.group("closes_at")}>
        <DatePicker value={form.values.day} zone={zone} onChange={(day) => form.set({ day })} />
      </Field>
    </FormDialog>
  );
}

/** The end of a day, or the start of the session if that comes first. */
function lastMoment(day: string, zone: string, startsAt: string | null): string {
  const end = zonedInstant(day, "23:59", zone);
  return startsAt && Date.parse(end) > Date.parse(startsAt) ? startsAt : end;
}
