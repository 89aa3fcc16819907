import { zodResolver } from "@hookform/resolvers/zod";
import { inviteAdminBody } from "@lantern/contract/http";
import { Role, roleName } from "@lantern/contract/roles";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { showServerErrors } from "../../../api/form-errors.ts";
import { t } from "../../../i18n/index.ts";
import { Button } from "../../../ui/button.tsx";
import { Field, FieldError } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { Select } from "../../../ui/select.tsx";
import { toast } from "../../../ui/toast.tsx";
import { OwnPasswordField } from "../../access/components/own-password.tsx";
import { useUser } from "../../access/use-user.ts";
import { teamApi } from "../api.ts";

const texts = t.team;
const roles = [Role.CONSUMER_ADMIN_SUB, Role.CONSUMER_ADMIN];

export function InviteForm() {
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm({
    resolver: zodResolver(inviteAdminBody),
    defaultValues: { email: "", user_type_id: Role.CONSUMER_ADMIN_SUB as number, current_password: "" },
  });
  const { errors, isSubmitting } = form.formState;
  const user = useUser();
  const isOwner = form.watch("user_type_id") === Role.CONSUMER_ADMIN;

  const submit = form.handleSubmit(async (body) => {
    setFailure(null);
    try {
      const { email } = await teamApi.invite(body);
      toast.good(texts.invited, texts.invitedText(email));
      form.reset();
    } catch (error) {
      setFailure(
        showServerErrors(error, ["email", "user_type_id", "current_password"] as const, form.setError),
      );
    }
  });

  return (
    <section aria-label={texts.invite} className="mt-10">
      <h2>{texts.invite}</h2>
      <form
        noValidate
        onSubmit={submit}
        className="mt-4 grid max-w-190 items-start gap-4 md:grid-cols-[minmax(0,1fr)_220px_auto]"
      >
        <Field label={texts.email} error={errors.email?.message}>
          <Input type="email" autoComplete="off" {...form.register("email")} />
        </Field>
        <Field label={texts.role} error={errors.user_type_id?.message}>
          <Select {...form.register("user_type_id", { valueAsNumber: true })}>
            {roles.map((role) => (
              <option key={role} value={role}>
                {roleName(role)}
              </option>
            ))}
          </Select>
        </Field>
        {isOwner && user && (
          <div className="md:col-span-2 md:col-start-1">
            <OwnPasswordField
              user={user}
              error={errors.current_password?.message}
              {...form.register("current_password")}
            />
          </div>
        )}
        <Button type="submit" tone="primary" size="lg" busy={isSubmitting} className="md:mt-7.5">
          {isSubmitting ? texts.inviteBusy : texts.inviteSubmit}
        </Button>
      </form>
      {failure && (
        <div className="mt-3">
          <FieldError>{failure}</FieldError>
        </div>
      )}
      <p className="mt-3 text-sm text-ink-soft">{texts.roleHint}</p>
    </section>
  );
}
