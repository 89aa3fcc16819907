import type { Consumer } from "@lantern/contract/http";
import { Check } from "../../ui/checkbox.tsx";
import { Column, Table, TableBody, TableHeader } from "../../ui/table.tsx";
import { PersonRow } from "./person-row.tsx";
import { texts } from "./texts.ts";

/** The participants, each with a checkbox, a link and actions. */
export function PeopleTable({
  people,
  chosen,
  onChoose,
  onEdit,
  onRemove,
}: {
  people: readonly Consumer[];
  chosen: ReadonlySet<string>;
  onChoose: (chosen: ReadonlySet<string>) => void;
  onEdit: (person: Consumer) => void;
  onRemove: (person: Consumer) => void;
}) {
  const set = (ids: readonly string[], on: boolean) => {
    const next = new Set(chosen);
    for (const id of ids) on ? next.add(id) : next.delete(id);
    onChoose(next);
  };
  const visibleIds = people.map(({ id }) => id);
  const number = visibleIds.filter((id) => chosen.has(id)).length;
  return (
    <Table>
      <TableHeader>
        <Column>
          <span className="flex items-center gap-3">
            <Check
              aria-label={texts.chooseAll}
              checked={number === visibleIds.length}
              indeterminate={number > 0 && number < visibleIds.length}
              onChange={(event) => set(visibleIds, event.target.checked)}
            />
            {texts.columns.person}
          </span>
        </Column>
        <Column>{texts.columns.department}</Column>
        <Column>{texts.columns.office}</Column>
        <Column>{texts.columns.zone}</Column>
        <Column>
          <span className="sr-only">{texts.columns.action}</span>
        </Column>
      </TableHeader>
      <TableBody>
        {people.map((person) => (
          <PersonRow
            key={person.id}
            person={person}
            chosen={chosen.has(person.id)}
            onChoose={(on) => set([person.id], on)}
            onEdit={() => onEdit(person)}
            onRemove={() => onRemove(person)}
          />
        ))}
      </TableBody>
    </Table>
  );
}
