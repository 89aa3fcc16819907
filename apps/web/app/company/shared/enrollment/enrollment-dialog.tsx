import type { BodyOf } from "@lantern/contract/endpoint";
import type { putEnrollment } from "@lantern/contract/endpoints/enrollment";
import type { Enrollment } from "@lantern/contract/http";
import { FormDialog } from "../../../forms/form-dialog.tsx";
import { numberIn } from "../../../forms/number-in.ts";
import { useForm } from "../../../forms/use-form.ts";
import { wallTime, zonedInstant } from "../../../i18n/zoned.ts";
import { DatePicker } from "../../../ui/date-picker.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { toast } from "../../../ui/toast.ts";
import { texts as enrollmentTexts } from "./texts.ts";

const texts = enrollmentTexts.form;

interface Props {
  /** What is set now; null: it was never opened. */
  enrollment: Pick<Enrollment, "seats" | "closes_at"> | null;
  /** The most seats that can be given. */
  seats: number;
  hint: string;
  zone: string;
  /** When it ends by itself. */
  ends: string | null;
  dayHint: string;
  send: (body: BodyOf<typeof putEnrollment>) => Promise<void>;
  onClose: () => void;
}

/** Opens an enrollment, or changes it. */
export default function EnrollmentDialog(props: Props) {
  const { enrollment, seats: most, hint, zone, ends, dayHint, send, onClose } = props;
  const form = useForm({
    schema: "enrollmentBody",
    initial: {
      seats: enrollment?.seats === null || !enrollment ? "" : String(enrollment.seats),
      day: enrollment?.closes_at ? wallTime(enrollment.closes_at, zone)[0] : "",
    },
    body: ({ seats, day }) => ({
      seats: seats.trim() === "" ? null : numberIn(seats),
      closes_at: day ? lastMoment(day, zone, ends) : null,
    }),
    send,
    done() {
      toast.good(texts.done);
      onClose();
    },
  });
  return (
    <FormDialog form={form} onClose={onClose} title={texts.title} submit={texts.submit}>
      <Field label={texts.seats} hint={hint} {...form.field("seats")}>
        <Input type="number" inputMode="numeric" min={1} max={most} className="tabular-nums" />
      </Field>
      <Field label={texts.day} hint={dayHint} {...form.group("closes_at")}>
        <DatePicker value={form.values.day} zone={zone} onChange={(day) => form.set({ day })} />
      </Field>
    </FormDialog>
  );
}

/** The end of a day, or the moment at which it ends by itself if that comes first. */
function lastMoment(day: string, zone: string, startsAt: string | null): string {
  const end = zonedInstant(day, "23:59", zone);
  return startsAt && Date.parse(end) > Date.parse(startsAt) ? startsAt : end;
}
