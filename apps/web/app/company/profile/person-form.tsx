import type { User } from "@lantern/contract/http";
import { dashboardLanguages } from "@lantern/contract/languages";
import { patchUser } from "@lantern/contract/page-endpoints";
import { useState } from "react";
import { followLanguage } from "../../api/access/account-language.ts";
import { cacheUser } from "../../api/access/session.ts";
import { call } from "../../api/client.ts";
import { fieldsOf, fill, useForm } from "../../forms/use-form.ts";
import { formatLanguage } from "../../i18n/format.ts";
import { Button } from "../../ui/button.tsx";
import { Field, FieldError } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { Note } from "../../ui/note.tsx";
import { PasswordInput } from "../../ui/password-input.tsx";
import { Select } from "../../ui/select.tsx";
import { toast } from "../../ui/toast.ts";
import { texts as accountTexts } from "../shared/account/texts.ts";
import { texts } from "./texts.ts";

/** Names and email of the signed-in user. */
export function PersonForm({ user }: { user: User }) {
  const [email, setEmail] = useState(user.email);
  const { props, errors, failure, busy } = useForm({
    schema: "patchUserBody",
    read(form) {
      const { language, ...fields } = fieldsOf(form);
      return { ...fields, language: language || null };
    },
    send: (body) => call(patchUser, { body, as: "dashboard" }),
    done(saved, form) {
      if ("user_type_id" in saved) {
        cacheUser(saved);
        if (followLanguage(saved)) return location.reload();
        const { first_name, last_name } = saved;
        fill(form, { first_name, last_name, email: saved.email });
        setEmail(saved.email);
      }
      toast.good(accountTexts.saved);
    },
  });
  const isMoving = email !== user.email;

  return (
    <form {...props} className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={texts.firstName} error={errors.first_name}>
          <Input name="first_name" autoComplete="given-name" defaultValue={user.first_name} />
        </Field>
        <Field label={texts.lastName} error={errors.last_name}>
          <Input name="last_name" autoComplete="family-name" defaultValue={user.last_name} />
        </Field>
      </div>
      <Field label={texts.email} hint={texts.emailHint} error={errors.email}>
        <Input
          name="email"
          type="email"
          autoComplete="email"
          defaultValue={user.email}
          onChange={(event) => setEmail(event.target.value)}
        />
      </Field>
      {isMoving && user.has_password && (
        <Field label={texts.emailPassword} hint={texts.emailPasswordHint} error={errors.current_password}>
          <PasswordInput name="current_password" autoComplete="current-password" />
        </Field>
      )}
      <Field label={texts.language} hint={texts.languageHint} error={errors.language}>
        <Select name="language" defaultValue={user.language ?? ""}>
          <option value="">{texts.browserLanguage}</option>
          {dashboardLanguages.map((code) => (
            <option key={code} value={code} lang={code}>
              {formatLanguage(code, code)}
            </option>
          ))}
        </Select>
      </Field>
      {user.pending_email && (
        <Note kind="warn" title={texts.pendingTitle}>
          {texts.pending(user.pending_email)}
        </Note>
      )}
      {failure && <FieldError>{failure}</FieldError>}
      <Button type="submit" size="lg" busy={busy} className="w-fit max-md:w-full">
        {busy ? texts.saving : texts.save}
      </Button>
    </form>
  );
}
