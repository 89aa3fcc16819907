import { keyScopes } from "@lantern/contract/choices";
import { keysApi } from "../../api/queries/keys.ts";
import { Choices, Form, Submit } from "../../forms/form.tsx";
import { OwnPasswordField } from "../../forms/own-password.tsx";
import { useForm } from "../../forms/use-form.ts";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Field } from "../../ui/field.tsx";
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

const initial = {
  name: "",
  scopes: [] as (typeof scopesOfPrograms)[number][],
  expires_at: `${expiries[0]}`,
  current_password: "",
};

/** The form of a new key. */
export function AddKey({ onKey }: { onKey: (key: string) => void }) {
  const user = useUser();
  const form = useForm({
    schema: "createKeyBody",
    initial,
    body: ({ expires_at, ...values }) => {
      const days = Number(expires_at);
      return { ...values, expires_at: days ? new Date(Date.now() + days * DAY_MS).toISOString() : null };
    },
    send: keysApi.add,
    done({ key }, refill) {
      toast.good(texts.added);
      refill(initial);
      onKey(key);
    },
  });
  return (
    <section aria-label={texts.add} className="mt-10 border-t border-line pt-6">
      <h2 className="text-xl">{texts.add}</h2>
      <Form form={form} className="mt-5 grid max-w-160 gap-5">
        <Field label={texts.name} hint={texts.nameHint} {...form.field("name")}>
          <Input autoComplete="off" />
        </Field>
        <Choices legend={texts.scopes} {...form.group("scopes")}>
          <div>
            {scopesOfPrograms.map((scope) => (
              <Checkbox key={scope} label={keyTexts.scopeNames[scope]} {...form.choice("scopes", scope)} />
            ))}
          </div>
        </Choices>
        <Field label={texts.expiry} {...form.field("expires_at")}>
          <Select className="max-w-60">
            {expiries.map((days) => (
              <option key={days} value={days}>
                {days ? texts.expiries.days(days) : texts.expiries.never}
              </option>
            ))}
          </Select>
        </Field>
        {user && <OwnPasswordField user={user} {...form.field("current_password")} />}
        <Submit tone="primary" sending={texts.submitting}>
          {texts.submit}
        </Submit>
      </Form>
    </section>
  );
}
