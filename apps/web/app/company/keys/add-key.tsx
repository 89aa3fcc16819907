import { keyScopes } from "@lantern/contract/choices";
import { keysApi } from "../../api/queries/keys.ts";
import { OwnPasswordField } from "../../forms/own-password.tsx";
import { useForm } from "../../forms/use-form.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Field, FieldError } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { Select } from "../../ui/select.tsx";
import { toast } from "../../ui/toast.ts";
import { texts as keyTexts } from "../shared/keys/texts.ts";
import { useUser } from "../shell/use-user.ts";
import { texts } from "./texts.ts";

/** Days until a key expires; 0: never. */
const expiries = [90, 30, 365, 0];
const DAY_MS = 86_400_000;

/** Tokens of a directory are made on its own page. */
const scopesOfPrograms = keyScopes.filter((scope) => scope !== "directory");

function read(form: HTMLFormElement) {
  const data = new FormData(form);
  const days = Number(data.get("days"));
  return {
    name: data.get("name"),
    scopes: data.getAll("scopes"),
    current_password: data.get("current_password") ?? undefined,
    expires_at: days ? new Date(Date.now() + days * DAY_MS).toISOString() : null,
  };
}

/** The form of a new key. */
export function AddKey({ onKey }: { onKey: (key: string) => void }) {
  const user = useUser();
  const { props, errors, failure, busy } = useForm({
    schema: "createKeyBody",
    read,
    send: keysApi.add,
    done({ key }, form) {
      toast.good(texts.added);
      form.reset();
      onKey(key);
    },
  });
  return (
    <section aria-label={texts.add} className="mt-10 border-t border-line pt-6">
      <h2 className="text-xl">{texts.add}</h2>
      <form {...props} className="mt-5 grid max-w-160 gap-5">
        <Field label={texts.name} hint={texts.nameHint} error={errors.name}>
          <Input name="name" autoComplete="off" />
        </Field>
        <fieldset>
          <legend className="mb-1.5 font-semibold">{texts.scopes}</legend>
          {scopesOfPrograms.map((scope) => (
            <Checkbox key={scope} name="scopes" value={scope} label={keyTexts.scopeNames[scope]} />
          ))}
          {errors.scopes && <FieldError>{errors.scopes}</FieldError>}
        </fieldset>
        <Field label={texts.expiry}>
          <Select name="days" className="max-w-60">
            {expiries.map((days) => (
              <option key={days} value={days}>
                {days ? texts.expiries.days(days) : texts.expiries.never}
              </option>
            ))}
          </Select>
        </Field>
        {user && <OwnPasswordField user={user} name="current_password" error={errors.current_password} />}
        {failure && <FieldError>{failure}</FieldError>}
        <Button type="submit" tone="primary" size="lg" busy={busy} className="w-fit max-md:w-full">
          {busy ? texts.submitting : texts.submit}
        </Button>
      </form>
    </section>
  );
}
