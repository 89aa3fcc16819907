import type { Company } from "@lantern/contract/http";
import { useId, useState } from "react";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Section } from "./section.tsx";
import { texts as settingsTexts } from "./texts.ts";

const texts = settingsTexts.buying;

/** Whether Sub-Administrators buy credits. */
export function Buying({ company, mayChange }: { company: Company; mayChange: boolean }) {
  const [on, setOn] = useState(company.sub_admins_buy);
  const hint = useId();
  return (
    <Section title={texts.title} mayChange={mayChange} values={() => ({ sub_admins_buy: on })}>
      {() => (
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
      )}
    </Section>
  );
}
