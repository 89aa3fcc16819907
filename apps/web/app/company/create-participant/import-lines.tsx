import { Check, CircleAlert, Copy, Minus, RefreshCw } from "lucide-react";
import { useState } from "react";
import { faultText } from "../../i18n/error-text.ts";
import { formatLanguage, formatNumber } from "../../i18n/format.ts";
import { Badge } from "../../ui/badge.tsx";
import { Cell, Column, Row, RowName, Table, TableBody, TableHeader } from "../../ui/table.tsx";
import { FilterTabs } from "../../ui/tabs.tsx";
import { texts as peopleTexts } from "../shared/people/texts.ts";
import { texts } from "./texts.ts";
import { fillsOf, type Preview } from "./use-import.ts";

const icon = { "aria-hidden": true, strokeWidth: 1.5 } as const;
const styles = {
  added: { tone: "moss", icon: <Check {...icon} /> },
  updated: { tone: "tide", icon: <RefreshCw {...icon} /> },
  existing: { tone: "plain", icon: <Minus {...icon} /> },
  duplicate: { tone: "plain", icon: <Copy {...icon} /> },
  failed: { tone: "rose", icon: <CircleAlert {...icon} /> },
} as const;

/** Longer lists make the page slow. */
const most = 200;

/** Lines that somebody should look at: nobody was read from them, or not everything. */
export const hasProblem = ({ outcome, left_out }: Preview["rows"][number]) =>
  outcome === "failed" || left_out.length > 0;

/** The outcome of each row, and the problems of rows that cannot be read. */
export function ImportLines({ rows }: { rows: Preview["rows"] }) {
  const failed = rows.filter(hasProblem);
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
            <Column>{peopleTexts.firstName}</Column>
            <Column>{peopleTexts.lastName}</Column>
            <Column>{peopleTexts.email}</Column>
            <Column>{texts.outcome}</Column>
          </TableHeader>
          <TableBody>
            {chosen.slice(0, most).map((row, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: several people may stand in a line
              <Line key={at} row={row} />
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
  const { person, left_out: leftOut } = row;
  const { column, message, fault } = row;
  const notes = [...leftOut, ...(fault ? [{ column, message: message ?? "", fault }] : [])];
  return (
    <Row>
      <Cell hide className="text-ink-soft tabular-nums">
        {formatNumber(row.line)}
      </Cell>
      {person ? (
        <>
          <RowName>
            <bdi>{person.first_name}</bdi>
          </RowName>
          <Cell isName className="max-lg:justify-self-start">
            <bdi>{person.last_name}</bdi>
          </Cell>
          <Cell full className="text-ink-soft lg:min-w-48">
            <span className="wrap-anywhere">{person.email}</span>
            <small className="block text-sm">
              {[
                person.department,
                person.office,
                person.timezone,
                person.language && formatLanguage(person.language),
              ]
                .filter(Boolean)
                .join(", ")}
            </small>
          </Cell>
        </>
      ) : (
        <Cell full colSpan={3} className="wrap-anywhere">
          <bdi>{row.text}</bdi>
        </Cell>
      )}
      <Cell full>
        <Badge {...styles[row.outcome]}>{texts.outcomes[row.outcome]}</Badge>
        {row.outcome === "updated" && (
          <small className="block text-sm text-ink-soft">
            {texts.fills(fillsOf(row).map((field) => texts.columnNames[field]))}
          </small>
        )}
        {notes.map(({ column, message, fault }) => (
          <small key={`${column} ${message}`} className="block text-sm text-ink-soft">
            {column && <b className="font-medium">{texts.inColumn(column)} </b>}
            {faultText(fault, message)}
          </small>
        ))}
      </Cell>
    </Row>
  );
}
