import {
  channelEvents,
  type WebhookEvent,
  type WebhookKind,
  webhookEvents,
  webhookKinds,
} from "@lantern/contract/choices";
import { useRef } from "react";
import { Choices, Form, Submit } from "../../forms/form.tsx";
import { OwnPasswordField } from "../../forms/own-password.tsx";
import { useForm } from "../../forms/use-form.ts";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { RadioOption } from "../../ui/radio-option.tsx";
import { toast } from "../../ui/toast.ts";
import { useUser } from "../shell/use-user.ts";
import { webhooksApi } from "./data.ts";
import { texts } from "./texts.ts";

const offeredTo = (kind: WebhookKind): readonly WebhookEvent[] =>
  kind === "signed" ? webhookEvents : channelEvents;
const initial = {
  kind: "signed" as WebhookKind,
  url: "",
  events: [...webhookEvents],
  current_password: "",
};

/** The form of a new webhook. A channel can only have the reminder and the recap. */
export function AddWebhook({ onSecret }: { onSecret: (secret: string) => void }) {
  const key = useRef(crypto.randomUUID());
  const user = useUser();
  const form = useForm({
    schema: "createWebhookBody",
    initial,
    body: (values) => ({
      ...values,
      events: offeredTo(values.kind).filter((event) => values.events.includes(event)),
    }),
    send: (body) => webhooksApi.add(body, key.current),
    done({ secret }, refill) {
      toast.good(texts.added);
      refill({ url: "", current_password: "" });
      key.current = crypto.randomUUID();
      if (secret) onSecret(secret);
    },
  });
  const { kind } = form.values;
  return (
    <section aria-label={texts.add} className="mt-10 border-t border-line pt-6">
      <h2 className="text-xl">{texts.add}</h2>
      <Form form={form} className="mt-5 grid max-w-160 gap-5">
        <Choices legend={texts.kind} {...form.group("kind")}>
          {webhookKinds.map((each) => (
            <RadioOption key={each} title={texts.kinds[each]} {...form.choice("kind", each)}>
              {texts.kindHints[each]}
            </RadioOption>
          ))}
        </Choices>
        <Field label={texts.url} hint={texts.urlHints[kind]} {...form.field("url")}>
          <Input type="url" inputMode="url" autoComplete="off" spellCheck={false} />
        </Field>
        <Choices legend={texts.events} {...form.group("events")}>
          <div className="grid gap-x-6 sm:grid-cols-2">
            {offeredTo(kind).map((event) => (
              <Checkbox key={event} label={texts.eventNames[event]} {...form.choice("events", event)} />
            ))}
          </div>
        </Choices>
        {user && <OwnPasswordField user={user} {...form.field("current_password")} />}
        <Submit tone="primary" sending={texts.adding}>
          {texts.addSubmit}
        </Submit>
      </Form>
    </section>
  );
}
