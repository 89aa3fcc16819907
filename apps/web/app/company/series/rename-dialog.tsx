import type { Series } from "@lantern/contract/http";
import { seriesApi } from "../../api/queries/series.ts";
import { FormDialog } from "../../forms/form-dialog.tsx";
import { useForm } from "../../forms/use-form.ts";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { toast } from "../../ui/toast.ts";
import { texts as seriesTexts } from "./texts.ts";

const texts = seriesTexts.renaming;

export default function RenameDialog({ series, onClose }: { series: Series; onClose: () => void }) {
  const form = useForm({
    schema: "seriesTitleBody",
    initial: { title: series.title },
    send: (body) => seriesApi.rename(series.id, body),
    done() {
      toast.good(texts.done);
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={texts.title}
      description={texts.text}
      submit={texts.submit}
    >
      <Field label={texts.label} {...form.field("title")}>
        <Input />
      </Field>
    </FormDialog>
  );
}
