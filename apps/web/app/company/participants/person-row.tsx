import type { Consumer } from "@lantern/contract/http";
import { Ellipsis } from "lucide-react";
import { Link } from "react-router";
import { cityOf } from "../../i18n/format.ts";
import { Button } from "../../ui/button.tsx";
import { Check } from "../../ui/checkbox.tsx";
import { Initials } from "../../ui/initials.tsx";
import { Menu, MenuItem, MenuLink } from "../../ui/menu.tsx";
import { Cell, Row, RowName } from "../../ui/table.tsx";
import { nameOf } from "../shared/people/model.ts";
import { texts } from "./texts.ts";

/** One participant of the list. */
export function PersonRow({
  person,
  chosen,
  onChoose,
  onEdit,
  onRemove,
}: {
  person: Consumer;
  chosen: boolean;
  onChoose: (on: boolean) => void;
  onEdit: () => void;
  onRemove: () => void;
}) {
  const name = nameOf(person);
  const page = `/dashboard/participants/${person.id}`;
  const where = [person.department, person.office].filter(Boolean).join(", ");
  return (
    <Row>
      <RowName>
        <span className="flex items-center gap-3">
          <Check
            aria-label={texts.choose(name)}
            checked={chosen}
            onChange={(event) => onChoose(event.target.checked)}
          />
          <Initials first={person.first_name ?? person.email} last={person.last_name ?? ""} />
          <span className="min-w-0">
            <Link to={page} className="block leading-snug font-semibold hover:underline">
              {name}
            </Link>
            <small className="block text-sm text-ink-soft">
              {name === person.email ? texts.nameless : person.email}
            </small>
            {where && <small className="block truncate text-sm text-ink-soft lg:hidden">{where}</small>}
          </span>
        </span>
      </RowName>
      <Cell hide isName>
        {person.department}
      </Cell>
      <Cell hide isName>
        {person.office}
      </Cell>
      <Cell hide>{person.timezone && cityOf(person.timezone)}</Cell>
      <Cell className="text-end">
        <Menu
          trigger={
            <Button tone="quiet" size="iconSm" aria-label={texts.menu(name)}>
              <Ellipsis aria-hidden="true" strokeWidth={1.5} />
            </Button>
          }
        >
          <MenuLink to={page}>{texts.open}</MenuLink>
          <MenuItem onSelect={onEdit}>{texts.editOne}</MenuItem>
          <MenuItem danger onSelect={onRemove}>
            {texts.remove}
          </MenuItem>
        </Menu>
      </Cell>
    </Row>
  );
}
