import type { SingleSignOn, User } from "@lantern/contract/http";
import { useState } from "react";
import { Failure, Form, SubmitButton } from "../../forms/form.tsx";
import { OwnPasswordField } from "../../forms/own-password.tsx";
import { useForm } from "../../forms/use-form.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Field } from "../../ui/field.tsx";
import { Input, Textarea } from "../../ui/input.tsx";
import { toast } from "../../ui/toast.ts";
import { PasswordDialog } from "../shared/password-dialog.tsx";
import { useUser } from "../shell/use-user.ts";
import { singleSignOnApi } from "./data.ts";
import { texts } from "./texts.ts";

/** The provider and what it may decide. */
export function ProviderForm({ provider }: { provider: SingleSignOn | null }) {
  const user = useUser();
  const form = useForm({
    schema: "putSingleSignOnBody",
    initial: {
      issuer: provider?.issuer ?? "",
      client_id: provider?.client_id ?? "",
      client_secret: "",
      certificates: provider?.certificates ?? "",
      makes_admins: provider?.makes_admins ?? false,
      group_claim: provider?.group_claim ?? "",
      owner_group: provider?.owner_group ?? "",
      required: provider?.required ?? false,
      current_password: "",
    },
    send: singleSignOnApi.save,
    done(_, refill) {
      toast.good(texts.saved);
      refill({ client_secret: "", current_password: "" });
    },
  });
  return (
    <section aria-labelledby="provider" className="max-w-160">
      <h2 id="provider" className="text-xl">
        {texts.provider}
      </h2>
      <Form form={form} className="mt-5 grid gap-5">
        <Field label={texts.issuer} hint={texts.issuerHint} {...form.field("issuer")}>
          <Input type="url" inputMode="url" autoComplete="off" spellCheck={false} />
        </Field>
        <Field label={texts.clientId} {...form.field("client_id")}>
          <Input autoComplete="off" spellCheck={false} />
        </Field>
        <Field
          label={texts.clientSecret}
          hint={provider ? texts.secretStored : texts.secretNew}
          {...form.field("client_secret")}
        >
          <Input type="password" autoComplete="off" />
        </Field>
        <Field
          label={texts.certificates}
          optional={texts.optional}
          hint={texts.certificatesHint}
          {...form.field("certificates")}
        >
          <Textarea rows={3} spellCheck={false} />
        </Field>
        <div className="grid gap-1">
          <Checkbox label={texts.makesAdmins} {...form.flag("makes_admins")} />
          <p className="text-sm text-ink-soft">{texts.makesAdminsHint}</p>
        </div>
        <div hidden={!form.values.makes_admins} className="grid gap-5">
          <Field
            label={texts.groupClaim}
            optional={texts.optional}
            hint={texts.groupClaimHint}
            {...form.field("group_claim")}
          >
            <Input autoComplete="off" />
          </Field>
          <Field label={texts.ownerGroup} optional={texts.optional} {...form.field("owner_group")}>
            <Input autoComplete="off" />
          </Field>
        </div>
        <div className="grid gap-1">
          <Checkbox label={texts.required} {...form.flag("required")} />
          <p className="text-sm text-ink-soft">{texts.requiredHint}</p>
        </div>
        {user && <OwnPasswordField user={user} {...form.field("current_password")} />}
        <Failure />
        <div className="flex flex-wrap gap-3">
          <SubmitButton tone="primary" size="lg" sending={texts.saving}>
            {texts.save}
          </SubmitButton>
          {provider && user && <TurnOff user={user} />}
        </div>
      </Form>
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
