import type { ReplyRsvp } from "@lantern/contract/choices";
import type { texts as english } from "./texts.ts";

type Reply = Parameters<(typeof english)["what"]["message"]>[0];

const answers: Record<ReplyRsvp, string> = {
  coming: "«voy»",
  declined: "«no voy»",
  tentative: "«quizás»",
  delegated: "«va otra persona»",
};

const answer = ({ rsvp }: Reply) => (rsvp ? answers[rsvp] : "sin decir si va");

const who = ({ name, address }: Reply) => address || name;

export const texts: typeof english = {
  title: "Respuestas que no pudimos asignar",
  intro: "Llegaron para esta sesión, pero por sí solas no cambiaron la respuesta de nadie.",
  done: "Resuelta",
  doneFor: (name) => `Resuelta: ${name}`,
  showAll: (n) => `Mostrar las ${n}`,
  showFewer: "Mostrar menos",
  what: {
    other_address: (one) =>
      `Alguien respondió ${answer(one)} por ${one.name} desde otra dirección: ${one.address}.`,
    other_entry: (one) => `${who(one)} respondió ${answer(one)}, pero sobre otra entrada del calendario.`,
    other_time: (one) =>
      `${who(one)} propone otra hora${one.time ? `: ${one.time}` : ""}.${one.rsvp === "declined" ? " A esta no puede." : ""}`,
    tentative: ({ name }) => `${name} respondió «quizás».`,
    delegated: ({ name, address }) => `${name} no va, y envía a ${address || "otra persona"}.`,
    earlier_date: (one) => `${one.name} respondió ${answer(one)}, pero a la fecha anterior al último cambio.`,
    overtaken: (one) =>
      `El calendario de ${one.name} envió ${answer(one)}, con fecha anterior a la respuesta que tenemos.`,
    full: ({ name }) => `${name} había dicho que no y ahora quiere ir, pero no quedan plazas.`,
    ended: (one) =>
      `${one.name} respondió ${answer(one)}, pero su plaza, sus enlaces o la sesión ya terminaron.`,
    comment: (one) => `${one.name} respondió ${answer(one)} y escribió:`,
    message: (one) => `${who(one)} escribió un correo en vez de responder:`,
    unreadable: ({ name }) =>
      `Una respuesta a la invitación de ${name} llegó en un formato que no podemos leer.`,
    report: ({ name }) => `Un servidor de correo informó de un problema con un correo a ${name}:`,
  },
  todo: {
    other_address:
      "Si es su propia dirección, cámbiala en la lista de participantes. Si es otra persona, añádela a la sesión.",
    other_entry: "Pídele que responda en la invitación a esta sesión.",
    other_time: "Cambia la fecha, o dile que no cambia.",
    tentative: "Volveremos a preguntar antes de la sesión.",
    delegated: "Añade a la otra persona a la sesión e invítala.",
    earlier_date: "Pregúntale si puede en la nueva fecha.",
    overtaken: "Si no sabes cuál es la correcta, pregúntale.",
    full: "Añade una plaza y vuelve a invitarle.",
    ended: "Si debe ir, vuelve a invitarle.",
    comment: "Su respuesta cuenta.",
    message: "Contéstale si hace falta.",
    unreadable: "Pídele que use los botones de la invitación.",
    report: "Comprueba la dirección y vuelve a enviar la invitación.",
  },
};
