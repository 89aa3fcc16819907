import { t } from "../../i18n/index.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Section } from "./section.tsx";

const texts = () => t.liveScorecard().afterRehearsal;

/** After a rehearsal: offers to plan a session. A signed-in administrator gets to the dashboard. */
export function AfterRehearsal() {
  return (
    <Section title={texts().heading} intro={texts().text}>
      <div className="mt-4 flex flex-wrap gap-x-6 gap-y-2">
        <ButtonLink to="/signup" reloadDocument tone="primary" size="lg">
          {texts().plan}
        </ButtonLink>
      </div>
    </Section>
  );
}
