import { count } from "../../../i18n/es/phrases.ts";
import { formatNumber } from "../../../i18n/format.ts";
import type { questionTexts as english } from "./question-texts.ts";

const people = (n: number) => count(n, "persona", "personas");

export const questionTexts: typeof english = {
  cancelling: {
    title: (title) => `¿Cancelar ${title}?`,
    text: (invited, credits) =>
      `${invited > 0 ? `${count(invited, "persona recibe", "personas reciben")} un correo y una actualización del calendario. ` : ""}${credits > 0 ? `Los ${formatNumber(credits)} créditos reservados se liberan al momento. ` : ""}No se puede deshacer, pero después puedes duplicar la sesión.`,
    cancel: "Mantener la sesión",
    submit: (invited) => (invited > 0 ? `Cancelar y avisar a ${people(invited)}` : "Cancelar la sesión"),
  },
  removing: {
    title: (title) => `¿Borrar ${title}?`,
    text: "Se borran el borrador y su lista de asistentes. Las personas siguen en tu lista de participantes.",
    cancel: "Mantener el borrador",
    submit: "Borrar el borrador",
  },
};
