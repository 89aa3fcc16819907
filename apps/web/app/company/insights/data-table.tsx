import { Cell, Column, Row, RowName, Table, TableBody, TableHeader } from "../../ui/table.tsx";
import { Details } from "../shared/report/section.tsx";
import { texts } from "./texts.ts";

/** The table of a chart's values: the first column names the row, the others are figures. */
export function DataTable({
  columns,
  rows,
}: {
  columns: string[];
  rows: { key: string; cells: (string | number)[] }[];
}) {
  return (
    <Details summary={texts.table}>
      <Table>
        <TableHeader>
          {columns.map((column, index) => (
            <Column key={column} figures={index > 0}>
              {column}
            </Column>
          ))}
        </TableHeader>
        <TableBody>
          {rows.map(({ key, cells: [name, ...figures] }) => (
            <Row key={key}>
              <RowName full>{name}</RowName>
              {figures.map((figure, index) => (
                <Cell key={columns[index + 1]} figures>
                  <span className="me-2 text-ink-soft lg:hidden">{columns[index + 1]}</span>
                  {figure}
                </Cell>
              ))}
            </Row>
          ))}
        </TableBody>
      </Table>
    </Details>
  );
}
