import type { User } from "@lantern/contract/http";
import { useState } from "react";
import { leaveAfterDeletion } from "../../api/access/session.ts";
import { FormDialog } from "../../forms/form-dialog.tsx";
import { FieldErrors } from "../../forms/outcome.ts";
import { OwnPasswordField } from "../../forms/own-password.tsx";
import { useForm } from "../../forms/use-form.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { dataApi } from "./data.ts";
import { texts as profileTexts } from "./texts.ts";

const texts = profileTexts.yourData.company;

/** Deletes the company, confirmed by its name and the password. */
export function CompanyEnd({ user, name }: { user: User; name: string }) {
  const [asking, setAsking] = useState(false);
  return (
    <div className="grid justify-items-start gap-3">
      <h3>{texts.title}</h3>
      <p>{texts.text}</p>
      <Button tone="danger" onClick={() => setAsking(true)}>
        {texts.button}
      </Button>
      {asking && <EndDialog user={user} name={name} onClose={() => setAsking(false)} />}
    </div>
  );
}

function EndDialog({ user, name, onClose }: { user: User; name: string; onClose: () => void }) {
  const form = useForm({
    schema: "deleteCompanyBody",
    initial: { name: "", current_password: "" },
    async send(body) {
      if (body.name !== name.trim()) throw new FieldErrors({ name: texts.mismatch });
      await dataApi.removeCompany(body.name, body.current_password);
    },
    done: () => leaveAfterDeletion(texts.done(name), texts.doneText),
  });
  return (
    <FormDialog
      form={form}
      danger
      onClose={onClose}
      title={texts.confirmTitle(name)}
      description={texts.confirmText}
      cancel={texts.cancel}
      submit={texts.confirm}
    >
      <Field label={texts.type(name)} {...form.field("name")}>
        <Input autoComplete="off" />
      </Field>
      <OwnPasswordField user={user} {...form.field("current_password")} />
    </FormDialog>
  );
}
