import { Role } from "@lantern/contract/roles";
import { administratorsApi } from "../../api/queries/administrators.ts";
import { Failure, Form, SubmitButton } from "../../forms/form.tsx";
import { OwnPasswordField } from "../../forms/own-password.tsx";
import { useForm } from "../../forms/use-form.ts";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { Select } from "../../ui/select.tsx";
import { toast } from "../../ui/toast.ts";
import { useUser } from "../shell/use-user.ts";
import { type GivenRole, givenRoleName } from "./given-role.ts";
import { texts } from "./texts.ts";

const roles = {
  sub: { user_type_id: Role.CONSUMER_ADMIN_SUB, billing_only: false },
  billing: { user_type_id: Role.CONSUMER_ADMIN_SUB, billing_only: true },
  owner: { user_type_id: Role.CONSUMER_ADMIN, billing_only: false },
} satisfies Record<string, GivenRole>;
const initial = { email: "", user_type_id: "sub" as keyof typeof roles, current_password: "" };

export function InviteForm() {
  const user = useUser();
  const form = useForm({
    schema: "inviteAdminBody",
    initial,
    body: ({ user_type_id, ...fields }) => ({ ...fields, ...roles[user_type_id] }),
    send: administratorsApi.invite,
    done({ email }, refill) {
      toast.good(texts.invited, texts.invitedText(email));
      refill(initial);
    },
  });

  return (
    <section aria-label={texts.invite} className="mt-10">
      <h2>{texts.invite}</h2>
      <Form
        form={form}
        className="mt-4 grid max-w-190 items-start gap-4 md:grid-cols-[minmax(0,1fr)_280px] lg:grid-cols-[minmax(0,1fr)_280px_auto]"
      >
        <Field label={texts.email} {...form.field("email")}>
          <Input type="email" autoComplete="off" />
        </Field>
        <Field label={texts.role} {...form.field("user_type_id")}>
          <Select>
            {Object.entries(roles).map(([value, role]) => (
              <option key={value} value={value}>
                {givenRoleName(role)}
              </option>
            ))}
          </Select>
        </Field>
        {form.values.user_type_id === "owner" && user && (
          <div className="md:col-span-2 md:col-start-1">
            <OwnPasswordField user={user} {...form.field("current_password")} />
          </div>
        )}
        <SubmitButton
          tone="primary"
          size="lg"
          sending={texts.inviteBusy}
          className="md:justify-self-start lg:mt-7.5"
        >
          {texts.inviteSubmit}
        </SubmitButton>
        <div className="col-span-full empty:hidden">
          <Failure />
        </div>
      </Form>
      <p className="mt-3 text-sm text-ink-soft">{texts.roleHint}</p>
    </section>
  );
}
