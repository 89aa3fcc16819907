import { signInMethods } from "@lantern/contract/choices";
import type { Company } from "@lantern/contract/http";
import { languages } from "@lantern/contract/languages";
import { Role } from "@lantern/contract/roles";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { pageConfig } from "../../api/page-config.ts";
import { Choices } from "../../forms/form.tsx";
import { formatLanguage } from "../../i18n/format.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Field, FieldError } from "../../ui/field.tsx";
import { Loaded } from "../../ui/loaded.tsx";
import { Note } from "../../ui/note.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { Select } from "../../ui/select.tsx";
import { names } from "../names.ts";
import { namedFor } from "../pages.ts";
import { useUser } from "../shell/use-user.ts";
import { Branding } from "./branding.tsx";
import { companyQuery } from "./data.ts";
import { Logo } from "./logo.tsx";
import { Privacy } from "./privacy.tsx";
import { Section, useSettings } from "./section.tsx";
import { texts } from "./texts.ts";

export default function CompanySettings() {
  const user = useUser();
  const company = useQuery(companyQuery);
  const mayChange = user?.user_type_id === Role.CONSUMER_ADMIN;
  return (
    <>
      <PageHeader
        title={names.settings}
        sub={texts.sub}
        actions={
          // A wide sidebar has them.
          <nav aria-label={texts.pages} className="flex flex-wrap gap-2 xl:hidden">
            {user &&
              namedFor(user).map(
                ({ path, name, group }) =>
                  group === "settings" && (
                    <ButtonLink key={path} to={path}>
                      {name}
                    </ButtonLink>
                  ),
              )}
          </nav>
        }
      />
      <Loaded query={{ ...company, data: user ? company.data : undefined }} label={texts.loading}>
        {(data) => (
          <div className="grid gap-8">
            {!mayChange && <Note>{texts.ownersOnly}</Note>}
            <div className="grid gap-6">
              <Branding company={data} mayChange={mayChange} />
              <Logo company={data} mayChange={mayChange} />
            </div>
            <Privacy company={data} mayChange={mayChange} />
            <Files company={data} mayChange={mayChange} />
            <CheckIn company={data} mayChange={mayChange} />
            <Buying company={data} mayChange={mayChange} />
            <SignInMethods company={data} mayChange={mayChange} />
            <SecondFactor company={data} mayChange={mayChange} />
          </div>
        )}
      </Loaded>
    </>
  );
}

/** The language of what administrators download. */
function Files({ company, mayChange }: { company: Company; mayChange: boolean }) {
  const form = useSettings(company);
  return (
    <Section title={texts.files.title} form={form} mayChange={mayChange}>
      <Field label={texts.files.language} hint={texts.files.hint} {...form.field("language")}>
        <Select>
          {languages.map((one) => (
            <option key={one} value={one}>
              {formatLanguage(one, one)}
            </option>
          ))}
        </Select>
      </Field>
    </Section>
  );
}

/** Whether Sub-Administrators buy credits. */
function Buying({ company, mayChange }: { company: Company; mayChange: boolean }) {
  const form = useSettings(company);
  const hint = useId();
  return (
    <Section title={texts.buying.title} form={form} mayChange={mayChange}>
      <div>
        <Checkbox
          label={<b>{texts.buying.label}</b>}
          aria-describedby={hint}
          {...form.flag("sub_admins_buy")}
        />
        <p id={hint} className="ps-8 text-sm text-ink-soft">
          {texts.buying.hint}
        </p>
      </div>
    </Section>
  );
}

/** Whether participants get the statements of the check-in, with what they read and what the company learns. */
function CheckIn({ company, mayChange }: { company: Company; mayChange: boolean }) {
  const form = useSettings(company);
  const hint = useId();
  return (
    <Section title={texts.checkIn.title} text={texts.checkIn.text} form={form} mayChange={mayChange}>
      <ul className="list-disc ps-5 marker:text-ember">
        {texts.checkIn.statements.map((statement) => (
          <li key={statement}>{statement}</li>
        ))}
      </ul>
      <div>
        <Checkbox label={<b>{texts.checkIn.label}</b>} aria-describedby={hint} {...form.flag("check_in")} />
        <p id={hint} className="ps-8 text-sm text-ink-soft">
          {texts.checkIn.hint}
        </p>
      </div>
    </Section>
  );
}

/** Whether administrators must have a second factor. */
function SecondFactor({ company, mayChange }: { company: Company; mayChange: boolean }) {
  const form = useSettings(company);
  const error = form.error("second_factor_required");
  return (
    <Section
      title={texts.secondFactor.title}
      text={texts.secondFactor.text}
      form={form}
      mayChange={mayChange}
      needsPassword
    >
      <div data-field="second_factor_required" className="grid gap-1.5">
        <Checkbox label={texts.secondFactor.label} {...form.flag("second_factor_required")} />
        {error && <FieldError>{error}</FieldError>}
      </div>
    </Section>
  );
}

/** The sign-in methods that administrators may use. */
function SignInMethods({ company, mayChange }: { company: Company; mayChange: boolean }) {
  const form = useSettings(company);
  const offered = pageConfig().providers.map(({ provider }) => provider as string);
  return (
    <Section
      title={texts.methods.title}
      text={texts.methods.text}
      form={form}
      mayChange={mayChange}
      needsPassword
    >
      <Choices
        legend={<span className="sr-only">{texts.methods.legend}</span>}
        {...form.group("sign_in_methods")}
      >
        <div>
          {signInMethods.map((method) => {
            const absent = method !== "password" && !offered.includes(method);
            return (
              <Checkbox
                key={method}
                label={
                  <>
                    {texts.methods.names[method]}
                    {absent && <span className="ms-2 text-sm text-ink-soft">{texts.methods.off}</span>}
                  </>
                }
                {...form.choice("sign_in_methods", method)}
              />
            );
          })}
        </div>
      </Choices>
    </Section>
  );
}
