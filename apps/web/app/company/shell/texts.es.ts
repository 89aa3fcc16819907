import type { texts as english } from "./texts.ts";

/** What every page of the dashboard has around it. */
export const texts: typeof english = {
  mainNav: "Principal",
  credits: (free) => `${free} disponibles`,
  noCompany: {
    title: "Gestionas la plataforma",
    text: "Esta cuenta no pertenece a ninguna empresa, así que no tiene sesiones ni facturación.",
    open: "Abrir la consola",
  },
  verify: {
    title: "Confirma tu dirección de correo",
    text: (email) =>
      `Hemos enviado un enlace a ${email}. Mientras tanto puedes echar un vistazo y guardar borradores. Después podrás confirmar sesiones e invitar a gente.`,
    resend: "Enviarlo otra vez",
    sent: "El correo está en camino",
    sentText: (email) => `Mira en la bandeja de entrada de ${email}.`,
  },
};
