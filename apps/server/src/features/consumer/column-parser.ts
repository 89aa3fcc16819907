import type { ImportColumn } from "@lantern/contract/http";

export type Columns = (ImportColumn | null)[];
type Cells = Partial<Record<ImportColumn, string>>;

/**
 * Column headers that spreadsheets and HR systems use, in English, German, Spanish and French: in lower case, without
 * accents, spaces and punctuation.
 */
const headerNames: Record<ImportColumn, string> = {
  email: `email mail emailaddress workemail address emailadresse mailadresse emailgeschaftlich geschaftlicheemail
    correo correoelectronico direcciondecorreo courriel adresseemail adressemail`,
  first_name: "firstname givenname vorname rufname nombre prenom",
  last_name: "lastname surname familyname nachname familienname zuname apellido apellidos nomdefamille",
  name: "name fullname displayname vollername vollstandigername anzeigename nombrecompleto nombreyapellidos nom nomcomplet",
  timezone: "timezone zone zeitzone zonahoraria fuseauhoraire",
  department: `department team division abteilung bereich fachbereich organisationseinheit
    departamento equipo departement service equipe`,
  office:
    "office location site standort buro buero niederlassung arbeitsort oficina sede ubicacion bureau lieu",
};

const columnByWord = new Map(
  (Object.keys(headerNames) as ImportColumn[]).flatMap((column) =>
    headerNames[column].split(/\s+/).map((word) => [word, column] as const),
  ),
);

const plain = (cell: string) =>
  cell
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^a-z]/g, "");

/** The columns of a header row (unknown ones are null), or null when the row is not a header. */
export function headerOf(cells: string[]): Columns | null {
  const recognized = cells.map((cell) => columnByWord.get(plain(cell)) ?? null);
  // Beside a first name alone, "Name" is the last name.
  const isLast = recognized.includes("first_name") && !recognized.includes("last_name");
  const columns = recognized.map((column) => (column === "name" && isLast ? "last_name" : column));
  // Of two columns with the same meaning the first counts.
  const once = columns.map((column, index) => (columns.indexOf(column) === index ? column : null));
  return once.includes("email") && !cells.some((cell) => cell.includes("@")) ? once : null;
}

/**
 * Guesses the columns of a list without a header: the cell with an @ is the address, cells before it are the name, cells
 * after it department and office.
 */
export function guessColumns(cells: string[]): Columns {
  const at = cells.findIndex((cell) => cell.includes("@"));
  const columns: Columns = cells.map(() => null);
  if (at < 0) return columns;
  columns[at] = "email";
  const filled = [...cells.keys()].filter((index) => index !== at && cells[index]);
  const before = filled.filter((index) => index < at);
  const [names, rest] = /<[^<>]+>$/.test(cells[at] ?? "")
    ? [[], filled]
    : before.length > 0
      ? [before.slice(0, 2), filled.filter((index) => index > at)]
      : [filled.slice(0, 2), filled.slice(2)];
  if (names.length === 1 && before.length === 1) columns[names[0] ?? 0] = "name";
  else for (const [n, index] of names.entries()) columns[index] = n === 0 ? "first_name" : "last_name";
  for (const [n, index] of rest.slice(0, 2).entries()) columns[index] = n === 0 ? "department" : "office";
  return columns;
}

/** The cells of a row by column. An address may contain the name: `Ana Ruiz <ana@example.com>`. */
export function cellsOf(row: string[], columns: Columns): Cells {
  const cells: Cells = Object.fromEntries(
    columns.flatMap((column, index) => (column && row[index] ? [[column, row[index]]] : [])),
  );
  const framed = /^(.*)<([^<>]+)>$/.exec(cells.email ?? "");
  if (!framed) return cells;
  const name = framed[1]?.replaceAll('"', "").trim();
  const named = cells.name || cells.first_name || cells.last_name;
  return { ...cells, email: framed[2]?.trim() ?? "", ...(name && !named && { name }) };
}
