import type { texts as english } from "./field-texts.ts";

export const texts: typeof english = {
  ownPassword: {
    label: "Tu contraseña",
    none: "No tienes contraseña, así que esto solo funciona durante los diez minutos después de entrar. Si hace más tiempo, sal y vuelve a entrar primero.",
  },
  terms: {
    accept: "Acepto las",
    terms: "condiciones",
    read: "y he leído la",
    privacy: "nota de privacidad",
  },
};
