import type { Series, SessionSummary } from "@lantern/contract/http";
import { seriesApi } from "../../api/queries/series.ts";
import { FormDialog } from "../../forms/form-dialog.tsx";
import { useForm } from "../../forms/use-form.ts";
import { RadioOption } from "../../ui/radio-option.tsx";
import { toast } from "../../ui/toast.ts";
import { laterThan } from "./model.ts";
import { texts as seriesTexts } from "./texts.ts";

const texts = seriesTexts.cancelling;

/** Cancels one session, or it and all after it. */
export default function CancelDialog({
  series,
  session,
  onClose,
}: {
  series: Series;
  session: SessionSummary;
  onClose: () => void;
}) {
  const later = laterThan(series, session);
  const idsOf = (what: string) => [session, ...(what === "rest" ? later : [])].map(({ id }) => id);
  const form = useForm({
    schema: "cancelSeriesBody",
    initial: { what: "only" },
    body: ({ what }) => ({ session_ids: idsOf(what) }),
    async send({ session_ids: ids }) {
      await seriesApi.cancel(series.id, ids);
      toast.good(texts.done(ids.length));
    },
    done: onClose,
  });
  return (
    <FormDialog
      form={form}
      danger
      onClose={onClose}
      title={`${texts.title} ${session.title}`}
      description={texts.text}
      cancel={texts.back}
      submit={texts.submit(idsOf(form.values.what).length)}
    >
      {later.length > 0 && (
        <div className="grid gap-2">
          <RadioOption title={texts.only} {...form.choice("what", "only")} />
          <RadioOption title={texts.rest(later.length)} {...form.choice("what", "rest")} />
        </div>
      )}
    </FormDialog>
  );
}
