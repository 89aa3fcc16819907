import { count } from "../../i18n/es/phrases.ts";
import { formatNumber } from "../../i18n/format.ts";
import type { texts as english } from "./texts.ts";

const people = (n: number) => count(n, "persona", "personas");

export const texts: typeof english = {
  methods: "Maneras de añadir gente",
  one: "De uno en uno",
  list: "Pegar una lista",
  submit: "Añadir participante",
  busy: "Añadiendo",
  added: "Participante añadido",
  justAdded: "Añadidos ahora mismo",
  drop: "Suelta aquí un archivo CSV o un libro de Excel",
  dropHint: "o elige uno. Una lista puede ocupar hasta 2 MB. De un libro (.xlsx) leemos la primera hoja.",
  chooseFile: "Elegir un archivo",
  readingFile: "Leyendo el archivo",
  fileProblems: {
    large_file: "Esta lista ocupa más de 2 MB. Divídela, por favor.",
    large_workbook:
      "Este libro es demasiado grande para una lista de personas. Copia las columnas con nombres y direcciones a un libro nuevo.",
    damaged_workbook:
      "No podemos leer este libro. Ábrelo, elige Archivo, Guardar como, CSV UTF-8, y después elige aquí ese archivo.",
    other_table:
      "No podemos leer este tipo de archivo. Ábrelo, elige Archivo, Guardar como (o Exportar), CSV UTF-8, y después elige aquí ese archivo.",
    not_text:
      "No podemos leer este archivo. Si es una tabla, ábrela, elige Archivo, Guardar como, CSV UTF-8, y después elige aquí ese archivo.",
  },
  chooseEncoding: "¿Cuál de estas está bien escrita?",
  chooseEncodingHint: "El archivo no dice cómo están codificadas sus letras. Estas son líneas de tu lista.",
  moreEncodings: (n) => `Mostrar ${formatNumber(n)} más`,
  encodings: {
    western: "Europa occidental",
    central: "Europa central",
    cyrillic: "Cirílico",
    turkish: "Turco",
    greek: "Griego",
    baltic: "Báltico",
    nordic: "Nórdico",
    arabic: "Árabe",
    hebrew: "Hebreo",
    thai: "Tailandés",
    vietnamese: "Vietnamita",
    japanese: "Japonés",
    simplified: "Chino simplificado",
    traditional: "Chino tradicional",
    korean: "Coreano",
  },
  reading: "Esto es lo que hemos leído",
  leftOut: ({ rows, columns }) => {
    const what = [
      ...(rows > 0 ? [count(rows, "fila", "filas")] : []),
      ...(columns > 0 ? [count(columns, "columna", "columnas")] : []),
    ].join(" y ");
    return `Hemos omitido ${what} que tu libro oculta.`;
  },
  leftOutHint:
    "Un filtro también oculta filas. Para leerlas también, muéstralas en tu hoja de cálculo, guarda el libro y elígelo otra vez.",
  encoding: "Letras",
  separator: "Separador",
  separators: { ",": "Comas", ";": "Puntos y comas", "\t": "Tabuladores", "|": "Barras verticales" },
  headerLine: "Títulos",
  noHeader: "Sin títulos",
  headerOf: (line, text) => `Línea ${formatNumber(line)}: ${text}`,
  pasteHint:
    "Direcciones de correo, «Ana Ruiz <ana@firma.com>», o columnas de una tabla, con o sin línea de títulos. Los nombres son opcionales.",
  pastePlaceholder: "ana.ruiz@firma.com\nBo Lind <bo.lind@firma.com>\nCleo, Marsh, cleo@firma.com, Diseño",
  check: "Revisar la lista",
  checking: "Revisando",
  mapping: "Lo que contienen las columnas",
  mappingHint: "Es lo que dicen los títulos. Corrige lo que no sea así.",
  unknownHeadings: "No conocemos algunos de estos títulos.",
  unknownHeadingsHint: "Elige lo que contiene cada columna. Hasta entonces no podemos añadir a nadie.",
  noHeadings: "Esta lista no tiene títulos.",
  noHeadingsHint: "Leemos nombres, correo, departamento y oficina en este orden. Comprueba que sea así.",
  chooseColumn: "Elige",
  columnOf: (name) => `La columna ${name} contiene`,
  columnNames: {
    email: "Correo",
    first_name: "Nombre",
    last_name: "Apellidos",
    name: "Nombre completo",
    department: "Departamento",
    office: "Oficina",
    timezone: "Zona horaria",
    language: "Idioma",
  },
  leaveOut: "No usar",
  existing: "Quienes ya están en tu lista",
  onExisting: { skip: "Dejarlos como están", update: "Completar lo que falta" },
  line: "Línea",
  person: "Persona",
  outcome: "Qué pasará",
  outcomes: {
    added: "Se añade",
    updated: "Se actualiza",
    existing: "Ya está en tu lista",
    duplicate: "Dos veces en esta lista",
    failed: "No se puede leer",
  },
  show: "Mostrar",
  showAll: "Todas las líneas",
  showFailed: "Líneas con problemas",
  fills: (fields) => `Añade: ${fields.join(", ")}`,
  firstOnly: (n, all) => `Las primeras ${formatNumber(n)} de ${formatNumber(all)} líneas.`,
  inColumn: (column) => `Columna ${column}:`,
  sum: ({ added, updated, existing, duplicates, failed }) =>
    [
      `${people(added)} por añadir`,
      ...(updated > 0 ? [`${formatNumber(updated)} por actualizar`] : []),
      ...(existing > 0 ? [`${formatNumber(existing)} ya en tu lista`] : []),
      ...(duplicates > 0 ? [`${formatNumber(duplicates)} dos veces en esta lista`] : []),
      ...(failed > 0 ? [count(failed, "línea con problemas", "líneas con problemas")] : []),
    ].join(", "),
  submitList: (added, updated) =>
    updated === 0
      ? `Añadir ${people(added)}`
      : `Añadir ${formatNumber(added)}, actualizar ${formatNumber(updated)}`,
  change: "Cambiar la lista",
  progress: (done, all) => `${formatNumber(done)} de ${people(all)} guardadas`,
  importing: "Guardando. Mantén abierta esta página.",
  stopped: (done, all) =>
    `La importación se ha parado tras ${formatNumber(done)} de ${people(all)}. Esas están guardadas. Si continúas, nadie se añade dos veces.`,
  goOn: "Continuar",
  finished: "Importación terminada",
  listDone: (n) => `${count(n, "persona añadida", "personas añadidas")}.`,
  doneSum: (added, updated, existing) =>
    [
      count(added, "persona añadida", "personas añadidas"),
      ...(updated > 0 ? [count(updated, "actualizada", "actualizadas")] : []),
      ...(existing > 0 ? [`${formatNumber(existing)} sin cambios`] : []),
    ].join(", "),
  badLines: (unread, leftOut) =>
    [
      ...(unread > 0 ? [`No hemos podido leer ${count(unread, "línea", "líneas")}.`] : []),
      ...(leftOut > 0 ? [`Hemos omitido algo de ${count(leftOut, "línea", "líneas")}.`] : []),
    ].join(" "),
  badLinesHint: "Corrige estas líneas e impórtalas otra vez. Quienes ya están en tu lista no cambian.",
  saveBad: "Descargar estas líneas",
  badFile: "lineas-con-problemas.csv",
  badHeader: ["Línea", "Valor", "Columna", "Problema"],
  more: "Añadir más",
  toList: "Ver todos los participantes",
};
