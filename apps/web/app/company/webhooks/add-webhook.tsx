import { channelEvents, type WebhookKind, webhookEvents, webhookKinds } from "@lantern/contract/choices";
import { useRef, useState } from "react";
import { OwnPasswordField } from "../../forms/own-password.tsx";
import { fieldsOf, useForm } from "../../forms/use-form.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Field, FieldError } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { RadioOption } from "../../ui/radio-option.tsx";
import { toast } from "../../ui/toast.ts";
import { useUser } from "../shell/use-user.ts";
import { webhooksApi } from "./data.ts";
import { texts } from "./texts.ts";

/** The form of a new webhook. A channel can only have the reminder and the recap. */
export function AddWebhook({ onSecret }: { onSecret: (secret: string) => void }) {
  const [kind, setKind] = useState<WebhookKind>("signed");
  const [chosen, setChosen] = useState<readonly string[]>(webhookEvents);
  const key = useRef(crypto.randomUUID());
  const offered = kind === "signed" ? webhookEvents : channelEvents;
  const user = useUser();
  const { props, errors, failure, busy } = useForm({
    schema: "createWebhookBody",
    read: (form) => ({
      ...fieldsOf(form),
      kind,
      events: offered.filter((event) => chosen.includes(event)),
    }),
    send: (body) => webhooksApi.add(body, key.current),
    done({ secret }, form) {
      toast.good(texts.added);
      form.reset();
      key.current = crypto.randomUUID();
      if (secret) onSecret(secret);
    },
  });
  return (
    <section aria-label={texts.add} className="mt-10 border-t border-line pt-6">
      <h2 className="text-xl">{texts.add}</h2>
      <form {...props} className="mt-5 grid max-w-160 gap-5">
        <fieldset className="grid gap-2">
          <legend className="mb-1.5 font-semibold">{texts.kind}</legend>
          {webhookKinds.map((each) => (
            <RadioOption
              key={each}
              name="kind"
              value={each}
              title={texts.kinds[each]}
              checked={each === kind}
              onChange={() => setKind(each)}
            >
              {texts.kindHints[each]}
            </RadioOption>
          ))}
        </fieldset>
        <Field label={texts.url} hint={texts.urlHints[kind]} error={errors.url}>
          <Input name="url" type="url" inputMode="url" autoComplete="off" spellCheck={false} />
        </Field>
        <fieldset>
          <legend className="mb-1.5 font-semibold">{texts.events}</legend>
          <div className="grid gap-x-6 sm:grid-cols-2">
            {offered.map((event) => (
              <Checkbox
                key={event}
                name="events"
                label={texts.eventNames[event]}
                checked={chosen.includes(event)}
                onChange={({ target }) =>
                  setChosen((before) =>
                    target.checked ? [...before, event] : before.filter((one) => one !== event),
                  )
                }
              />
            ))}
          </div>
          {errors.events && <FieldError>{errors.events}</FieldError>}
        </fieldset>
        {user && <OwnPasswordField user={user} name="current_password" error={errors.current_password} />}
        {failure && <FieldError>{failure}</FieldError>}
        <Button type="submit" tone="primary" size="lg" busy={busy} className="w-fit max-md:w-full">
          {busy ? texts.adding : texts.addSubmit}
        </Button>
      </form>
    </section>
  );
}
