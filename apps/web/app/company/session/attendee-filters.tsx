import type { Readiness } from "@lantern/contract/choices";
import { formatNumber } from "../../i18n/format.ts";
import { readinessNames } from "../../ui/readiness-names.ts";
import { SearchInput } from "../../ui/search-input.tsx";
import { Select } from "../../ui/select.tsx";
import { countStates, statesIn } from "../../ui/street/meter.tsx";
import { type Attendee, type BoardOrder, type BoardView, boardOrders } from "./board-model.ts";
import { texts as sessionTexts } from "./texts.ts";

const texts = sessionTexts.attendees;

/** Search, state and order of the board. */
export function AttendeeFilters({
  view,
  people,
  onChange,
}: {
  view: BoardView;
  people: readonly Attendee[];
  onChange: (change: Partial<BoardView>) => void;
}) {
  const counts = countStates(people.map((person) => person.readiness));
  const states = statesIn(counts);
  // The last person may have left the state that is shown.
  if (view.state && !states.includes(view.state)) states.push(view.state);
  return (
    <div className="flex flex-wrap gap-3">
      <SearchInput
        label={texts.search(people.length)}
        value={view.search}
        onSearch={(search) => onChange({ search })}
        className="min-w-60 flex-1 max-lg:basis-full lg:max-w-110"
      />
      <Select
        aria-label={texts.show}
        value={view.state ?? ""}
        onChange={(event) => onChange({ state: (event.target.value || null) as Readiness | null })}
        className="w-52 max-sm:min-w-36 max-sm:flex-1"
      >
        <option value="">{texts.showAll(people.length)}</option>
        {states.map((state) => (
          <option key={state} value={state}>
            {readinessNames[state]} ({formatNumber(counts[state])})
          </option>
        ))}
      </Select>
      <Select
        aria-label={texts.sort}
        value={view.order}
        onChange={(event) => onChange({ order: event.target.value as BoardOrder })}
        className="w-52 max-sm:min-w-36 max-sm:flex-1"
      >
        {boardOrders.map((order) => (
          <option key={order} value={order}>
            {texts.orders[order]}
          </option>
        ))}
      </Select>
    </div>
  );
}
