import type { Company } from "@lantern/contract/http";
import type { ReactNode } from "react";
import { Form, Submit } from "../../forms/form.tsx";
import { OwnPasswordField } from "../../forms/own-password.tsx";
import { useForm } from "../../forms/use-form.ts";
import { toast } from "../../ui/toast.ts";
import { useUser } from "../shell/use-user.ts";
import { settingsApi } from "./data.ts";
import { texts } from "./texts.ts";

/** A form of the company's settings. Only those changed here are sent, so that another administrator's changes stay. */
export function useSettings(company: Company) {
  return useForm({
    schema: "companyBody",
    initial: {
      name: company.name,
      brand_color: company.brand_color ?? "",
      person_measures: company.person_measures,
      chat_retention_days: String(company.chat_retention_days),
      audit_retention_days: String(company.audit_retention_days),
      sign_in_methods: company.sign_in_methods,
      second_factor_required: company.second_factor_required,
      check_in: company.check_in,
      language: company.language,
      sub_admins_buy: company.sub_admins_buy,
      team_pages: company.team_pages,
      team_page_days: String(company.team_page_days),
      current_password: "",
    },
    body: ({ brand_color, chat_retention_days, audit_retention_days, team_page_days, ...values }) => ({
      ...values,
      brand_color: brand_color.toLowerCase() || null,
      chat_retention_days: Number(chat_retention_days),
      audit_retention_days: Number(audit_retention_days),
      team_page_days: Number(team_page_days),
    }),
    send: (_, { changed }) => settingsApi.save(changed),
    done(_, refill) {
      refill({ current_password: "" });
      toast.good(texts.saved);
    },
  });
}

/** A group of settings with its own save button; disabled for users who may only read them. */
export function Section({
  title,
  text,
  form,
  mayChange,
  needsPassword = false,
  children,
}: {
  title: string;
  text?: string;
  form: ReturnType<typeof useSettings>;
  mayChange: boolean;
  /** The change decides how people get in, so whoever makes it shows that they are present. */
  needsPassword?: boolean;
  children: ReactNode;
}) {
  const user = useUser();
  return (
    <section className="border-t border-line pt-6">
      <h2 className="text-xl">{title}</h2>
      {text && <p className="mt-1 max-w-[64ch] text-ink-soft">{text}</p>}
      <Form form={form} className="mt-5">
        <fieldset disabled={!mayChange} className="grid max-w-160 gap-5">
          <legend className="sr-only">{title}</legend>
          {children}
          {needsPassword && mayChange && user && (
            <OwnPasswordField user={user} {...form.field("current_password")} />
          )}
          {mayChange && <Submit sending={texts.saving}>{texts.save}</Submit>}
        </fieldset>
      </Form>
    </section>
  );
}
