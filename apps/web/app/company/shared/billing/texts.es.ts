import type { texts as english } from "./texts.ts";

export const texts: typeof english = {
  loading: "Cargando los datos de facturación",
  title: "Datos de facturación",
  sub: "Aparecen en las facturas y los recibos desde ahora. Los anteriores no cambian.",
  name: "Empresa o persona",
  address: "Dirección",
  country: "País",
  chooseCountry: "Elige un país",
  tax: "Número fiscal",
  taxHint: (example) => `Tu número de IVA, por ejemplo ${example}. Déjalo vacío si no tienes.`,
  taxHintElsewhere: "El número que tu contabilidad necesita en las facturas. Déjalo vacío si no tienes.",
  save: "Guardar los datos de facturación",
  saved: "Datos de facturación guardados",
};
