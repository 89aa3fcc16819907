import { Check, CircleAlert, Minus, RefreshCw } from "lucide-react";
import { useState } from "react";
import { Badge } from "../../ui/badge.tsx";
import { Cell, Column, Row, RowName, Table, TableBody, TableHeader } from "../../ui/table.tsx";
import { FilterTabs } from "../../ui/tabs.tsx";
import { nameOf } from "../participants/model.ts";
import { texts } from "./texts.ts";
import type { Preview } from "./use-import.ts";

const icon = { "aria-hidden": true, strokeWidth: 1.5 } as const;
const styles = {
  added: { tone: "moss", icon: <Check {...icon} /> },
  updated: { tone: "tide", icon: <RefreshCw {...icon} /> },
  existing: { tone: "plain", icon: <Minus {...icon} /> },
  failed: { tone: "rose", icon: <CircleAlert {...icon} /> },
} as const;

/** Longer lists make the page slow. */
const most = 200;

/** The outcome of each row, and the problems of rows that cannot be read. */
export function ImportLines({ rows }: { rows: Preview["rows"] }) {
  const failed = rows.filter((row) => row.outcome === "failed");
  const [only, setOnly] = useState<"all" | "failed">("all");
  const chosen = only === "failed" ? failed : rows;
  return (
    <div className="grid gap-3">
      {failed.length > 0 && (
        <FilterTabs
          label={texts.show}
          value={only}
          onChange={setOnly}
          items={[
            { value: "all", label: texts.showAll, count: rows.length },
            { value: "failed", label: texts.showFailed, count: failed.length },
          ]}
        />
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard */}
      <section aria-label={texts.outcome} className="max-h-120 overflow-y-auto" tabIndex={0}>
        <Table>
          <TableHeader>
            <Column>{texts.line}</Column>
            <Column>{texts.person}</Column>
            <Column>{texts.outcome}</Column>
          </TableHeader>
          <TableBody>
            {chosen.slice(0, most).map((row) => (
              <Line key={row.line} row={row} />
            ))}
          </TableBody>
        </Table>
      </section>
      {chosen.length > most && (
        <p className="text-sm text-ink-soft">{texts.firstOnly(most, chosen.length)}</p>
      )}
    </div>
  );
}

function Line({ row }: { row: Preview["rows"][number] }) {
  return (
    <Row>
      <Cell hide className="text-ink-soft tabular-nums">
        {row.line}
      </Cell>
      <RowName>
        {row.person ? (
          <>
            <b className="block leading-snug">{nameOf(row.person)}</b>
            <small className="text-sm text-ink-soft">{row.person.email}</small>
          </>
        ) : (
          <span className="break-all">{row.text}</span>
        )}
      </RowName>
      <Cell>
        <Badge {...styles[row.outcome]}>{texts.outcomes[row.outcome]}</Badge>
        {row.message && (
          <small className="block text-sm text-ink-soft">
            {row.column && <b className="font-medium">{texts.inColumn(row.column)} </b>}
            {row.message}
          </small>
        )}
      </Cell>
    </Row>
  );
}
