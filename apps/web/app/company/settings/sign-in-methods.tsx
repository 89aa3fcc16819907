import { signInMethods } from "@lantern/contract/choices";
import type { Company } from "@lantern/contract/http";
import { useState } from "react";
import { pageConfig } from "../../api/page-config.ts";
import { Checkbox } from "../../ui/checkbox.tsx";
import { FieldError } from "../../ui/field.tsx";
import { Section } from "./section.tsx";
import { texts as settingsTexts } from "./texts.ts";

const texts = settingsTexts.methods;

/** The sign-in methods that administrators may use. */
export function SignInMethods({ company, mayChange }: { company: Company; mayChange: boolean }) {
  const [chosen, setChosen] = useState<readonly string[]>(company.sign_in_methods);
  const offered = pageConfig().providers.map(({ provider }) => provider as string);
  return (
    <Section
      title={texts.title}
      text={texts.text}
      mayChange={mayChange}
      needsPassword
      values={() => ({ sign_in_methods: signInMethods.filter((method) => chosen.includes(method)) })}
    >
      {(errors) => (
        <fieldset className="grid">
          <legend className="sr-only">{texts.legend}</legend>
          {signInMethods.map((method) => {
            const absent = method !== "password" && !offered.includes(method);
            return (
              <Checkbox
                key={method}
                label={
                  <>
                    {texts.names[method]}
                    {absent && <span className="ml-2 text-sm text-ink-soft">{texts.off}</span>}
                  </>
                }
                checked={chosen.includes(method)}
                onChange={({ target }) =>
                  setChosen((before) =>
                    target.checked ? [...before, method] : before.filter((one) => one !== method),
                  )
                }
              />
            );
          })}
          {errors.sign_in_methods && <FieldError>{errors.sign_in_methods}</FieldError>}
        </fieldset>
      )}
    </Section>
  );
}
