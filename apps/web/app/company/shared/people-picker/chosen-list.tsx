import { type ChangePeople, type People, withoutPeople } from "./people.ts";
import { PersonCheckbox } from "./person-checkbox.tsx";
import { texts } from "./texts.ts";

/** The chosen people, to review and remove. */
export function ChosenList({ chosen, onChange }: { chosen: People; onChange: ChangePeople }) {
  if (chosen.size === 0) return <p className="text-ink-soft">{texts.none}</p>;
  return (
    <ul className="max-h-74 overflow-y-auto overscroll-contain rounded-md border border-field-line py-1">
      {[...chosen.values()].map((person) => (
        <PersonCheckbox
          key={person.id}
          person={person}
          on
          onChange={() => onChange((now) => withoutPeople(now, new Set([person.id])))}
        />
      ))}
    </ul>
  );
}
