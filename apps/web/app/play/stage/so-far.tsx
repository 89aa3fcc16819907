import { t } from "../../i18n/index.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { StageButton } from "../ui/buttons.tsx";
import { useLive, useStage } from "./live-context.ts";
import { StoryLanguage } from "./story-language.tsx";
import { timeOfDay } from "./timing.ts";

/** What the bar at the top has no room for on a phone: whose session it is, when it ends, and the story's resources. */
function SessionFacts() {
  const company = useLive(({ session }) => session.company);
  const endsAt = useStage(({ view }) => view.clock.endsAt);
  const resources = useStage(({ view }) => view.resources);
  const locale = useLive(({ info }) => info.locale);
  const { of, endsAt: endsAtText } = t.live().stage;
  const end = endsAt === null ? "" : endsAtText(timeOfDay(endsAt));
  return (
    <div className="mt-3 grid gap-2 border-t border-line pt-3 text-sm xl:hidden">
      <p>{[company, end].filter(Boolean).join(", ")}</p>
      <ul className="grid gap-1.5" lang={locale}>
        {resources.map(({ id, label, value, max, about }) => (
          <li key={id}>
            <b className="tabular-nums">
              {label}: {of(value, max)}
            </b>
            {about && <span className="block text-ink-soft">{about}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The story so far in a few sentences, for people who join late. It stays until its reader closes it. */
export function StorySoFar({ text, onClose }: { text: string; onClose: () => void }) {
  const locale = useLive(({ info }) => info.locale);
  return (
    <Dialog
      open
      inPlace
      onClose={onClose}
      title={t.live().stage.soFar}
      description={<span lang={locale}>{text}</span>}
      actions={
        <StageButton tone="solid" onClick={onClose}>
          {t.live().stage.goOn}
        </StageButton>
      }
    >
      <div className="mt-3 flex items-center gap-3 border-t border-line pt-3 text-sm empty:hidden">
        <StoryLanguage />
      </div>
      <SessionFacts />
    </Dialog>
  );
}
