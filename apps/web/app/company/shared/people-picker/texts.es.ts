import { count } from "../../../i18n/es/phrases.ts";
import { formatNumber } from "../../../i18n/format.ts";
import type { texts as english } from "./texts.ts";

const people = (n: number) => count(n, "persona", "personas");

export const texts: typeof english = {
  methods: "Maneras de elegir personas",
  find: "Buscar",
  paste: "Pegar una lista",
  chosen: (n) => `Selección, ${formatNumber(n)}`,
  clear: "Quitar a todos",
  saveGroup: "Guardar como grupo…",
  none: "Todavía no has elegido a nadie.",
  nobody: (search) => (search ? `Nadie coincide con «${search}».` : "Nadie todavía."),
  results: (n, more) => (more ? `Más de ${formatNumber(n)} personas` : people(n)),
  selectAll: "Seleccionar todos los resultados",
  pasteHint:
    "Direcciones de correo, «Ana Ruiz <ana@firma.com>», o columnas de una tabla. Las personas nuevas se añaden a tus participantes.",
  addPasted: "Añadir a estas personas",
  readSome: (n) => (n === 0 ? "No se ha añadido a nadie" : count(n, "persona añadida", "personas añadidas")),
  leftOut: (line) => `Línea ${formatNumber(line)}:`,
  unread: (n) =>
    n === 1
      ? "No hemos podido leer una línea. Sigue arriba para que puedas corregirla."
      : `No hemos podido leer ${formatNumber(n)} líneas. Siguen arriba para que puedas corregirlas.`,
  tooMany: (most, group) =>
    group ? `${group} tiene más de ${formatNumber(most)} personas` : `Más de ${formatNumber(most)} personas`,
  tooManyText:
    "Son más de las que podemos repartir en sesiones de una vez, así que no hemos añadido a nadie.",
  overTitle: (n, most) =>
    `Has elegido a ${formatNumber(n)} personas, y una sesión tiene sitio para ${formatNumber(most)}`,
  overText: "Repártelas en varias sesiones en un paso, o elige a menos.",
  overSeries: "Elige a menos personas o planifica varias series.",
  split: "Repartir en sesiones…",
  splitting: {
    title: (n) => `Repartir ${formatNumber(n)} personas en sesiones`,
    text: "Creamos un borrador para cada parte, con la misma aventura y los mismos ajustes. No escribimos a nadie.",
    by: "Repartir por",
    methods: { timezone: "Zona horaria", department: "Departamento", chance: "Azar" },
    hints: {
      timezone: "Juegan juntas las personas con horas parecidas.",
      department: "Los departamentos siguen juntos, hasta donde caben.",
      chance: "Cada persona conoce a otras de toda la empresa.",
    },
    part: (number, of) => `Sesión ${formatNumber(number)} de ${formatNumber(of)}`,
    mixed: "Todos mezclados",
    noDepartment: "sin departamento",
    noZone: "sin zona horaria",
    zones: (cities, offsets) => `${cities} (${offsets})`,
    more: (n) => `${formatNumber(n)} más`,
    submit: (n) => `Crear ${formatNumber(n)} borradores`,
    done: (n) => count(n, "borrador creado", "borradores creados"),
    doneText: "Ponles fecha; después confírmalos e invita.",
    untitled: "Nueva sesión",
  },
  emptyList: "Tu lista de participantes está vacía. Puedes añadir gente ahora o más tarde.",
  add: "Añadir participantes",
  search: "Buscar personas, departamentos, oficinas",
  chooseAll: (name, n) => `${name}, ${people(n)}`,
};
