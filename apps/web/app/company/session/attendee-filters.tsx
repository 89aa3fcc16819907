import { formatNumber } from "../../i18n/format.ts";
import { ListChoice, ListSearch } from "../../ui/list-filters.tsx";
import { readinessNames } from "../../ui/readiness-names.ts";
import { countStates, statesIn } from "../../ui/street/meter.tsx";
import type { ListParams } from "../../ui/use-list-params.ts";
import { type Attendee, type BoardView, boardOrders } from "./board-model.ts";
import { texts as sessionTexts } from "./texts.ts";

const texts = sessionTexts.attendees;

/** Search, state and order of the board. */
export function AttendeeFilters({
  params,
  people,
}: {
  params: ListParams<BoardView>;
  people: readonly Attendee[];
}) {
  const [{ state }] = params;
  const counts = countStates(people.map((person) => person.readiness));
  const states = statesIn(counts);
  // The last person may have left the state that is shown.
  if (state && !states.includes(state)) states.push(state);
  return (
    <search className="flex flex-wrap gap-3">
      <ListSearch params={params} label={texts.search(people.length)} />
      <ListChoice
        params={params}
        name="state"
        label={texts.show}
        options={[
          ["", texts.showAll(people.length)],
          ...states.map((each) => [each, `${readinessNames[each]} (${formatNumber(counts[each])})`] as const),
        ]}
      />
      <ListChoice
        params={params}
        name="order"
        label={texts.sort}
        options={boardOrders.map((order) => [order, texts.orders[order]])}
      />
    </search>
  );
}
