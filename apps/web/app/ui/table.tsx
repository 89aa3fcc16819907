import type { ComponentProps, ReactNode } from "react";
import { cn } from "./cn.ts";

/** Spread, because the linter takes these roles for redundant: it does not know about `display: block`. */
const as = {
  table: { role: "table" },
  rowgroup: { role: "rowgroup" },
  row: { role: "row" },
  cell: { role: "cell" },
  rowheader: { role: "rowheader" },
  columnheader: { role: "columnheader" },
};

/**
 * A ruled table that becomes a list below 960 px: each row is a small grid, `hide` cells disappear, `full` cells take a
 * whole line. Roles are explicit because `display: block` removes the implicit ones.
 */
export function Table({ className, ...rest }: ComponentProps<"table">) {
  return (
    <table
      {...as.table}
      {...rest}
      className={cn("w-full border-collapse text-start max-lg:block", className)}
    />
  );
}

export function TableHeader({ children }: { children: ReactNode }) {
  return (
    <thead {...as.rowgroup} className="max-lg:sr-only">
      <tr {...as.row}>{children}</tr>
    </thead>
  );
}

export function TableBody(props: ComponentProps<"tbody">) {
  return <tbody {...as.rowgroup} {...props} className={cn("max-lg:block", props.className)} />;
}

export function Row({ className, ...rest }: ComponentProps<"tr">) {
  return (
    <tr
      {...as.row}
      {...rest}
      className={cn(
        "border-b border-line max-lg:grid max-lg:grid-cols-[minmax(0,1fr)_fit-content(60%)] max-lg:items-center max-lg:gap-x-3 max-lg:gap-y-1 max-lg:py-3.5",
        className,
      )}
    />
  );
}

type CellProps = ComponentProps<"td"> & {
  /** Numbers, right-aligned on wide screens. */
  figures?: boolean;
  full?: boolean;
  hide?: boolean;
  /** A name that somebody chose, which may be one long word. */
  isName?: boolean;
};

const cell = "px-3 py-3 first:ps-0 last:pe-0 max-lg:block max-lg:p-0 max-lg:wrap-anywhere";

function cellStyle({ figures, full, hide, isName, className }: CellProps): string {
  return cn(
    cell,
    figures && "tabular-nums whitespace-nowrap lg:text-end",
    full && "max-lg:col-span-full",
    hide && "max-lg:hidden",
    isName && "wrap-anywhere lg:min-w-28",
    className,
  );
}

export function Cell({ figures, full, hide, isName, className, ...rest }: CellProps) {
  const style = cellStyle({ figures, full, hide, isName, className } as CellProps);
  return <td {...as.cell} {...rest} className={style} />;
}

/** The header cell of a row: mostly a name, which may be a long word. */
export function RowName({
  full,
  className,
  children,
}: {
  full?: boolean;
  className?: string;
  children: ReactNode;
}) {
  return (
    <th
      scope="row"
      {...as.rowheader}
      className={cn(cell, "font-normal wrap-anywhere lg:min-w-48", full && "max-lg:col-span-full", className)}
    >
      {children}
    </th>
  );
}

export function Column({ figures, children, ...rest }: ComponentProps<"th"> & { figures?: boolean }) {
  return (
    <th
      scope="col"
      {...as.columnheader}
      {...rest}
      className={cn(
        "border-b border-line px-3 py-2 align-bottom text-sm font-medium whitespace-nowrap text-ink-soft first:ps-0 last:pe-0",
        figures && "text-end",
      )}
    >
      {children}
    </th>
  );
}
