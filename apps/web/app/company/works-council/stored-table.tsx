import { Cell, Column, Row, RowName, Table, TableBody, TableHeader } from "../../ui/table.tsx";
import { texts } from "./texts.ts";

/** Who can see the stored data, and how long it is stored. */
export function StoredTable({ rows }: { rows: ReturnType<typeof texts.rows> }) {
  return (
    <Table>
      <TableHeader>
        {texts.columns.map((column) => (
          <Column key={column}>{column}</Column>
        ))}
      </TableHeader>
      <TableBody>
        {rows.map(({ what, detail, ...access }) => (
          <Row key={what}>
            <RowName full className="align-top lg:w-2/5">
              <b className="block">{what}</b>
              <small className="block text-sm text-ink-soft">{detail}</small>
            </RowName>
            {(["self", "team", "company", "term"] as const).map((who, index) => (
              <Cell key={who} full className="align-top max-lg:text-sm">
                <span className="mr-2 text-ink-soft lg:hidden">{texts.columns[index + 1]}:</span>
                {access[who] || <span className="text-ink-soft">{texts.nobody}</span>}
              </Cell>
            ))}
          </Row>
        ))}
      </TableBody>
    </Table>
  );
}
