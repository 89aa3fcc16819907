import { Eye, EyeOff } from "lucide-react";
import { Button } from "../../ui/button.tsx";
import { useCommand, useHostControls } from "./host-controls.ts";
import { nameOf } from "./model.ts";
import { texts as hostTexts } from "./texts.ts";

const { reports: texts, done } = hostTexts;
const icon = { "aria-hidden": true, strokeWidth: 1.5 } as const;

/** Chat messages that were reported by teammates. */
export function Reports() {
  const { view, directory } = useHostControls();
  const runCommand = useCommand();
  if (view.reports.length === 0) return null;
  return (
    <section aria-labelledby="reports" className="mb-8">
      <h2 id="reports">{texts.title}</h2>
      <ul className="mt-2">
        {view.reports.map(({ textId, team, seat, hidden }) => (
          <li key={textId} className="border-b border-line py-3 last:border-0">
            <p className="text-sm text-ink-soft">
              {texts.by(
                nameOf(directory, seat),
                view.teams.find(({ id }) => id === team)?.name ?? texts.lobby,
              )}
            </p>
            <p dir="auto" className="my-1">
              {hidden ? <i>{texts.hidden}</i> : (directory.texts[textId] ?? texts.erased)}
            </p>
            <Button
              size="sm"
              onClick={() =>
                void runCommand(
                  { type: "hide", text: textId, on: !hidden },
                  hidden ? done.restored : done.hidden,
                )
              }
            >
              {hidden ? <Eye {...icon} /> : <EyeOff {...icon} />}
              {hidden ? texts.show : texts.hide}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
