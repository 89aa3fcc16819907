import type { getSingleSignOn, ResponseOf } from "@lantern/contract/http";
import { messageFor } from "../../api/error.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { toast } from "../../ui/toast.ts";
import { texts } from "./texts.ts";

/** What an Owner registers at the provider. */
export function Addresses({ addresses }: { addresses: ResponseOf<typeof getSingleSignOn> }) {
  return (
    <section aria-labelledby="addresses" className="grid max-w-160 gap-5">
      <div className="grid gap-1.5">
        <h2 id="addresses" className="text-xl">
          {texts.addresses}
        </h2>
        <p className="text-ink-soft">{texts.addressesText}</p>
      </div>
      <ToCopy label={texts.redirect} text={addresses.redirect_uri} />
      <ToCopy label={texts.postLogout} text={addresses.post_logout_redirect_uri} />
      <ToCopy label={texts.backChannel} text={addresses.back_channel_logout_uri} />
    </section>
  );
}

export function ToCopy({ label, text }: { label: string; text: string }) {
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast.good(texts.copied),
      (error: unknown) => toast.bad(messageFor(error)),
    );
  return (
    <div className="flex items-end gap-2">
      <Field label={label} className="min-w-0 flex-1">
        <Input readOnly value={text} onFocus={({ target }) => target.select()} />
      </Field>
      <Button size="lg" aria-label={texts.copyOf(label)} onClick={copy}>
        {texts.copy}
      </Button>
    </div>
  );
}
