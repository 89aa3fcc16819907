import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useRef } from "react";
import { ApiError, messageFor } from "../../../api/error.ts";
import { t } from "../../../i18n/index.ts";
import { Button } from "../../../ui/button.tsx";
import { FieldError } from "../../../ui/field.tsx";
import { toast } from "../../../ui/toast.tsx";
import { type SettingsBody, settingsApi } from "../api.ts";

const texts = t.settings;

/** One group of settings with a button of its own; who may only read sees it fixed. */
export function Section({
  title,
  text,
  mayChange,
  values,
  children,
}: {
  title: string;
  text?: string;
  mayChange: boolean;
  /** What the button saves. */
  values: () => SettingsBody;
  /** Given the texts that the server puts at fields. */
  children: (errors: Record<string, string | undefined>) => ReactNode;
}) {
  // Only what was changed here is sent: what another administrator has changed meanwhile stays as they left it.
  const initial = useRef(values());
  const save = useMutation({
    mutationFn: async () => {
      const now = values();
      await settingsApi.save(changesOf(initial.current, now));
      initial.current = now;
    },
    onSuccess: () => toast.good(texts.saved),
  });
  const fields = save.error instanceof ApiError ? save.error.fields : {};
  const errors = Object.fromEntries(Object.entries(fields).map(([name, [first]]) => [name, first]));
  return (
    <section className="border-t border-line pt-6">
      <h2 className="text-xl">{title}</h2>
      {text && <p className="mt-1 max-w-[64ch] text-ink-soft">{text}</p>}
      <form
        noValidate
        className="mt-5"
        onSubmit={(event) => {
          event.preventDefault();
          save.mutate();
        }}
      >
        <fieldset disabled={!mayChange} className="grid max-w-160 gap-5">
          <legend className="sr-only">{title}</legend>
          {children(errors)}
          {save.isError && Object.keys(errors).length === 0 && (
            <FieldError>{messageFor(save.error)}</FieldError>
          )}
          {mayChange && (
            <Button type="submit" size="lg" busy={save.isPending} className="w-fit max-md:w-full">
              {save.isPending ? texts.saving : texts.save}
            </Button>
          )}
        </fieldset>
      </form>
    </section>
  );
}

function changesOf(before: SettingsBody, now: SettingsBody): SettingsBody {
  const old: Record<string, unknown> = before;
  const changed = Object.entries(now).filter(([name, value]) => !sameValue(old[name], value));
  return Object.fromEntries(changed);
}

const sameValue = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
