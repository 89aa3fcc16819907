import type { texts as english } from "./texts.ts";

export const texts: typeof english = {
  operator: "Responsable",
  operatorFields: { name: "Responsable", address: "Dirección", vat: "NIF-IVA", support_email: "Correo" },
  notSet: "sin indicar",
  version: (number, date) => `Versión ${number}, ${date}`,
  related: "Ver también",
  links: {
    processing: "Qué se trata y dónde",
    worksCouncil: "Una página para el comité de empresa (después de entrar)",
    security: "Seguridad",
    privacy: "Privacidad",
    contact: "Escríbenos",
  },
  siteEnd: {
    heading: "En algún lugar se acaba de apagar una lámpara.",
    text: "Juega con tres personas simuladas que votan, escriben y te llevan la contraria. Dura unos minutos y no necesitas cuenta.",
    signUp: "Crea una cuenta: 6 plazas gratis",
  },
};
