import type { texts as english } from "./texts.ts";

export const texts: typeof english = {
  title: "Estado",
  description:
    "Qué funciona ahora mismo en esta instalación de Lantern Hour, y desde cuándo no funciona lo que no.",
  heading: "¿Funciona todo?",
  intro: "El servidor se comprueba a sí mismo. Esta página le pregunta cada 30 segundos.",
  now: "Ahora mismo",
  checking: "Comprobando…",
  works: "Funciona",
  since: (time) => `No funciona desde: ${time}`,
  unknown: "No responde",
  summary: {
    works: "Todo funciona.",
    faulty: "Algo no funciona. No hace falta que avises: el responsable también lo ve.",
    unknown: "El servidor no responde. Comprueba primero tu propia conexión.",
  },
  noScript:
    "Esta página necesita JavaScript para preguntar al servidor. Sin él, lee el informe del propio servidor:",
  report: "informe como datos",
  items: {
    sessions: {
      name: "Sesiones",
      text: "Entrar, jugar y votar. Las sesiones se pausan mientras algo no funciona.",
    },
    email: {
      name: "Correo",
      text: "Invitaciones, recordatorios y enlaces para confirmar una dirección o cambiar una contraseña. Si un correo falla, lo seguimos intentando dos días.",
    },
    database: { name: "Base de datos", text: "Todo lo que guardamos." },
    jobs: {
      name: "Trabajo de fondo",
      text: "Recordatorios, informes, descargas, y borrar lo que ha caducado.",
    },
  },
};
