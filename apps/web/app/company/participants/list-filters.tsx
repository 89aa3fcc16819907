import { useQuery } from "@tanstack/react-query";
import { groupsQuery, type Listing } from "../../api/queries/participants.ts";
import { formatNumber } from "../../i18n/format.ts";
import { SearchInput } from "../../ui/search-input.tsx";
import { Select } from "../../ui/select.tsx";
import { texts } from "./texts.ts";

const orders = Object.entries(texts.filters.orders);

/** Search, department, office, saved group and sort order. */
export function ListFilters({
  listing,
  onChange,
}: {
  listing: Listing;
  onChange: (change: Partial<Listing>) => void;
}) {
  const groups = useQuery(groupsQuery).data;
  return (
    <div className="mb-3 flex flex-wrap gap-3">
      <SearchInput
        label={texts.search}
        placeholder={texts.searchShort}
        value={listing.search}
        onSearch={(search) => onChange({ search })}
        className="min-w-60 flex-1 max-lg:basis-full lg:max-w-110"
      />
      {(["department", "office"] as const).map((kind) => {
        const list = groups?.[kind === "department" ? "departments" : "offices"] ?? [];
        return list.length === 0 && !listing[kind] ? null : (
          <Select
            key={kind}
            aria-label={texts.filters[kind]}
            value={listing[kind]}
            onChange={(event) => onChange({ [kind]: event.target.value })}
            className="w-44 max-sm:min-w-36 max-sm:flex-1"
          >
            <option value="">
              {texts.filters[kind]}: {texts.filters.all}
            </option>
            {list.map(({ name, count }) => (
              <option key={name} value={name}>
                {name} ({formatNumber(count)})
              </option>
            ))}
          </Select>
        );
      })}
      {groups && (groups.saved.length > 0 || listing.group) && (
        <Select
          aria-label={texts.filters.group}
          value={listing.group}
          onChange={(event) => onChange({ group: event.target.value })}
          className="w-44 max-sm:min-w-36 max-sm:flex-1"
        >
          <option value="">
            {texts.filters.group}: {texts.filters.all}
          </option>
          {groups.saved.map(({ id, name, count }) => (
            <option key={id} value={id}>
              {name} ({formatNumber(count)})
            </option>
          ))}
        </Select>
      )}
      <Select
        aria-label={texts.filters.sort}
        value={`${listing.sort}.${listing.order}`}
        onChange={(event) => {
          const [sort, order] = event.target.value.split(".") as [Listing["sort"], Listing["order"]];
          onChange({ sort, order });
        }}
        className="w-44 max-sm:min-w-36 max-sm:flex-1"
      >
        {orders.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    </div>
  );
}
