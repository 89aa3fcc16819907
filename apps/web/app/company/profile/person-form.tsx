import { patchUser } from "@lantern/contract/endpoints/user";
import type { User } from "@lantern/contract/http";
import { dashboardLanguages } from "@lantern/contract/languages";
import { followLanguage } from "../../api/access/account-language.ts";
import { cacheUser } from "../../api/access/session.ts";
import { request } from "../../api/request.ts";
import { Form, Submit } from "../../forms/form.tsx";
import { useForm } from "../../forms/use-form.ts";
import { formatLanguage } from "../../i18n/format.ts";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { Note } from "../../ui/note.tsx";
import { PasswordInput } from "../../ui/password-input.tsx";
import { Select } from "../../ui/select.tsx";
import { toast } from "../../ui/toast.ts";
import { texts as accountTexts } from "../shared/account/texts.ts";
import { texts } from "./texts.ts";

/** Names and email of the signed-in user. */
export function PersonForm({ user }: { user: User }) {
  const form = useForm({
    schema: "patchUserBody",
    initial: {
      first_name: user.first_name,
      last_name: user.last_name,
      email: user.email,
      language: user.language ?? "",
      current_password: "",
    },
    body: ({ language, ...fields }) => ({ ...fields, language: language || null }),
    send: (body) => request(patchUser, { body, as: "dashboard" }),
    done(saved, refill) {
      if ("user_type_id" in saved) {
        cacheUser(saved);
        if (followLanguage(saved)) return location.reload();
        const { first_name, last_name, email } = saved;
        refill({ first_name, last_name, email, current_password: "" });
      }
      toast.good(accountTexts.saved);
    },
  });
  const isMoving = form.values.email !== user.email;

  return (
    <Form form={form} className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={texts.firstName} {...form.field("first_name")}>
          <Input autoComplete="given-name" />
        </Field>
        <Field label={texts.lastName} {...form.field("last_name")}>
          <Input autoComplete="family-name" />
        </Field>
      </div>
      <Field label={texts.email} hint={texts.emailHint} {...form.field("email")}>
        <Input type="email" autoComplete="email" />
      </Field>
      {isMoving && user.has_password && (
        <Field label={texts.emailPassword} hint={texts.emailPasswordHint} {...form.field("current_password")}>
          <PasswordInput autoComplete="current-password" />
        </Field>
      )}
      <Field label={texts.language} hint={texts.languageHint} {...form.field("language")}>
        <Select>
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
      <Submit sending={texts.saving}>{texts.save}</Submit>
    </Form>
  );
}
