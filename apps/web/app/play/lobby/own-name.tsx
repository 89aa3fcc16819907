import { access, nameOneself } from "../../api/participant/access.ts";
import { Form } from "../../forms/form.tsx";
import { FieldErrors } from "../../forms/outcome.ts";
import { useForm } from "../../forms/use-form.ts";
import { t } from "../../i18n/index.ts";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { Reply } from "../announcer/speech.tsx";
import { StageButton } from "../ui/buttons.tsx";

const texts = () => t.ownData().name;

/** It replaces the button that was clicked, so its field takes the focus. */
const focus = (field: HTMLInputElement | null) => field?.focus();

/** Corrects the first name that the team sees. The last name stays. */
export function OwnName({ onDone }: { onDone: () => void }) {
  const form = useForm({
    schema: "patchUserBody",
    initial: { first_name: access.get().user?.first_name ?? "" },
    body({ first_name }) {
      if (!first_name.trim()) throw new FieldErrors({ first_name: texts().need });
      return { first_name };
    },
    send: ({ first_name }) => nameOneself(first_name ?? "", access.get().user?.last_name ?? ""),
    done: onDone,
  });
  return (
    <Form form={form} className="grid w-full gap-3 py-3" aria-label={texts().label}>
      <Field label={texts().label} hint={texts().hint} {...form.field("first_name")}>
        <Input autoComplete="given-name" ref={focus} />
      </Field>
      <Reply text={form.failure ?? ""} />
      {form.failure && <p>{form.failure}</p>}
      <div className="flex flex-wrap gap-2.5">
        <StageButton tone="solid" type="submit" busy={form.busy}>
          {texts().save}
        </StageButton>
        <StageButton tone="line" disabled={form.busy} onClick={onDone}>
          {texts().cancel}
        </StageButton>
      </div>
    </Form>
  );
}
