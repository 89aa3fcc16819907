import type { Company } from "@lantern/contract/http";
import { useId, useState } from "react";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Section } from "./section.tsx";
import { texts as settingsTexts } from "./texts.ts";

const texts = settingsTexts.checkIn;

/** Whether participants get the statements of the check-in, with what they read and what the company learns. */
export function CheckIn({ company, mayChange }: { company: Company; mayChange: boolean }) {
  const [on, setOn] = useState(company.check_in);
  const hint = useId();
  return (
    <Section title={texts.title} text={texts.text} mayChange={mayChange} values={() => ({ check_in: on })}>
      {() => (
        <>
          <ul className="list-disc pl-5 marker:text-ember">
            {texts.statements.map((statement) => (
              <li key={statement}>{statement}</li>
            ))}
          </ul>
          <div>
            <Checkbox
              label={<b>{texts.label}</b>}
              checked={on}
              aria-describedby={hint}
              onChange={({ target }) => setOn(target.checked)}
            />
            <p id={hint} className="pl-8 text-sm text-ink-soft">
              {texts.hint}
            </p>
          </div>
        </>
      )}
    </Section>
  );
}
