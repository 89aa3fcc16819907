import type { Series } from "@lantern/contract/http";
import { useId } from "react";
import { seriesApi } from "../../api/queries/series.ts";
import { useForm } from "../../forms/use-form.ts";
import { t } from "../../i18n/index.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Field, FieldError } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { toast } from "../../ui/toast.ts";
import { texts as seriesTexts } from "./texts.ts";

const texts = seriesTexts.renaming;

export default function RenameDialog({ series, onClose }: { series: Series; onClose: () => void }) {
  const id = useId();
  const { props, errors, failure, busy } = useForm({
    schema: "seriesTitleBody",
    send: (body) => seriesApi.rename(series.id, body),
    done() {
      toast.good(texts.done);
      onClose();
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.title}
      description={texts.text}
      actions={
        <>
          <Button onClick={onClose}>{t.ui().cancel}</Button>
          <Button type="submit" form={id} tone="primary" busy={busy}>
            {texts.submit}
          </Button>
        </>
      }
    >
      <form {...props} id={id} className="mt-3 grid gap-4">
        <Field label={texts.label} error={errors.title}>
          <Input name="title" defaultValue={series.title} />
        </Field>
        {failure && <FieldError>{failure}</FieldError>}
      </form>
    </Dialog>
  );
}
