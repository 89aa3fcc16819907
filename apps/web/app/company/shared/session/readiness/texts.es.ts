import { count } from "../../../../i18n/es/phrases.ts";
import { formatNumber } from "../../../../i18n/format.ts";
import type { texts as english } from "./texts.ts";

const people = (n: number) => count(n, "persona", "personas");

export const texts: typeof english = {
  remind: {
    answer: (n) =>
      n === 1
        ? "Preguntar a quien no ha respondido"
        : `Preguntar a los ${formatNumber(n)} que no han respondido`,
    check: (n) => `Pedir la comprobación a ${people(n)}`,
  },
  remindHint: "Escribimos solo a estas personas, como mucho una vez por hora.",
  reminded: "Hemos preguntado otra vez",
  remindedText: (n) => `${count(n, "correo", "correos")} en camino.`,
  remindedBefore: "En la última hora ya hemos preguntado a todas las personas",
  remindedBeforeText: "Enviamos este correo a cada persona como mucho una vez por hora.",
  rsvps: {
    coming: "Viene",
    declined: "No puede venir",
    joined: "Entró",
    none: "Sin respuesta",
    not_invited: "Sin invitar",
  },
};
