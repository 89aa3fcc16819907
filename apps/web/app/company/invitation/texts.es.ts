import { count } from "../../i18n/es/phrases.ts";
import type { texts as english } from "./texts.ts";

export const texts: typeof english = {
  title: "Invitación",
  sub: "El correo que recibe la gente. No enviamos nada hasta que pulses Enviar.",
  notYet: "Todavía no hay invitación",
  notYetText: "Elige primero una aventura, una fecha y una zona horaria.",
  over: "Esta sesión ha terminado",
  overText: "Su invitación ya no se puede cambiar ni enviar.",
  back: "Volver a la sesión",
  form: {
    label: "Tus palabras",
    greeting: "Saludo",
    greetingHint: "Va delante del nombre, por ejemplo «Hola».",
    note: "Nota",
    noteHint: "También aparece en los recordatorios y en el correo sobre un cambio de hora.",
    replyTo: "Las respuestas van a",
    replyToHint: "Si lo dejas vacío, las respuestas llegan a quien envía la invitación.",
    save: "Guardar",
    test: "Enviarme una prueba",
    send: (n) => `Enviar ${count(n, "invitación", "invitaciones")}`,
  },
  done: {
    saved: "Invitación guardada",
    tested: "La prueba va de camino a tu correo",
    testedText: "Sus enlaces no son personales, así que nadie puede entrar con ellos.",
  },
  preview: {
    title: "Vista previa",
    view: "Mostrar como",
    views: { html: "Correo", text: "Texto sin formato" },
    subject: "Asunto",
    replyTo: "Respuestas a",
    frame: "El correo tal como llega",
  },
  announcement: {
    title: "Para el chat de tu equipo",
    text: "Sin enlace personal, para que puedas publicarlo donde quieras.",
    copy: "Copiar el texto",
    copied: "Texto copiado",
  },
};
