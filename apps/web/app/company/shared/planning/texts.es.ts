import { count } from "../../../i18n/es/phrases.ts";
import { formatNumber } from "../../../i18n/format.ts";
import type { texts as english } from "./texts.ts";

const people = (n: number) => count(n, "persona", "personas");

export const texts: typeof english = {
  title: "Título, como lo verá la gente",
  language: "Idioma de la sesión",
  loading: "Cargando las aventuras",
  who: "Para quién es",
  count: (n) =>
    n === 0
      ? "Nadie todavía. Puedes añadir gente más tarde."
      : `${people(n)}. No les escribimos hasta que envíes las invitaciones.`,
  day: "Día",
  start: "Comienzo",
  zone: "Zona horaria",
  past: "La hora de comienzo tiene que estar en el futuro. Elige una hora posterior a la actual.",
  inHours: "en horario de trabajo",
  early: "muy temprano",
  before: "antes del horario de trabajo",
  after: "después del horario de trabajo",
  late: "tarde por la noche",
  night: "de madrugada",
  weekend: "en fin de semana",
  holiday: (country, names) => `Festivo en ${country}: ${names}`,
  weekendIn: (countries) => `Fin de semana en ${countries}`,
  runBy: "Quién conduce la sesión",
  costCenter: "Centro de coste",
  noCostCenter: "Ninguno",
  hosting: { autopilot: "El piloto automático", host: "Una persona de tu empresa como guía" },
  hostingText: {
    autopilot:
      "Empieza sola, espera a la gente hasta cinco minutos, lleva el tiempo y termina al cabo de una hora. Puedes mirar o simplemente jugar.",
    host: "La empiezas tú, y puedes pausarla, alargarla, responder a quien pide ayuda y hablar a los equipos. Quien guía no gasta crédito.",
  },
  speed: "Velocidad",
  speedHint: "Solo en modo local, para probar.",
  speedOption: (speed) => (speed === 1 ? "Normal" : `${formatNumber(speed)} veces más rápido`),
  note: "Nota en la invitación",
  notePlaceholder: "No hay que preparar nada. Trae algo caliente y busca un rincón tranquilo.",
};
