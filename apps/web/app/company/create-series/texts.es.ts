import { count } from "../../i18n/es/phrases.ts";
import { formatNumber } from "../../i18n/format.ts";
import type { texts as english } from "./texts.ts";

const seats = (n: number) => count(n, "plaza", "plazas");

const sessions = (n: number) => count(n, "sesión", "sesiones");

export const texts: typeof english = {
  crumbHere: "Nueva serie",
  sub: "Varias sesiones para las mismas personas. Los equipos se mezclan para que todos conozcan a alguien nuevo. Los borradores son gratis, y no escribimos a nadie.",
  people: {
    heading: "Título y personas",
    title: "Título de la serie",
    titleHint: "Por ejemplo, «Producto y soporte». Cada sesión lleva su número.",
    seats: "Plazas de cada sesión",
    seatsHint: "Una para cada persona. Añade más para quienes se apunten por su cuenta con un enlace.",
    fewer: "Menos plazas",
    more: "Más plazas",
  },
  dates: {
    heading: "Fechas y aventuras",
    number: "Sesiones",
    fewer: "Una sesión menos",
    more: "Una sesión más",
    every: "Cada",
    weeks: (weeks) => (weeks === 1 ? "semana" : `${formatNumber(weeks)} semanas`),
    list: "Fechas",
    date: (number) => `Sesión ${formatNumber(number)}`,
    adventure: (number) => `Aventura de la sesión ${formatNumber(number)}`,
    choose: "Elige una aventura",
    skip: "Saltar este día",
    skipLabel: (number) => `Saltar este día para la sesión ${formatNumber(number)}`,
    note: "Elige el primer día, y te proponemos los demás. Puedes cambiar cualquiera. Si saltas un día, esa sesión y las siguientes pasan a fechas posteriores.",
  },
  run: { heading: "Cómo se conducen" },
  summary: (n, each) =>
    `${sessions(n)} con ${seats(each)} cada una. Reservamos ${formatNumber(n * each)} créditos cuando las confirmes.`,
  submit: (n) => `Crear ${count(n, "borrador", "borradores")}`,
  done: "Serie planificada",
};
