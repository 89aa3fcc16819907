import { formatNumber } from "../../../i18n/format.ts";
import type { texts as english } from "./texts.ts";

export const texts: typeof english = {
  title: "Páginas que comparten los equipos",
  intro:
    "Las puede abrir quien tenga el enlace. Muestran el desenlace de un equipo, nada sobre tu empresa y un nombre de pila solo si esa persona lo ha activado. En los ajustes de la empresa se decide si los equipos pueden compartir páginas y durante cuánto tiempo.",
  open: "Abrir la página",
  shared: (day, end) => `Compartida el ${day}, termina el ${end}`,
  names: (count) =>
    count === 0 ? "sin nombres" : count === 1 ? "1 nombre" : `${formatNumber(count)} nombres`,
  end: "Terminar",
  endOf: (ending) => `Terminar la página «${ending}»`,
  confirmText:
    "Su enlace deja de funcionar al momento. El equipo puede compartir una página nueva, con otro enlace.",
  confirm: "Terminar la página",
  ended: "Página terminada",
};
