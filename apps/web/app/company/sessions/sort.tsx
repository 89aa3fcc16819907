import type { SessionSort } from "@lantern/contract/http";
import { ArrowDown, ArrowUp, ArrowUpDown } from "lucide-react";
import type { ReactNode } from "react";
import { Field } from "../../ui/field.tsx";
import { Select } from "../../ui/select.tsx";
import { Column } from "../../ui/table.tsx";
import { texts } from "./texts.ts";

const icon = { "aria-hidden": true, strokeWidth: 1.5, className: "size-4" } as const;

interface SortProps {
  sort: SessionSort;
  onSort: (sort: SessionSort) => void;
}

/** A column header that sorts the table: ascending, descending, default. */
export function SortableColumn({
  by,
  sort,
  onSort,
  children,
}: SortProps & { by: "start" | "title"; children: ReactNode }) {
  const [up, down] = [by, `-${by}`] as const;
  const order = sort === up ? "ascending" : sort === down ? "descending" : "none";
  const next = sort === up ? down : sort === down ? "agenda" : up;
  const Icon = order === "ascending" ? ArrowUp : order === "descending" ? ArrowDown : ArrowUpDown;
  return (
    <Column aria-sort={order}>
      <button
        type="button"
        onClick={() => onSort(next)}
        className={`inline-flex items-center gap-1.5 hover:text-ink ${order === "none" ? "" : "font-semibold text-ink"}`}
      >
        {children}
        <Icon {...icon} />
      </button>
    </Column>
  );
}

/** The sort order as a menu, where the table has no headers. */
export function SortMenu({ sort, onSort }: SortProps) {
  return (
    <Field label={texts.order} hideLabel className="mt-3 w-fit lg:hidden">
      <Select value={sort} onChange={(event) => onSort(event.target.value as SessionSort)}>
        {(Object.keys(texts.orders) as SessionSort[]).map((each) => (
          <option key={each} value={each}>
            {texts.orders[each]}
          </option>
        ))}
      </Select>
    </Field>
  );
}
