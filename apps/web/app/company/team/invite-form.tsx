import { Role } from "@lantern/contract/roles";
import { useState } from "react";
import { teamApi } from "../../api/queries/administrators.ts";
import { OwnPasswordField } from "../../forms/own-password.tsx";
import { fieldsOf, useForm } from "../../forms/use-form.ts";
import { Button } from "../../ui/button.tsx";
import { Field, FieldError } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { Select } from "../../ui/select.tsx";
import { toast } from "../../ui/toast.ts";
import { useUser } from "../shell/use-user.ts";
import { type GivenRole, givenRoleName } from "./given-role.ts";
import { texts } from "./texts.ts";

const usual: GivenRole = { user_type_id: Role.CONSUMER_ADMIN_SUB, billing_only: false };
const roles = [
  usual,
  { ...usual, billing_only: true },
  { user_type_id: Role.CONSUMER_ADMIN, billing_only: false },
];

export function InviteForm() {
  const user = useUser();
  const [role, setRole] = useState(usual);
  const { props, errors, failure, busy } = useForm({
    schema: "inviteAdminBody",
    read: (form) => ({ ...fieldsOf(form), ...role }),
    send: teamApi.invite,
    done({ email }, form) {
      toast.good(texts.invited, texts.invitedText(email));
      form.reset();
      setRole(usual);
    },
  });
  const isOwner = role.user_type_id === Role.CONSUMER_ADMIN;

  return (
    <section aria-label={texts.invite} className="mt-10">
      <h2>{texts.invite}</h2>
      <form
        {...props}
        className="mt-4 grid max-w-190 items-start gap-4 md:grid-cols-[minmax(0,1fr)_280px] lg:grid-cols-[minmax(0,1fr)_280px_auto]"
      >
        <Field label={texts.email} error={errors.email}>
          <Input name="email" type="email" autoComplete="off" />
        </Field>
        <Field label={texts.role} error={errors.user_type_id}>
          <Select
            name="user_type_id"
            value={roles.indexOf(role)}
            onChange={({ target }) => setRole(roles[Number(target.value)] ?? usual)}
          >
            {roles.map((each, index) => (
              <option key={givenRoleName(each)} value={index}>
                {givenRoleName(each)}
              </option>
            ))}
          </Select>
        </Field>
        {isOwner && user && (
          <div className="md:col-span-2 md:col-start-1">
            <OwnPasswordField user={user} name="current_password" error={errors.current_password} />
          </div>
        )}
        <Button
          type="submit"
          tone="primary"
          size="lg"
          busy={busy}
          className="md:justify-self-start lg:mt-7.5"
        >
          {busy ? texts.inviteBusy : texts.inviteSubmit}
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
