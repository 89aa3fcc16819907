import { acceptInvitation } from "@lantern/contract/endpoints";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useNavigate } from "react-router";
import { call } from "../../../api/client.ts";
import { showServerErrors } from "../../../api/form-errors.ts";
import { t } from "../../../i18n/index.ts";
import { Button } from "../../../ui/button.tsx";
import { FieldError } from "../../../ui/field.tsx";
import { rules } from "../rules.ts";
import { acceptToken } from "../session.ts";
import { NameFields, PasswordFields } from "./own-fields.tsx";
import { TermsCheck } from "./terms-check.tsx";

const texts = t.access.invite;
const fields = ["first_name", "last_name", "password", "password_confirmation", "terms"] as const;

/** Name and password of an invited administrator. */
export function AcceptForm({ token, email }: { token: string; email: string }) {
  const navigate = useNavigate();
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm({
    resolver: rules("acceptInvitationBody"),
    defaultValues: {
      first_name: "",
      last_name: "",
      password: "",
      password_confirmation: "",
      terms: false,
    },
  });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (body) => {
    setFailure(null);
    try {
      const accepted = await call(acceptInvitation, { params: { token }, body });
      await acceptToken(email, accepted?.token);
      await navigate("/dashboard/home", { replace: true });
    } catch (error) {
      setFailure(showServerErrors(error, fields, form.setError));
    }
  });

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <p>
        {texts.address} <b className="break-words">{email}</b>
      </p>
      <input type="hidden" autoComplete="username" value={email} readOnly />
      <NameFields registered={[form.register("first_name"), form.register("last_name")]} errors={errors} />
      <PasswordFields
        registered={[form.register("password"), form.register("password_confirmation")]}
        errors={errors}
      />
      <TermsCheck error={errors.terms?.message} {...form.register("terms")} />
      {failure && <FieldError>{failure}</FieldError>}
      <Button type="submit" tone="primary" size="lg" busy={isSubmitting}>
        {isSubmitting ? texts.busy : texts.submit}
      </Button>
    </form>
  );
}
