import { count } from "../../i18n/es/phrases.ts";
import { formatNumber } from "../../i18n/format.ts";
import type { texts as english } from "./texts.ts";

const people = (n: number) => count(n, "persona", "personas");

export const texts: typeof english = {
  sub: "Las personas a las que puedes invitar. No necesitan una cuenta.",
  add: "Añadir participantes",
  searchShort: "Buscar personas",
  search: "Buscar por nombre, correo, departamento u oficina",
  filters: {
    department: "Departamento",
    office: "Oficina",
    group: "Grupo",
    all: "Todos",
    sort: "Ordenar por",
    orders: {
      "name.asc": "Nombre, de la A a la Z",
      "name.desc": "Nombre, de la Z a la A",
      "email.asc": "Correo, de la A a la Z",
      "created.desc": "Más recientes primero",
      "created.asc": "Más antiguos primero",
    },
  },
  export: "Exportar CSV",
  fileName: "participantes.csv",
  choose: (name) => `Seleccionar a ${name}`,
  chooseAll: "Seleccionar a todas las personas de la página",
  chosen: (n) => count(n, "persona seleccionada", "personas seleccionadas"),
  moveChosen: "Editar…",
  groupChosen: "Añadir a un grupo…",
  ungroupChosen: "Sacar de este grupo",
  removeChosen: "Quitar…",
  unchoose: "Quitar la selección",
  chooseMatching: "Seleccionar todas las que coinciden",
  open: "Abrir",
  editOne: "Editar…",
  columns: {
    person: "Persona",
    department: "Departamento",
    office: "Oficina",
    zone: "Zona horaria",
    action: "Acción",
  },
  nameless: "Sin nombre",
  count: (n) => `${people(n)}.`,
  countOf: (n, total) => `${formatNumber(n)} de ${people(total)}.`,
  empty: {
    title: "Todavía no hay participantes",
    text: "Añade personas de una en una, o pega una lista de un correo o de una hoja de cálculo. Basta una dirección de correo; pueden poner su nombre al entrar.",
  },
  noMatch: (query) => (query ? `Nadie coincide con «${query}»` : "Nadie coincide con estos filtros"),
  clear: "Ver a todos",
  menu: (name) => `Más acciones para ${name}`,
  remove: "Quitar…",
  group: {
    plan: "Planificarles una sesión",
    rename: "Cambiar el nombre…",
    renameTitle: "Cambiar el nombre del grupo",
    name: "Nombre",
    save: "Guardar",
    remove: "Borrar el grupo",
    removed: (name) => `${name} se ha borrado; sus personas siguen siendo participantes`,
    removedFrom: (n, name) => `${count(n, "persona fuera", "personas fuera")} de ${name}`,
  },
  moving: {
    title: (n) => `Editar a ${people(n)}`,
    text: "Los campos que dejes vacíos se quedan como están.",
    none: { department: "Sin departamento", office: "Sin oficina" },
    submit: "Guardar",
    saved: (n) =>
      n === 0 ? "No hay nada que cambiar" : count(n, "persona actualizada", "personas actualizadas"),
  },
};
