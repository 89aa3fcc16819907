import type { ownData as english } from "../en/own-data.ts";
import { emailCode } from "./email-code.ts";

/** A participant's own data: what is stored, and how to get or delete it. */
export const ownData: typeof english = {
  title: "Tus datos",
  intro:
    "Esto es lo que guardamos de ti: tu nombre y tu correo, las sesiones a las que te invitaron, tus respuestas, lo que escribiste y tus resúmenes.",
  needLink: "Abre esta página desde el enlace de tu invitación, para que sepamos quién eres.",
  needProof:
    "Tus datos son solo para ti. Abre esta página desde el enlace de tu invitación o deja que te enviemos un código por correo.",
  download: "Descargar mis datos",
  remove: "Borrar mis datos",
  confirmTitle: "¿Borrar todo lo tuyo?",
  confirmText:
    "Borramos al momento y para siempre tu nombre y tu correo, tus plazas en próximas sesiones, lo que escribiste y el acceso a tus resúmenes. Los resultados de tu equipo se quedan, sin tu nombre.",
  cancel: "Conservarlo",
  confirm: "Borrar para siempre",
  done: "Hemos borrado tus datos",
  doneText: "Ya no tenemos tu nombre ni tu correo. Los enlaces de correos anteriores ya no funcionan.",
  loading: "Buscando tu sesión",
  /** The first name, which somebody can correct in the lobby. */
  name: {
    label: "Nombre",
    hint: "Tu equipo lo verá.",
    need: "Escribe tu nombre.",
    save: "Guardar mi nombre",
    cancel: "Dejarlo así",
  },
  code: emailCode,
};
