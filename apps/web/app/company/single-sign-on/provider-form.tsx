import type { SingleSignOn, User } from "@lantern/contract/http";
import { useState } from "react";
import { OwnPasswordField } from "../../forms/own-password.tsx";
import { fieldsOf, useForm } from "../../forms/use-form.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Field, FieldError } from "../../ui/field.tsx";
import { Input, Textarea } from "../../ui/input.tsx";
import { toast } from "../../ui/toast.ts";
import { PasswordDialog } from "../shared/password-dialog.tsx";
import { useUser } from "../shell/use-user.ts";
import { singleSignOnApi } from "./data.ts";
import { texts } from "./texts.ts";

/** The provider and what it may decide. */
export function ProviderForm({ provider }: { provider: SingleSignOn | null }) {
  const [makesAdmins, setMakesAdmins] = useState(provider?.makes_admins ?? false);
  const user = useUser();
  const { props, errors, failure, busy } = useForm({
    schema: "putSingleSignOnBody",
    read: (form) => ({
      ...fieldsOf(form),
      makes_admins: makesAdmins,
      required: new FormData(form).has("required"),
    }),
    send: singleSignOnApi.save,
    done(_, form) {
      toast.good(texts.saved);
      for (const name of ["client_secret", "current_password"]) {
        const input = form.elements.namedItem(name);
        if (input instanceof HTMLInputElement) input.value = "";
      }
    },
  });
  return (
    <section aria-labelledby="provider" className="max-w-160">
      <h2 id="provider" className="text-xl">
        {texts.provider}
      </h2>
      <form {...props} className="mt-5 grid gap-5">
        <Field label={texts.issuer} hint={texts.issuerHint} error={errors.issuer}>
          <Input
            name="issuer"
            type="url"
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            defaultValue={provider?.issuer}
          />
        </Field>
        <Field label={texts.clientId} error={errors.client_id}>
          <Input name="client_id" autoComplete="off" spellCheck={false} defaultValue={provider?.client_id} />
        </Field>
        <Field
          label={texts.clientSecret}
          hint={provider ? texts.secretStored : texts.secretNew}
          error={errors.client_secret}
        >
          <Input name="client_secret" type="password" autoComplete="off" />
        </Field>
        <Field
          label={texts.certificates}
          optional={texts.optional}
          hint={texts.certificatesHint}
          error={errors.certificates}
        >
          <Textarea
            name="certificates"
            rows={3}
            spellCheck={false}
            defaultValue={provider?.certificates ?? ""}
          />
        </Field>
        <div className="grid gap-1">
          <Checkbox
            label={texts.makesAdmins}
            checked={makesAdmins}
            onChange={({ target }) => setMakesAdmins(target.checked)}
          />
          <p className="text-sm text-ink-soft">{texts.makesAdminsHint}</p>
        </div>
        <div hidden={!makesAdmins} className="grid gap-5 sm:grid-cols-2">
          <Field
            label={texts.groupClaim}
            optional={texts.optional}
            hint={texts.groupClaimHint}
            error={errors.group_claim}
          >
            <Input name="group_claim" autoComplete="off" defaultValue={provider?.group_claim ?? ""} />
          </Field>
          <Field label={texts.ownerGroup} optional={texts.optional} error={errors.owner_group}>
            <Input name="owner_group" autoComplete="off" defaultValue={provider?.owner_group ?? ""} />
          </Field>
        </div>
        <div className="grid gap-1">
          <Checkbox name="required" label={texts.required} defaultChecked={provider?.required ?? false} />
          <p className="text-sm text-ink-soft">{texts.requiredHint}</p>
        </div>
        {user && <OwnPasswordField user={user} name="current_password" error={errors.current_password} />}
        {failure && <FieldError>{failure}</FieldError>}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" tone="primary" size="lg" busy={busy}>
            {busy ? texts.saving : texts.save}
          </Button>
          {provider && user && <TurnOff user={user} />}
        </div>
      </form>
    </section>
  );
}

function TurnOff({ user }: { user: User }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button size="lg" onClick={() => setAsking(true)}>
        {texts.remove}
      </Button>
      {asking && (
        <PasswordDialog
          user={user}
          question={{ title: texts.removeTitle, text: texts.removeText, confirm: texts.remove }}
          danger
          act={singleSignOnApi.remove}
          onDone={() => toast.good(texts.removed)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
