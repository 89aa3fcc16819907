import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useRef, useState } from "react";
import { ApiError, messageFor } from "../../api/error.ts";
import { OwnPasswordField } from "../../forms/own-password.tsx";
import { Button } from "../../ui/button.tsx";
import { FieldError } from "../../ui/field.tsx";
import { toast } from "../../ui/toast.ts";
import { useUser } from "../shell/use-user.ts";
import { type SettingsBody, settingsApi } from "./data.ts";
import { texts } from "./texts.ts";

/** A group of settings with its own save button; disabled for users who may only read them. */
export function Section({
  title,
  text,
  mayChange,
  needsPassword = false,
  values,
  children,
}: {
  title: string;
  text?: string;
  mayChange: boolean;
  /** The change decides how people get in, so whoever makes it shows that they are present. */
  needsPassword?: boolean;
  /** The values that the button saves. */
  values: () => SettingsBody;
  /** Receives the server's errors by field. */
  children: (errors: Record<string, string | undefined>) => ReactNode;
}) {
  const user = useUser();
  const [password, setPassword] = useState("");
  // Only settings changed here are sent, so that another administrator's changes stay.
  const initial = useRef(values());
  const save = useMutation({
    mutationFn: async () => {
      const now = values();
      const proof = needsPassword && password ? { current_password: password } : {};
      await settingsApi.save({ ...changesOf(initial.current, now), ...proof });
      initial.current = now;
      setPassword("");
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
          {needsPassword && mayChange && user && (
            <OwnPasswordField
              user={user}
              error={errors.current_password}
              value={password}
              onChange={({ target }) => setPassword(target.value)}
            />
          )}
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
