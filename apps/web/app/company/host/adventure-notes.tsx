import { useExperience } from "../../api/queries/adventures.ts";
import { useHostControls } from "./host-controls.ts";
import { texts } from "./texts.ts";

/** What a host of this adventure should know. Open until the session starts. */
export function AdventureNotes({ adventure }: { adventure: string | null }) {
  const experience = useExperience(adventure);
  const { view } = useHostControls();
  const notes = experience?.guide?.host;
  if (!experience || !notes) return null;
  return (
    <details className="mb-8" open={view.clock.phase === "lobby"}>
      <summary className="font-semibold">{texts.notes(experience.title)}</summary>
      <ul className="mt-2 grid list-disc gap-2 pl-5 text-sm" lang={experience.locale}>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </details>
  );
}
