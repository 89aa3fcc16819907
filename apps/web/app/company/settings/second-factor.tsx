import type { Company } from "@lantern/contract/http";
import { useState } from "react";
import { Checkbox } from "../../ui/checkbox.tsx";
import { FieldError } from "../../ui/field.tsx";
import { Section } from "./section.tsx";
import { texts as settingsTexts } from "./texts.ts";

const texts = settingsTexts.secondFactor;

/** Whether administrators must have a second factor. */
export function SecondFactor({ company, mayChange }: { company: Company; mayChange: boolean }) {
  const [required, setRequired] = useState(company.second_factor_required);
  return (
    <Section
      title={texts.title}
      text={texts.text}
      mayChange={mayChange}
      needsPassword
      values={() => ({ second_factor_required: required })}
    >
      {(errors) => (
        <div className="grid gap-1.5">
          <Checkbox
            label={texts.label}
            checked={required}
            onChange={({ target }) => setRequired(target.checked)}
          />
          {errors.second_factor_required && <FieldError>{errors.second_factor_required}</FieldError>}
        </div>
      )}
    </Section>
  );
}
